/** The calls of contract/src/messages/calls.ts. */
import { listMessages, markMessagesRead } from '@bahi/contract/messages/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { markRead, messagesPage } from './service.ts';

export function registerMessagesRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  route(server, listMessages, (input, { customer }) => messagesPage(db, customer.customerId, input));

  command(server, db, markMessagesRead, (tx, { input, customerId, now }) => markRead(tx, customerId, { input, now }));
}
