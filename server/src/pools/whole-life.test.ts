/** A pool from its first money to the last unit of a follower: valuations, plans, orders and payments over the same books. */
import { addDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { verifyPlans } from '@bahi/core/pool-plan.ts';
import { verifyValuations } from '@bahi/core/pool-valuation.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { afterEach, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { PLAN_INVARIANTS } from './plan-audit.ts';
import { plansFile } from './plan-file.ts';
import { startPools, type PoolsWorld } from './testing.ts';
import { tradePools } from './trading.ts';

const SYMBOLS = Array.from({ length: 12 }, (_, at) => `T${String(at).padStart(2, '0')}`);
const PRICE = 100_00;

let w: PoolsWorld;
afterEach(() => w.h.stop());

const today = () => businessDateOf(practiceCalendar, w.h.clock.now());

async function adjustedDays(symbol: string): Promise<Bar[]> {
  if (!SYMBOLS.includes(symbol)) return [];
  return Array.from({ length: 300 }, (_, at) => {
    const start = sessionOn(practiceCalendar, addDays(today(), at - 299))!.open;
    return [start, PRICE, PRICE, PRICE, PRICE, 10_000_000];
  });
}

/** A minute of the job, and everything that works is filled. */
async function trade(): Promise<void> {
  const { h, deps } = w;
  await h.clock.advance(60_000);
  for (const symbol of SYMBOLS) h.feed.set(symbol, PRICE);
  const more = { feed: h.feed, orders: h.orders, parametersAt: defaultsOf(practiceCalendar), market: { adjustedDays } };
  await tradePools({ ...deps, clock: h.clock, ...more });
  const { rows } = await h.t.owner.query<{ id: bigint; price: bigint; left: number }>(
    'select id, price, quantity - filled as left from orders.orders where ended_at is null order by id',
  );
  for (const { id, price, left } of rows)
    await h.settle(h.venue.execution(String(id), left, Number(price), h.clock.now()));
}

test('money comes in, is invested by the rule, is sold for who leaves and paid out at the next valuation; who stays pays nothing for it', async () => {
  w = await startPools();
  const { h } = w;
  for (const symbol of SYMBOLS) h.feed.list(symbol, PRICE, { sharesOutstanding: 1_000_000 });
  const [leaving, staying] = [await h.customer({ amount: 60_00_000_00n }), await h.customer()];
  const pool = await w.pool({ lockDays: 1 });
  const holding = await w.follow(leaving, pool, { amount: 60_00_000_00n });
  const stays = await w.follow(staying, pool, { amount: 10_00_000_00n });
  await w.value();
  for (let minute = 0; minute < 4; minute += 1) await trade();
  const cashOf = async () => (await h.balance(pool.customerId)).cash;
  // All but the reserve and what is no whole lot.
  expect(await cashOf()).toBeLessThan(3_00_000_00n);
  expect(await w.audit()).toEqual([]);

  await w.session(2);
  for (let minute = 0; minute < 12; minute += 1) await trade();
  await w.stop(leaving, holding.id);
  await w.value(2);
  const half = await w.read(leaving, holding.id);
  expect(half.state).toBe('stopping');
  expect(Number(half.paidOut)).toBeGreaterThan(0);
  expect(Number(half.paidOut)).toBeLessThan(3_00_000);
  const before = (await w.read(staying, stays.id)).value;

  await w.session(1);
  for (let minute = 0; minute < 12; minute += 1) await trade();
  expect(await cashOf()).toBeGreaterThan(56_00_000_00n);
  await w.value();
  const paid = await w.read(leaving, holding.id);
  expect(paid).toMatchObject({ state: 'ended', reason: 'asked' });
  // A purchase, a sale and a fee on the way.
  expect(Number(paid.paidOut)).toBeGreaterThan(59_90_000);
  const after = (await w.read(staying, stays.id)).value;
  expect(Number(after)).toBeGreaterThan(Number(before) * 0.999);

  await w.session(3);
  await w.value(6);
  const now = h.clock.now();
  const plans = await h.db.read((tx) => plansFile(practiceCalendar, tx, { poolId: pool.id, after: 0, now }));
  expect(plans.plans.length).toBeGreaterThanOrEqual(3);
  expect(verifyPlans(plans)).toEqual([]);
  expect(verifyValuations(await w.file(pool), sha256)).toEqual([]);
  expect(await w.audit()).toEqual([]);
  const { breaks } = await h.t.owner.transaction((tx) => auditWhole(tx, PLAN_INVARIANTS));
  expect(breaks).toEqual([]);
});
