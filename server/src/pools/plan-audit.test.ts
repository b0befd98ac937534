/** The auditor over the orders of a pool: what came about by a plan is in order, and any other order is found. */
import { auditWhole } from '../ledger/audit.ts';
import { by, limitOrder } from '../orders/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAN_INVARIANTS } from './plan-audit.ts';
import { tradePools } from './trading.ts';
import { startTrading, type TradingHarness } from './testing-trading.ts';

let p: TradingHarness;
beforeAll(async () => {
  p = await startTrading();
  await p.minute();
  await p.fill();
  await p.nextSession();
  p.prices.set('AAA', 800_00);
  await p.minute();
  await p.fill();
  await p.minute(2);
});
afterAll(() => p.h.stop());

async function found(): Promise<unknown[]> {
  const { breaks } = await p.h.t.owner.transaction((tx) => auditWhole(tx, PLAN_INVARIANTS));
  return [...new Set(breaks.map(({ invariant }) => invariant))];
}

test('purchases and sales by plans are in order', async () => {
  expect((await p.orders()).map(({ kind }) => kind)).toEqual(['open', 'open', 'open', 'close']);
  expect(await found()).toEqual([]);
});

test.each([
  ['another number of shares', 'update pools.plan_line set asked = asked - 100, filled = asked - 100 where line = 2'],
  ['another limit', 'update pools.plan_line set limit_price = limit_price + 5 where line = 3'],
  [
    'a line without its order',
    `update pools.plan_line set order_id = null, outcome = 'waiting', filled = 0 where line = 1`,
  ],
])('%s is found', async (_what, sql) => {
  const text = `update pools.plan_line l set asked = k.asked, filled = k.filled, limit_price = k.limit_price, order_id = k.order_id, outcome = k.outcome
    from (select * from jsonb_populate_recordset(null::pools.plan_line, $1::jsonb)) k where k.plan_id = l.plan_id and k.line = l.line`;
  const { rows } = await p.h.t.owner.query<{ kept: unknown }>('select jsonb_agg(l) as kept from pools.plan_line l');
  await p.h.t.owner.query(sql);
  expect(await found()).toEqual(['pool_orders_are_of_plans']);
  await p.h.t.owner.query(text, [JSON.stringify(rows[0]!.kept)]);
  expect(await found()).toEqual([]);
});

test('an order that is of no plan is found', async () => {
  await p.h.orders.place(by(p.customerId), limitOrder(200_00, { symbol: 'BBB' }));
  expect(await found()).toEqual(['pool_orders_are_of_plans']);
});

test('an order of a process that ended before it was noted, and of none in its session after it, is found by its key', async () => {
  const late = await startTrading();
  const { orders } = late.h;
  const place: typeof orders.place = async (...of) => {
    await orders.place(...of);
    throw new Error('killed');
  };
  await expect(tradePools({ ...late.deps, orders: { ...orders, place } })).rejects.toThrow('pools could not trade');
  await late.nextSession();
  await late.minute(2);
  const { rows } = await late.h.t.owner.query(
    `select outcome, order_id is null as "isNone" from pools.plan_line l join pools.plan p on p.id = l.plan_id where p.number = 1 order by line`,
  );
  expect(rows).toEqual([
    { outcome: 'unfilled', isNone: false },
    { outcome: 'waiting', isNone: true },
    { outcome: 'waiting', isNone: true },
  ]);
  const { breaks } = await late.h.t.owner.transaction((tx) => auditWhole(tx, PLAN_INVARIANTS));
  expect(breaks).toEqual([]);
  await late.h.stop();
});
