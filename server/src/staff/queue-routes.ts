/** The calls of the queues: what waits, who takes a case, who gives it back. */
import { claimCase, listQueue, releaseCase } from '@bahi/contract/staff/queues.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { releaseClaim } from './claims.ts';
import { recordList, searchedBy } from './list-looks.ts';
import { onceByStaff } from './idempotency.ts';
import { claim, queuePage, type QueueDeps } from './queues.ts';

export interface QueueOptions extends QueueDeps {
  readonly db: Database;
}

export function registerQueueRoutes(server: FastifyInstance, options: QueueOptions): void {
  const { db } = options;
  staffRoute(server, listQueue, async (input, { staff, now }) => {
    const page = await db.read((tx) => queuePage(options, tx, { input, staff, now }));
    const { text, ...asked } = input;
    const search = searchedBy(text);
    await recordList(db, {
      list: 'queues',
      asked: { search, ...asked },
      shown: page.rows.map(({ id }) => id),
      // Two searches are one page in the record, which does not know what was typed.
      isPolled: search === undefined,
      staff,
      now,
    });
    return page;
  });
  // A claim again is no repetition: it keeps the case for longer.
  staffRoute(server, claimCase, (input, { staff, now }) =>
    db.transaction((tx) => claim(options, tx, { input, staff, now })),
  );
  staffRoute(server, releaseCase, (input, ctx) =>
    onceByStaff(db, releaseCase, ctx, async (tx) => {
      await releaseClaim(tx, { queue: input.queue, caseId: storedId(input.case) }, ctx.staff.staffId);
      return {};
    }),
  );
}
