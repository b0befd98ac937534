/** The operator's T+N and N minutes before a sale: for instruments without a lock of their own, fixed at the fill. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { lockedUntil } from '@bahi/core/position.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import { MORNING } from './testing-market.ts';
import { found } from '../platform/testing-waits.ts';

/** In force from here on: 30 minutes; an hour later: T+2. */
const FROM = MORNING + HOUR_MS;
const defaultsAt = defaultsOf(practiceCalendar);

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness({
    parametersAt: (now) => ({
      ...defaultsAt(now),
      tradingLockDays: now >= FROM + HOUR_MS ? 2 : 0,
      tradingLockMinutes: now >= FROM && now < FROM + HOUR_MS ? 30 : 0,
    }),
  });
});
afterAll(() => h.stop());

async function bought(symbol = 'VRM') {
  h.feed.set(symbol, 500_00);
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { symbol }));
  const positionId = BigInt(order.id);
  return {
    customerId,
    positionId,
    fill: (at: number) => h.settle(h.venue.execution(order.id, 100, 500_00, at)),
    position: () => h.positionOf(customerId, positionId),
    close: () => h.orders.close(by(customerId), positionId, CLOSE_ALL),
  };
}

test('the lock in force at the fill counts: before its moment there is none, and no later change moves it', async () => {
  const early = await bought();
  const late = await bought();
  expect((await h.orders.previewPlace(early.customerId, limitOrder(500_00))).sellFrom).toBeNull();
  await h.clock.advance(HOUR_MS);
  await early.fill(FROM - 1);
  await late.fill(FROM);
  expect(await early.position()).toMatchObject({ status: 'holding', lockedUntil: null });
  expect(await late.position()).toMatchObject({ status: 'locked', lockedUntil: FROM + 30 * MINUTE_MS });
  const until = FROM + 30 * MINUTE_MS;
  expect((await h.orders.previewPlace(late.customerId, limitOrder(500_00))).sellFrom).toBe(until);
  await expect(late.close()).rejects.toMatchObject({
    refusal: { code: 'orders.locked_minutes', params: { minutes: 30, until } },
  });

  await h.clock.advance(HOUR_MS);
  expect(await late.position()).toMatchObject({ status: 'holding', lockedUntil: until });
  h.feed.set('VRM', 500_00);
  expect(await late.close()).toMatchObject({ status: 'pending' });
});

test('T+2 for what has no lock of its own, and the own lock where there is one', async () => {
  const at = h.clock.now();
  const plain = await bought();
  const own = await bought(h.ownSymbol({ lockMinutes: 5 }));
  await plain.fill(at);
  await own.fill(at);
  const until = lockedUntil(practiceCalendar, { lockDays: 2, lockMinutes: 0 }, at)!;
  await expect(plain.close()).rejects.toMatchObject({
    refusal: { code: 'orders.locked_days', params: { days: 2, until } },
  });
  expect(await own.position()).toMatchObject({ status: 'locked', lockedUntil: at + 5 * MINUTE_MS });
  expect(await h.audit()).toEqual([]);
});

test('a lock holds up no close-out: the house would bear the loss past the margin', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ leverage: 10, stopLoss: '480.00' });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'locked' });
  const submitted = () => h.venue.submitted.filter((order) => order.symbol === symbol && order.side === 'sell');
  h.feed.set(symbol, 470_00);
  await found(
    () => h.positionOf(customerId, positionId),
    (position) => position.isWarned,
  );
  // The stop waits for the lock, as a sale of the customer's own does.
  expect(submitted()).toEqual([]);
  await expect
    .poll(
      async () => {
        await h.clock.advance(1_000);
        h.feed.set(symbol, 462_50);
        return submitted();
      },
      { timeout: 60_000 },
    )
    .toHaveLength(1);
  await h.settle(h.venue.execution(submitted()[0]!.orderId, 100, 462_45, h.clock.now()));
  const { position, orders } = await h.orders.position(customerId, positionId);
  expect(position).toMatchObject({ status: 'closed', receivable: '0.00' });
  expect(orders.at(-1)).toMatchObject({ origin: 'close_out' });
  expect(await h.audit()).toEqual([]);
});
