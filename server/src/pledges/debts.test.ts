/** More than one debt at a time (decision 0085), what a sale and a split do to each of them, and due dates that wait (decision 0078). */
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertDue, updateThrough } from '../credit-score/store.ts';
import { approveLoan, repayLoan, requestLoan } from '../loans/service.ts';
import { adjustHoldings } from '../orders/action-holdings.ts';
import { impose } from '../restrictions/imposing.ts';
import { REVIEWER, startPledging, type Held, type Pledging } from './testing.ts';

let p: Pledging;
beforeAll(async () => {
  p = await startPledging();
});
afterAll(() => p.stop());
afterEach(async () => expect(await p.audit()).toEqual([]));

const now = () => p.h.clock.now();
const refused = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });

async function borrow({ customerId }: Held, amount: string): Promise<string> {
  const input = { amount, termDays: 30 };
  const { id } = await p.h.db.transaction((tx) => requestLoan(p.deps, tx, { customerId, now: now(), input }));
  const decision = { id: BigInt(id), amount, staff: REVIEWER, note: null, now: now() };
  await p.h.db.transaction((tx) => approveLoan(p.deps, tx, decision));
  return id;
}

const repayAll = async (of: Held, id: string) => {
  const { principal, interest } = await p.read(of, id);
  return p.repay(of, id, (Number(principal) + Number(interest)).toFixed(2));
};

async function pledgedOf({ positionId }: Held): Promise<number> {
  const text = 'select pledged from orders.position where id = $1';
  return (await p.h.t.owner.query<{ pledged: number }>(text, [positionId])).rows[0]!.pledged;
}

test('a loan and pledges are owed side by side: interest is of each, and repaying one touches no other', async () => {
  const asha = await p.holder(4);
  const loan = await borrow(asha, '20000');
  const first = await p.lent(asha, { lots: 2, amount: '50000' });
  const more = await p.also(asha);
  const second = await p.lent(more, { lots: 4, amount: '100000' });
  // Free lots of the same position, while two others are open.
  const third = await p.lent(asha, { lots: 2, amount: '10000' });
  expect(await p.book(asha)).toMatchObject({ loan: 1_80_000_00n });
  await p.later(2 * DAY_MS);
  const interest = async () =>
    Promise.all([first, second, third].map(async ({ id }) => (await p.read(asha, id)).interest));
  // 10 % of 50,000, of 1,00,000 and of 10,000 a year, for two dates.
  expect(await interest()).toEqual(['27.40', '54.80', '5.48']);
  expect(await repayAll(asha, first.id)).toMatchObject({ state: 'finished', pledged: 0 });
  expect(await interest()).toEqual(['0.00', '54.80', '5.48']);
  expect(await pledgedOf(asha)).toBe(200);
  await expect(p.close(asha, 3)).rejects.toEqual(refused('orders.pledged'));
  await p.close(asha, 2);
  const input = { loan, amount: '20013.16' };
  await p.h.db.transaction((tx) => repayLoan(p.deps, tx, { customerId: asha.customerId, now: now(), input }));
  expect((await p.read(more, second.id)).principal).toBe('100000.00');
  expect(await p.book(asha)).toMatchObject({ loan: 1_10_000_00n });
  await expect(p.ask(more, { lots: 1 })).rejects.toEqual(refused('pledges.no_free_lots'));
});

test('of two pledges of one position the sale is of the one it is due of, and repays that', async () => {
  const asha = await p.holder(4);
  const low = await p.lent(asha, { lots: 2, amount: '50000' });
  const calm = await p.lent(asha, { lots: 2, amount: '10000' });
  p.mark(asha, 290_00);
  await p.progress();
  await p.later(25 * HOUR_MS);
  const order = (await p.sale(asha))!;
  await p.h.settle(p.h.venue.execution(order.orderId, order.quantity, 290_00, now()));
  expect(await p.read(asha, low.id)).toMatchObject({ soldShares: order.quantity, pledged: 200 - order.quantity });
  expect(await p.read(asha, calm.id)).toMatchObject({ soldShares: 0, pledged: 200, principal: '10000.00' });
  expect(await pledgedOf(asha)).toBe(400 - order.quantity);
});

