/** What an order holds is a column of its row: in the customer's list, in the book's total, and behind what the database refuses. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { LEDGER_INVARIANTS } from '../ledger/invariants.ts';
import { readActiveHolds } from '../ledger/read.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import { MORNING } from './testing-market.ts';
import { by, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterAll(() => h.stop());

const held = async (customerId: bigint) =>
  (await readActiveHolds(h.t.db, customerId)).map(({ kind, reference, amount }) => ({ kind, reference, amount }));

test('an order holds what is left of it to fill, and nothing once it has ended', async () => {
  const customerId = await h.customer();
  const { id } = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  const whole = await held(customerId);
  expect(whole).toEqual([{ kind: 'order', reference: BigInt(id), amount: (await h.balance(customerId)).held }]);
  await h.settle(h.venue.execution(id, 100, 499_00));
  const [rest] = await held(customerId);
  expect(rest!.amount).toBeLessThan(whole[0]!.amount);
  expect(rest!.amount).toBe((await h.balance(customerId)).held);
  await h.settle({ type: 'ended', orderId: id, why: 'requested', quantity: 100, at: MORNING });
  expect(await held(customerId)).toEqual([]);
  expect(await h.balance(customerId)).toMatchObject({ held: 0n });
});

test.each([
  ['order_holds_while_it_opens', 'less than nothing', 'update orders.orders set held = -1 where id = $1'],
  ['order_ends_once', 'more than when it was placed', 'update orders.orders set held = held + 1 where id = $1'],
  [
    'order_holds_while_it_opens',
    'something although it has ended',
    `update orders.orders set status = 'cancelled', ended_at = 1, reason = 'x' where id = $1`,
  ],
  [
    'order_holds_while_it_opens',
    'something although it closes a position',
    `update orders.orders set kind = 'close', closes = 1 where id = $1`,
  ],
  [
    'order_ends_once',
    'nothing, and changes after its end',
    `with ended as (update orders.orders set held = 0, status = 'cancelled', ended_at = 1, reason = 'x' where id = $1)
     select`,
    `update orders.orders set ended_at = 2 where id = $1`,
  ],
  [
    'hold_of_an_order_is_in_its_row',
    'something in a row of the ledger',
    `insert into ledger.hold (reference, customer_id, amount, kind, currency, placed_at)
     select id, customer_id, held, 'order', 'INR', 1 from orders.orders where id = $1`,
  ],
])('the database refuses by %s an order that holds %s', async (constraint, _what, ...statements) => {
  const { id } = await h.orders.place(by(await h.customer()), limitOrder(500_00));
  const writing = h.t.owner.transaction(async (tx) => {
    for (const sql of statements) await tx.query(sql, [id]);
  });
  await expect(writing).rejects.toMatchObject({ code: '23514', constraint });
});

test.each([
  ['order_hold_is_worst_case', 'update orders.orders set held = held - 1 where id = $1'],
  ['held_is_the_sum_of_active_holds', 'update orders.orders set held = held - 1 where id = $1'],
  [
    'ended_order_holds_nothing',
    `alter table orders.orders drop constraint order_holds_while_it_opens;
     update orders.orders set status = 'cancelled', ended_at = 1, reason = 'x' where id = $1`,
  ],
])('the auditor names %s', async (name, sql) => {
  const { id } = await h.orders.place(by(await h.customer()), limitOrder(500_00));
  const undone = new Error('undone');
  const found = h.t.owner.transaction(async (tx) => {
    await tx.query(sql.replaceAll('$1', id));
    const { breaks } = await auditWhole(tx, [...LEDGER_INVARIANTS, ...ORDER_INVARIANTS]);
    expect(breaks.map((one) => one.invariant)).toContain(name);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});
