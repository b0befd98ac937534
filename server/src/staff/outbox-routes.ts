/** The outbox of a practice install: what would have gone to customers' phones. */
import { listOutbox } from '@bahi/contract/staff/outbox.ts';
import type { FastifyInstance } from 'fastify';
import type { Messenger } from '../messenger/service.ts';
import { staffRoute } from '../platform/staff-http.ts';

export function registerOutboxRoutes(server: FastifyInstance, messenger: Messenger): void {
  staffRoute(server, listOutbox, (input) => messenger.outbox(input));
}
