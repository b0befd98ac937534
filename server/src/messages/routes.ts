/** The calls of contract/src/messages.ts. */
import { listMessages, markMessagesRead } from '@bahi/contract/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import { markRead, messagesPage } from './service.ts';

export function registerMessagesRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  route(server, listMessages, (input, { customer }) => messagesPage(db, customer.customerId, input));

  route(server, markMessagesRead, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) =>
    db.transaction((tx) =>
      once(tx, { scope: customerId, endpoint: markMessagesRead.path, key, bodyHash }, () =>
        markRead(tx, customerId, { input, now }),
      ),
    ),
  );
}
