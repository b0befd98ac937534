/** The calls of contract/src/messages/calls.ts. */
import { getMessage, listMessages, markMessagesRead } from '@bahi/contract/messages/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { markRead, messageOf, messagesPage } from './service.ts';

export function registerMessagesRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  route(server, listMessages, (input, { customer }) => messagesPage(db, customer.customerId, input));

  route(server, getMessage, ({ id }, { customer }) => messageOf(db, customer.customerId, id));

  command(server, db, markMessagesRead, (tx, { input, customerId, now }) => markRead(tx, customerId, { input, now }));
}
