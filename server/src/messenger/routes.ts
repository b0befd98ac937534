/** The outbox of a practice install: what would have gone to customers' phones. Whose messages were read is written down. */
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { recordList, searchedBy } from '../staff/service.ts';
import type { Messenger } from './service.ts';

export function registerMessengerRoutes(
  server: FastifyInstance,
  { db, messenger }: { readonly db: Database; readonly messenger: Messenger },
): void {
  staffRoute(server, listOutbox, async (input, { staff, now }) => {
    const page = await messenger.outbox(input);
    const { account, ...asked } = input;
    await recordList(db, {
      list: 'outbox',
      asked: { search: searchedBy(account), ...asked },
      shown: page.rows.map(({ id }) => id),
      customers: page.rows.map(({ customer }) => customer),
      staff,
      now,
    });
    return page;
  });
}
