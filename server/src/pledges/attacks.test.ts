/** What somebody might try who wants the cash and the shares as well. */
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertDue, updateThrough } from '../credit-score/store.ts';
import { adjustHoldings } from '../orders/action-holdings.ts';
import { CLOSE_ALL, by, limitOrder } from '../orders/testing.ts';
import { termsOf } from './service.ts';
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
  // Nor is it shown as what the pledge is worth.
  expect(await p.read(asha, id)).toMatchObject({ saleFrom: null, value: null, owedBps: null });
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

async function adjust(
  { symbol, customerId, positionId }: Held,
  terms: Record<'numerator' | 'denominator', number> & { readonly kind: 'split' | 'bonus' },
): Promise<void> {
  const action = { symbol, ...terms, cash: 0, base: 500_00, exAt: now() };
  const context = { clock: p.h.clock, day: () => ({ businessDate: businessDateOf(practiceCalendar, now()) }) } as never;
  const partsOf = async () => new Map([[positionId, { entitlementId: 1n, amount: 0n }]]);
  await p.h.db.transaction((tx) => adjustHoldings(context, tx, { action, customerIds: [customerId], partsOf }));
}

async function repayAll(of: Held, id: string): Promise<void> {
  const { principal, interest } = await p.read(of, id);
  await p.repay(of, id, (Number(principal) + Number(interest)).toFixed(2));
}

test('a forced sale whose pledge is repaid just before it leaves the shares to the pledge that takes its place', async () => {
  const asha = await p.holder(2);
  const { id } = await p.lent(asha, { lots: 2, amount: '50000' });
  p.mark(asha, 290_00);
  await p.progress();
  const { orders } = p;
  // Between the look and the order: as many shares are pledged as before, but of another pledge.
  p.orders = {
    async sellPledged(sale) {
      if (sale.positionId === asha.positionId) {
        await repayAll(asha, id);
        await p.ask(asha, { lots: 2, amount: '20000' });
      }
      return orders.sellPledged(sale);
    },
  };
  await p.later(24 * HOUR_MS);
  p.orders = orders;
  expect(await p.sale(asha)).toBeUndefined();
  expect(await pledgedOf(asha)).toBe(200);
});

test('whoever asks for one more pledge or repays a paisa at the minute of the forced sale does not put it off', async () => {
  const asha = await p.holder(4);
  const { id } = await p.lent(asha, { lots: 2, amount: '50000' });
  p.mark(asha, 290_00);
  await p.progress();
  const { orders } = p;
  p.orders = {
    async sellPledged(sale) {
      if (sale.positionId === asha.positionId) {
        await p.ask(asha, { lots: 1, amount: '10000' });
        await p.repay(asha, id, '0.01');
      }
      return orders.sellPledged(sale);
    },
  };
  await p.later(24 * HOUR_MS);
  p.orders = orders;
  expect(await p.sale(asha)).toMatchObject({ quantity: 200 });
  await p.h.settle(p.h.venue.execution((await p.sale(asha))!.orderId, 200, 290_00, now()));
  expect(await pledgedOf(asha)).toBe(100);
});

test('what a bonus leaves of a one-lot pledge beside the whole lot is sold by force with it, and no other pledge’s', async () => {
  const asha = await p.holder(4);
  const { id } = await p.lent(asha, { lots: 1, amount: '25000' });
  const other = await p.ask(asha, { lots: 1, amount: '10000' });
  await adjust(asha, { kind: 'bonus', numerator: 1, denominator: 2 });
  expect(await p.read(asha, id)).toMatchObject({ pledged: 150 });
  p.mark(asha, 160_00);
  await p.progress();
  await p.later(24 * HOUR_MS);
  const order = (await p.sale(asha))!;
  expect(order).toMatchObject({ quantity: 150 });
  await p.h.settle(p.h.venue.execution(order.orderId, 150, 160_00, now()));
  // They bring less than is owed: no share covers the rest.
  expect(await p.read(asha, id)).toMatchObject({ state: 'lending', pledged: 0, soldShares: 150 });
  expect(await pledgedOf(asha)).toBe(150);
  await p.cancel(asha, other.id);
});

test('digital currencies are no shares: they are not pledged, and the form does not offer them', async () => {
  const coin = p.h.ownSymbol();
  p.h.feed.list(coin, 500_00, { kind: 'digital' });
  const asha = await p.holder(4, coin);
  await expect(p.ask(asha)).rejects.toEqual(refused('pledges.not_eligible'));
  const of = { customerId: asha.customerId, now: now() };
  expect((await p.h.db.read((tx) => termsOf(p.deps, tx, of))).holdings).toEqual([]);
});

test('shares that a reverse split made fewer cover less at the approval', async () => {
  const asha = await p.holder(4);
  const asked = await p.ask(asha, { lots: 2, amount: '50000' });
  await adjust(asha, { kind: 'split', numerator: 1, denominator: 2 });
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
