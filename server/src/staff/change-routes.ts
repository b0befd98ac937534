/** The calls of what one person proposes and another decides. */
import { approveChange, listChanges, rejectChange } from '@bahi/contract/staff/operations.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { approve, changesPage, reject, type ChangeRules } from './changes.ts';
import { recordList } from './list-looks.ts';
import { onceByStaff } from './idempotency.ts';

/** `rules` may grow until the first call comes. */
export function registerChangeRoutes(server: FastifyInstance, db: Database, rules: ChangeRules): void {
  staffRoute(server, listChanges, async (asked, { staff, now }) => {
    const page = await db.read((tx) => changesPage(tx, { input: asked, staff }));
    // Restrictions and corrections name a customer.
    await recordList(db, { list: 'changes', asked, shown: page.rows.map(({ id }) => id), staff, now });
    return page;
  });
  staffRoute(server, approveChange, (input, ctx) =>
    onceByStaff(db, approveChange, ctx, (tx) =>
      approve(tx, rules, { id: storedId(input.change), staff: ctx.staff, now: ctx.now }),
    ),
  );
  staffRoute(server, rejectChange, (input, ctx) =>
    onceByStaff(db, rejectChange, ctx, (tx) =>
      reject(tx, rules, { id: storedId(input.change), staff: ctx.staff, reason: input.reason, now: ctx.now }),
    ),
  );
}
