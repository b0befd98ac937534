/** Who is not let into a pool, each with its own reason (desks §0, §6). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PoolRow } from './rows.ts';
import { startPools, type PoolsWorld } from './testing.ts';

let w: PoolsWorld;
beforeAll(async () => {
  w = await startPools();
});
afterAll(() => w.h.stop());

test.each<[string, (pool: PoolRow) => Promise<unknown>, string, Partial<Parameters<PoolsWorld['pool']>[0]>?]>([
  [
    'an amount below the minimum',
    async (pool) => w.follow(await w.h.customer(), pool, { amount: 9_999_99n }),
    'pools.below_minimum',
  ],
  [
    'a stop out of its range',
    async (pool) => w.follow(await w.h.customer(), pool, { stopPercent: 96 }),
    'pools.stop_invalid',
  ],
  [
    'more than is free',
    async (pool) => w.follow(await w.h.customer({ amount: 20_000_00n }), pool),
    'pools.insufficient',
  ],
  [
    'a pool off the shelf',
    async (pool) => {
      await w.h.t.owner.query(
        `update pools.pool set off_shelf_at = 1, off_shelf_by = 'Revathi', off_shelf_reason = 'new terms' where id = $1`,
        [pool.id],
      );
      return w.follow(await w.h.customer(), pool);
    },
    'pools.off_shelf',
  ],
  [
    'a pool that is halted',
    async (pool) => {
      await w.h.t.owner.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(
          `insert into pools.halt (pool_id, at, member_id, name, reason) values ($1, 1, 71, 'Revathi', 'a look')`,
          [pool.id],
        );
      });
      return w.follow(await w.h.customer(), pool);
    },
    'pools.halted',
  ],
  [
    'a pool of high risk',
    async (pool) => {
      await w.h.t.owner.query(
        `insert into pools.simulated values ($1, 1, '2025-01-01', '2026-01-01', '{"risk": 8, "expected": null, "extremes": null, "months": []}')`,
        [pool.id],
      );
      return w.follow(await w.h.customer(), pool);
    },
    'pools.risk_too_high',
  ],
  [
    'a pool whose deadline has passed',
    async (pool) => w.follow(await w.h.customer(), pool),
    'pools.deadline_passed',
    { lockDays: 365 },
  ],
])('%s is refused', async (_name, asking, code, terms = {}) => {
  const pool = await w.pool(terms.lockDays === undefined ? {} : { ...terms, endsOn: endsIn(10) });
  await expect(asking(pool)).rejects.toMatchObject(refused(code));
});

test('who is not verified, and who confirms another date, is refused', async () => {
  const pool = await w.pool();
  const asha = await w.h.customer();
  w.isVerified = false;
  await expect(w.follow(asha, pool)).rejects.toMatchObject(refused('verification.required'));
  w.isVerified = true;
});

function refused(code: string) {
  return { refusal: { code } };
}

/** The date of the session so many after today's. */
function endsIn(sessions: number): string {
  return w.moment(sessions * 6 + 1).date;
}
