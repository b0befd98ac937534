/** What somebody might try who wants the cash and the shares as well. */
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertDue, updateThrough } from '../credit-score/store.ts';
import { adjustHoldings } from '../orders/action-holdings.ts';
import { CLOSE_ALL, by, limitOrder } from '../orders/testing.ts';
import { startPledging, type Held, type Pledging } from './testing.ts';

let p: Pledging;
beforeAll(async () => {
  p = await startPledging();
});
afterAll(() => p.stop());
afterEach(async () => expect(await p.audit()).toEqual([]));

const now = () => p.h.clock.now();
const refused = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });

async function pledgedOf({ positionId }: Held): Promise<number> {
  const text = 'select pledged from orders.position where id = $1';
  return (await p.h.t.owner.query<{ pledged: number }>(text, [positionId])).rows[0]!.pledged;
}

test('whoever places a limit order for the free lots again and again does not put the forced sale off', async () => {
  const asha = await p.holder(4);
  await p.lent(asha, { lots: 3, amount: '75000' });
  p.mark(asha, 290_00);
  await p.progress();
  await p.later(24 * HOUR_MS - MINUTE_MS);
  const limit = { type: 'limit', lots: 1, limitPrice: '340.00', timeInForce: 'session' } as const;
  const placed = await p.h.orders.close(by(asha.customerId), asha.positionId, limit);
  await p.later(MINUTE_MS);
  expect(p.h.venue.cancelled).toContain(placed.id);
  await p.h.settle({ type: 'ended', orderId: placed.id, why: 'requested', quantity: 100, at: now() });
  const until = now() + 5 * MINUTE_MS;
  const begun = { refusal: { code: 'orders.pledge_sale_begun', params: { until } } };
  expect(await p.h.orders.previewClose(asha.customerId, asha.positionId, limit)).toMatchObject(begun);
  await expect(p.h.orders.close(by(asha.customerId), asha.positionId, limit)).rejects.toMatchObject(begun);
  await p.later(MINUTE_MS);
  expect(await p.sale(asha)).toMatchObject({ type: 'market', quantity: 200 });
});

test('more fills of the opening order keep what is pledged', async () => {
  const asha = await p.holder(1);
  const { id } = await p.h.orders.place(by(asha.customerId), limitOrder(500_00, { symbol: asha.symbol, lots: 4 }));
  await p.h.settle(p.h.venue.execution(id, 200, 500_00, now()));
  const part = { ...asha, positionId: BigInt(id) };
  await p.lent(part, { lots: 2, amount: '50000' });
  await p.h.settle(p.h.venue.execution(id, 200, 500_00, now()));
  expect(await pledgedOf(part)).toBe(200);
  await expect(p.close(part)).rejects.toEqual(refused('orders.pledged'));
  await p.close(part, 2);
});

test('between an ex-date and the new shares there is no price to borrow by, and none that warns or sells', async () => {
  const asha = await p.holder(4);
  const { id } = await p.lent(asha, { lots: 2, amount: '50000' });
  const asked = await p.ask(asha, { lots: 2, amount: '20000' });
  p.heldUp.add(asha.symbol);
  // Ten old shares become one, and each that is still held looks ten times as dear; or one becomes two.
  p.mark(asha, 5_000_00);
  await expect(p.approve(asked)).rejects.toEqual(refused('pledges.price_unavailable'));
  await p.cancel(asha, asked.id);
  await expect(p.ask(asha, { lots: 2, amount: '200000' })).rejects.toEqual(refused('pledges.price_unavailable'));
  p.mark(asha, 250_00);
  await p.progress();
  expect((await p.read(asha, id)).saleFrom).toBeNull();
  p.heldUp.delete(asha.symbol);
  await p.progress();
  expect((await p.read(asha, id)).saleFrom).not.toBeNull();
});

test('five pledges at once make no score: of those open at the same time the first that is repaid counts', async () => {
  const asha = await p.holder(5);
  const lent = [];
  for (let count = 0; count < 5; count += 1) lent.push(await p.lent(asha, { lots: 1, amount: '10000' }));
  await p.later(30 * DAY_MS);
  for (const { id } of lent) await repayAll(asha, id);
  const after = await p.lent(asha, { lots: 1, amount: '10000' });
  await p.later(30 * DAY_MS);
  await repayAll(asha, after.id);
  await p.h.t.db.transaction(async (tx) => {
    await insertDue(tx, now());
    await updateThrough(tx, now());
  });
  const { rows } = await p.h.t.owner.query<{ id: bigint }>(
    `select reference as id from credit.event where customer_id = $1 and code = 'pledge_repaid_in_time' order by 1`,
    [asha.customerId],
  );
  expect(rows.map(({ id }) => id.toString())).toEqual([lent[0]!.id, after.id]);
});

async function repayAll(of: Held, id: string): Promise<void> {
  const { principal, interest } = await p.read(of, id);
  await p.repay(of, id, (Number(principal) + Number(interest)).toFixed(2));
}

test('a forced sale that was found due before a pledge of the position came or ended becomes no order', async () => {
  const asha = await p.holder(4);
  const { id } = await p.lent(asha, { lots: 2, amount: '50000' });
  p.mark(asha, 290_00);
  await p.progress();
  const { orders } = p;
  // Between the look and the order its customer asks for one more.
  p.orders = {
    async sellPledged(sale) {
      if (sale.positionId === asha.positionId) await p.ask(asha, { lots: 1, amount: '10000' });
      return orders.sellPledged(sale);
    },
  };
  await p.later(24 * HOUR_MS);
  p.orders = orders;
  expect(await p.sale(asha)).toBeUndefined();
  await p.progress();
  expect(await p.sale(asha)).toMatchObject({ quantity: 200 });
  await repayAll(asha, id);
});

test('shares that a reverse split made fewer cover less at the approval', async () => {
  const asha = await p.holder(4);
  const asked = await p.ask(asha, { lots: 2, amount: '50000' });
  const { symbol, customerId, positionId } = asha;
  const action = { symbol, kind: 'split', numerator: 1, denominator: 2, cash: 0, base: 500_00, exAt: now() } as const;
  const context = { clock: p.h.clock, day: () => ({ businessDate: businessDateOf(practiceCalendar, now()) }) } as never;
  const partsOf = async () => new Map([[positionId, { entitlementId: 1n, amount: 0n }]]);
  await p.h.db.transaction((tx) => adjustHoldings(context, tx, { action, customerIds: [customerId], partsOf }));
  expect(await pledgedOf(asha)).toBe(100);
  await expect(p.approve(asked)).rejects.toEqual(refused('pledges.above_limit'));
});

test('free lots that are sold leave the others pledged', async () => {
  const asha = await p.holder(4);
  await p.lent(asha, { lots: 2, amount: '50000' });
  const { id } = await p.h.orders.close(by(asha.customerId), asha.positionId, { ...CLOSE_ALL, lots: 2 });
  await p.h.settle(p.h.venue.execution(id, 200, 500_00, now()));
  expect(await pledgedOf(asha)).toBe(200);
  await expect(p.close(asha, 1)).rejects.toEqual(refused('orders.pledged'));
});
