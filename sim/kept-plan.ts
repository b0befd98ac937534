/**
 * The audit of each round keeps its connection and the plan of its statement: over so little as a round changes, planning it takes ten times as
 * long as what it looks at.
 */
import type { Database } from '@bahi/server/platform/database.ts';

export function withKeptPlan(db: Database): Database {
  return {
    ...db,
    transaction: (fn) =>
      db.transaction(async (tx) => {
        await tx.query('set local plan_cache_mode = force_generic_plan');
        return fn({
          ...tx,
          query: (query, values) =>
            tx.query(typeof query === 'object' ? { name: 'sim.audit', ...query } : query, values),
        });
      }),
  };
}