test('who repays while the sale is at work keeps what it brings, and the other pledge its shares', async () => {
  const asha = await p.holder(4);
  const { id } = await p.lent(asha, { lots: 2, amount: '50000' });
  const calm = await p.lent(asha, { lots: 2, amount: '10000' });
  p.mark(asha, 290_00);
  await p.progress();
  await p.later(25 * HOUR_MS);
  const order = (await p.sale(asha))!;
  expect(await repayAll(asha, id)).toMatchObject({ state: 'finished', outcome: 'repaid' });
  const before = await p.book(asha);
  await p.h.settle(p.h.venue.execution(order.orderId, order.quantity, 290_00, now()));
  expect((await p.book(asha)).cash).toBeGreaterThan(before.cash);
  expect(await p.read(asha, id)).toMatchObject({ state: 'finished', soldShares: 0 });
  expect(await p.read(asha, calm.id)).toMatchObject({ pledged: 200 });
  expect(await pledgedOf(asha)).toBe(200);
});

test('a sale that found no order is asked for by the same record, and one that is refused now is looked at again', async () => {
  const asha = await p.holder(1);
  const { id } = await p.lent(asha, { lots: 1, amount: '25000' });
  p.mark(asha, 290_00);
  await p.progress();
  const { orders } = p.deps;
  // The process dies between what it noted and its order.
  p.orders = { sellPledged: async () => false };
  await p.later(25 * HOUR_MS);
  await p.progress();
  expect(await p.sale(asha)).toBeUndefined();
  p.orders = orders;
  await p.progress();
  expect(await p.sale(asha)).toBeDefined();
  const { rows } = await p.h.t.owner.query('select 1 from pledges.sale where pledge_id = $1', [id]);
  expect(rows).toHaveLength(1);
});

test('a split makes more shares of each pledge, and its value stays', async () => {
  const asha = await p.holder(4);
  const one = await p.lent(asha, { lots: 1, amount: '10000' });
  const other = await p.lent(asha, { lots: 2, amount: '20000' });
  const exAt = now();
  const action = {
    symbol: asha.symbol,
    kind: 'split',
    numerator: 3,
    denominator: 2,
    cash: 0,
    base: 500_00,
    exAt,
  } as const;
  const parts = new Map([[asha.positionId, { entitlementId: 1n, amount: 0n }]]);
  const context = { clock: p.h.clock, day: () => ({ businessDate: businessDateOf(practiceCalendar, now()) }) } as never;
  await p.h.db.transaction((tx) =>
    adjustHoldings(context, tx, {
      action,
      customerIds: [asha.customerId],
      partsOf: async () => parts,
    }),
  );
  expect(await pledgedOf(asha)).toBe(450);
  expect([(await p.read(asha, one.id)).pledged, (await p.read(asha, other.id)).pledged]).toEqual([150, 300]);
});

test('a freeze over the due date: it waits, and repaying all by the new end counts for the score', async () => {
  const asha = await p.holder(4);
  const { id } = await p.lent(asha);
  const { overdueAt } = (
    await p.h.t.owner.query<{ overdueAt: bigint }>(
      'select overdue_at as "overdueAt" from pledges.pledge where id = $1',
      [id],
    )
  ).rows[0]!;
  const due = Number(overdueAt);
  await p.later(due - HOUR_MS - now());
  const until = due + 2 * DAY_MS;
  const { customerId } = asha;
  const asked = { customerId, kind: 'frozen', reason: 'court_order', message: 'as ordered', until } as const;
  const author = { id: 900n, name: 'risk' };
  await p.h.t.db.transaction((tx) => impose(tx, { ...asked, author, aloneMs: 60 * DAY_MS, now: now() }));
  await p.later(2 * HOUR_MS);
  expect(await p.read(asha, id)).toMatchObject({ isOverdue: false, waitsUntil: until + DAY_MS });
  expect(await p.stories(asha)).toContain('pledges.due_waits');
  await p.later(until + HOUR_MS - now());
  expect(await repayAll(asha, id)).toMatchObject({ state: 'finished' });
  await p.h.t.db.transaction(async (tx) => {
    await insertDue(tx, now());
    await updateThrough(tx, now());
  });
  const { rows } = await p.h.t.owner.query(
    'select points::int from credit.event where customer_id = $1 and code = $2',
    [customerId, 'pledge_repaid_in_time'],
  );
  expect(rows).toEqual([{ points: 20 }]);
  expect(await p.stories(asha)).not.toContain('pledges.overdue');
});
