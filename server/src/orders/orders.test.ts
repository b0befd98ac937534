/** What happens without the customer: sessions end and open, the server restarts. */
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder, marketOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import { found, untilWaiting } from '../platform/testing-waits.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

/**
 * A turn that found the one before it still at work comes again half a second later: the clock must go on, but not by hours while the
 * database is slow, so it waits for that each time.
 */
async function submittedSince(before: number): Promise<VenueOrder[]> {
  await h.t.owner.query('select');
  await h.clock.advance(500);
  return h.venue.submitted.slice(before);
}

test('after a restart open orders go to the venue in accepted order, with what is left of them', async () => {
  const symbol = h.ownSymbol();
  const customerId = await h.customer();
  const orders = [];
  for (let lots = 1; lots <= 3; lots += 1)
    orders.push(await h.orders.place(by(customerId), limitOrder(500_00, { symbol, lots })));
  await h.settle(h.venue.execution(orders[1]!.id, 150, 500_00));
  const cancelled = await h.orders.place(by(customerId), limitOrder(500_00, { symbol }));
  await h.orders.cancel(by(customerId), BigInt(cancelled.id));
  const venue = await h.restart();
  const mine = venue.submitted.filter((order) => order.symbol === symbol);
  expect(mine.map((order) => [order.orderId, order.quantity, order.nextExecution])).toEqual([
    [orders[0]!.id, 100, 1],
    [orders[1]!.id, 50, 2],
    [orders[2]!.id, 300, 1],
  ]);
  // Its cancellation was promised before the stop.
  expect(await h.orders.order(customerId, BigInt(cancelled.id))).toMatchObject({
    status: 'cancelled',
    reason: { code: 'orders.ended_requested' },
  });
  await h.settle(h.venue.execution(orders[1]!.id, 50, 500_00));
  expect(await h.orders.order(customerId, BigInt(orders[1]!.id))).toMatchObject({
    status: 'filled',
    filledQuantity: 200,
  });
});

test('an order whose connection broke at its commit still reaches the venue', async () => {
  const symbol = h.ownSymbol();
  const customerId = await h.customer();
  const known = await h.orders.place(by(customerId), limitOrder(500_00, { symbol }));
  // The commit is done, but its answer never arrives.
  const caller = by(customerId);
  h.breakNextCommit();
  await expect(h.orders.place(caller, limitOrder(500_00, { symbol }))).rejects.toThrow('Connection terminated');
  const before = h.venue.submitted.length;
  await h.clock.advance(1_000);
  const again = await h.orders.place(caller, limitOrder(500_00, { symbol }));
  await found(
    async () => h.venue.submitted.slice(before).map((order) => order.orderId),
    (ids) => ids.includes(again.id) && ids.includes(known.id),
  );
  expect(await h.orders.listOrders(customerId, { state: 'open', page: 1, pageSize: 10 })).toMatchObject({ total: 2 });
});

test('session orders end with the session; good-till-cancelled ones wait and come back in accepted order', async () => {
  const symbol = h.ownSymbol();
  const customerId = await h.customer();
  const session = await h.orders.place(by(customerId), limitOrder(450_00, { symbol }));
  const gtc = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc', lots: 2 }));
  await h.settle(h.venue.execution(gtc.id, 20, 450_00, h.clock.now()));
  // To 05:01 of the next morning: the session of the day is over, the next one opens at 05:05.
  await h.clock.advance(Date.parse('2026-11-21T05:01:00+05:30') - h.clock.now());
  await h.settle({ type: 'ended', orderId: session.id, why: 'session', quantity: 100, at: h.clock.now() });
  await h.settle({ type: 'ended', orderId: gtc.id, why: 'session', quantity: 180, at: h.clock.now() });
  await found(
    () => h.orders.order(customerId, BigInt(session.id)),
    (order) => order.status === 'cancelled',
  );
  const waiting = await found(
    () => h.orders.order(customerId, BigInt(gtc.id)),
    (order) => order.status === 'accepted',
  );
  expect(waiting).toMatchObject({ filledQuantity: 20, held: expect.stringMatching(/^8[0-9]{4}\./) as string });

  await expect(h.orders.place(by(customerId), marketOrder({ symbol }))).rejects.toMatchObject({
    refusal: { code: 'orders.market_closed', params: { opens: Date.parse('2026-11-21T05:05:00+05:30') } },
  });
  const placed = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  const unwanted = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  expect(placed.status).toBe('accepted');
  expect(await h.orders.cancel(by(customerId), BigInt(unwanted.id))).toMatchObject({
    status: 'cancelled',
    held: '0.00',
  });

  const before = h.venue.submitted.length;
  await h.clock.advance(5 * 60_000);
  const submitted = await found(
    () => submittedSince(before),
    (orders) => orders.length >= 2,
  );
  expect(submitted.map((order) => [order.orderId, order.quantity])).toEqual([
    [gtc.id, 180],
    [placed.id, 100],
  ]);
  expect(await h.orders.order(customerId, BigInt(placed.id))).toMatchObject({ status: 'pending' });
  expect(await h.orders.order(customerId, BigInt(gtc.id))).toMatchObject({ status: 'partly_filled' });
});

test('a digital currency trades around the clock: a waiting order goes over from one session into the next', async () => {
  const symbol = h.ownSymbol({ kind: 'digital', calendarId: 'always' });
  const customerId = await h.customer();
  const session = await h.orders.place(by(customerId), limitOrder(450_00, { symbol }));
  const gtc = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  // 05:01: shares wait for 05:05, this does not.
  await h.clock.advance(Date.parse('2026-11-22T05:01:00+05:30') - h.clock.now());
  h.feed.set(symbol, 500_00);
  expect(await h.orders.place(by(customerId), marketOrder({ symbol }))).toMatchObject({ status: 'pending' });
  await expect(h.orders.place(by(customerId), marketOrder({ symbol: h.ownSymbol() }))).rejects.toMatchObject({
    refusal: { code: 'orders.market_closed' },
  });
  await found(
    () => h.orders.order(customerId, BigInt(session.id)),
    (order) => order.status === 'cancelled',
  );
  // From here on the clock goes for as long as the database needs: over 05:05, where it is slow.
  const before = h.venue.submitted.length;
  await h.settle({ type: 'ended', orderId: gtc.id, why: 'session', quantity: 100, at: h.clock.now() });
  await h.clock.advance(2_000);
  await found(
    () => submittedSince(before),
    (orders) => orders.some((order) => order.orderId === gtc.id),
  );
  const { rows } = await h.orders.listOrders(customerId, { state: 'open', kind: 'digital', page: 1, pageSize: 10 });
  expect(rows.map((order) => order.symbol)).toEqual([symbol, symbol]);
  const { total } = await h.orders.listOrders(customerId, { state: 'open', kind: 'forex', page: 1, pageSize: 10 });
  expect(total).toBe(0);
  await h.clock.advance(10 * 60_000);
});

test('an end of the session that is heard in the next one does not keep an order from the venue', async () => {
  const symbol = h.ownSymbol();
  const customerId = await h.customer();
  const gtc = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  const before = h.venue.submitted.length;
  await h.settle({ type: 'ended', orderId: gtc.id, why: 'session', quantity: 100, at: h.clock.now() });
  expect(await h.orders.order(customerId, BigInt(gtc.id))).toMatchObject({ status: 'accepted' });
  await h.clock.advance(2_000);
  await found(
    () => submittedSince(before),
    (orders) => orders.some((order) => order.orderId === gtc.id),
  );
  expect(await h.orders.order(customerId, BigInt(gtc.id))).toMatchObject({ status: 'pending' });
});

test('a closing order that waits for the opening can be cancelled, and its position holds again', async () => {
  const { customerId, positionId } = await h.openedAlone();
  const waiting = { ...CLOSE_ALL, type: 'limit', limitPrice: '550.00', timeInForce: 'gtc' } as const;
  const close = await h.orders.close(by(customerId), positionId, waiting);
  await h.settle({ type: 'ended', orderId: close.id, why: 'session', quantity: 100, at: h.clock.now() });
  expect(await h.orders.order(customerId, BigInt(close.id))).toMatchObject({ status: 'accepted' });
  expect(await h.orders.cancel(by(customerId), BigInt(close.id))).toMatchObject({ status: 'cancelled' });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding' });
});

test('a server that slept through the end of the session ends its session orders at the start', async () => {
  const symbol = h.ownSymbol();
  h.feed.set(symbol, 500_00);
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(450_00, { symbol }));
  await h.orders.stop();
  await h.clock.advance(24 * 3_600_000);
  const venue = await h.restart();
  expect(venue.submitted.map((one) => one.orderId)).not.toContain(order.id);
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({
    status: 'cancelled',
    reason: { code: 'orders.ended_session' },
  });
});

test('a stop waits for the orders that are being brought back', async () => {
  const house = await ordersHarness();
  const customerId = await house.customer();
  const order = await house.orders.place(by(customerId), limitOrder(450_00));
  house.breakNextCommit();
  const lost = house.orders.place(by(await house.customer()), limitOrder(450_00));
  await expect(lost).rejects.toThrow('Connection terminated');
  const timesSubmitted = () => house.venue.submitted.filter(({ orderId }) => orderId === order.id).length;
  let counted = Promise.resolve(0);
  await house.t.owner.transaction(async (tx) => {
    await tx.query('select from ledger.balance where customer_id = $1 for update', [customerId]);
    await house.clock.advance(1_000);
    await untilWaiting(house.t.owner);
    counted = house.orders.stop().then(timesSubmitted);
  });
  expect(await counted).toBe(2);
  await house.t.drop();
});
