/** What happens without the customer: sessions end and open, the server restarts, rules watch positions. */
import type { MarketInstrument, VenueOrder } from '@bahi/contract/venue.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder, marketOrder, MORNING, ordersHarness, type OrdersHarness } from './testing.ts';
import { messagesPage } from '../messages/service.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';

let h: OrdersHarness;
let listed = 0;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

/** A symbol of its own at 500.00, so that prices of one test move nobody else's positions. */
function list(terms: Partial<MarketInstrument> = {}): string {
  listed += 1;
  const symbol = `TEST${listed}`;
  h.feed.list(symbol, 500_00, terms);
  return symbol;
}

async function opened(terms: Partial<PlaceTerms> = {}) {
  const symbol = list();
  const customerId = await h.customer({ isMarginEnabled: true });
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { symbol, ...terms }));
  await h.settle(h.venue.execution(order.id, order.quantity, 500_00, h.clock.now()));
  return { symbol, customerId, positionId: BigInt(order.id) };
}

/** The monitor works on its own: waits until what it does is there. */
async function until<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    const value = await read();
    if (isThere(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it did not happen');
}

/** A turn that found the one before it still at work comes again half a second later: the clock must go on. */
async function submittedSince(before: number): Promise<VenueOrder[]> {
  await h.clock.advance(500);
  return h.venue.submitted.slice(before);
}

const messagesOf = async (customerId: bigint) => (await messagesPage(h.db, customerId, { page: 1, pageSize: 10 })).rows;

test('a stop-loss closes at market once the price is there, and not before', async () => {
  const { symbol, customerId, positionId } = await opened({ stopLoss: '480.00', takeProfit: '530.00' });
  h.feed.set(symbol, 480_05);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding', stopLoss: '480.00' });
  h.feed.set(symbol, 480_00);
  const close = await h.closeByRule(positionId);
  expect(close).toMatchObject({ side: 'sell', type: 'market', quantity: 100 });
  await h.settle(h.venue.execution(close.orderId, 100, 479_95));
  const { position, orders } = await h.orders.position(customerId, positionId);
  expect(position).toMatchObject({ status: 'closed', realisedProfit: '-2005.00' });
  expect(orders.at(-1)).toMatchObject({ origin: 'stop_loss', status: 'filled' });
});

test('a take-profit closes a short when the price has fallen', async () => {
  const { symbol, customerId, positionId } = await opened({
    direction: 'short',
    takeProfit: '470.00',
    stopLoss: '520.00',
  });
  h.feed.set(symbol, 470_00);
  const close = await h.closeByRule(positionId);
  await h.settle(h.venue.execution(close.orderId, 100, 470_05));
  const { orders } = await h.orders.position(customerId, positionId);
  expect(orders.at(-1)).toMatchObject({ origin: 'take_profit', side: 'buy' });
});

test('a leveraged position is warned once at 50 % and closed out at 25 % of its margin', async () => {
  const { symbol, customerId, positionId } = await opened({ leverage: 10 });
  let told = 0;
  const stop = h.bus.subscribe('messages.written', (written) => (told += written.messageIds.length));
  h.feed.set(symbol, 475_00);
  const warned = await until(
    () => h.positionOf(customerId, positionId),
    (position) => position.isWarned,
  );
  expect(warned).toMatchObject({ marginRate: '50.00', closeOutPrice: '462.50', status: 'holding' });
  h.feed.set(symbol, 462_50);
  await h.clock.advance(1_000);
  const close = await h.closeByRule(positionId);
  await h.settle(h.venue.execution(close.orderId, 100, 462_45, h.clock.now()));
  const { position, orders, timeline } = await h.orders.position(customerId, positionId);
  expect(position).toMatchObject({ status: 'closed', receivable: '0.00' });
  expect(orders.at(-1)).toMatchObject({ origin: 'close_out' });
  expect(timeline.filter(({ step }) => step === 'margin_warning')).toHaveLength(1);
  const about = { type: 'position', id: positionId.toString() };
  const figures = { symbol, position: about.id, margin: '5000.00' };
  expect((await messagesOf(customerId)).map(({ kind, story, about: of }) => [kind, story, of])).toEqual([
    [
      'order',
      {
        key: 'position.closed_out',
        params: { ...figures, price: '462.50', equity: '1250.00', close_out: 25 },
      },
      about,
    ],
    [
      'order',
      {
        key: 'position.warned',
        params: { ...figures, price: '475.00', equity: '2500.00', warning: 50, close_out: 25 },
      },
      about,
    ],
  ]);
  expect(told).toBe(2);
  stop();
});

test('an unleveraged long is neither warned about nor closed out', async () => {
  const { symbol, customerId, positionId } = await opened();
  h.feed.set(symbol, 5_00, { lower: 1_00 });
  await h.clock.advance(2_000);
  expect(await h.positionOf(customerId, positionId)).toMatchObject({
    status: 'holding',
    isWarned: false,
    closeOutPrice: null,
  });
});

test('a close that the protection stopped is tried again for what is left', async () => {
  const { symbol, customerId, positionId } = await opened({ lots: 2, stopLoss: '480.00' });
  h.feed.set(symbol, 479_00);
  const first = await h.closeByRule(positionId);
  await h.settle(h.venue.execution(first.orderId, 50, 479_00), {
    type: 'ended',
    orderId: first.orderId,
    why: 'protection',
    quantity: 150,
    at: MORNING,
  });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: 150 });
  await h.clock.advance(2_000);
  h.feed.set(symbol, 479_00);
  const second = await h.closeByRule(positionId);
  expect(second).toMatchObject({ quantity: 150 });
  await h.settle(h.venue.execution(second.orderId, 150, 479_00));
});

test('a stop does not wait behind the customer’s own limit order', async () => {
  const { symbol, customerId, positionId } = await opened({ stopLoss: '480.00' });
  const limit = await h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, type: 'limit', limitPrice: '550.00' });
  h.feed.set(symbol, 479_00);
  await until(
    async () => h.venue.cancelled,
    (cancelled) => cancelled.includes(limit.id),
  );
  await h.settle({ type: 'ended', orderId: limit.id, why: 'requested', quantity: 100, at: MORNING });
  await h.clock.advance(2_000);
  h.feed.set(symbol, 479_00);
  const close = await h.closeByRule(positionId);
  expect(close).toMatchObject({ type: 'market' });
  await h.settle(h.venue.execution(close.orderId, 100, 479_00));
});

test('protection is set and cleared, on the right side of the price only', async () => {
  const { customerId, positionId } = await opened();
  const protect = (stopLoss: string | null, takeProfit: string | null) =>
    h.orders.protect(by(customerId), positionId, { stopLoss, takeProfit });
  expect(await protect('490.00', '510.00')).toMatchObject({ stopLoss: '490.00', takeProfit: '510.00' });
  await expect(protect('500.00', null)).rejects.toMatchObject({ refusal: { code: 'orders.stop_wrong_side' } });
  await expect(protect(null, '500.00')).rejects.toMatchObject({ refusal: { code: 'orders.take_wrong_side' } });
  expect(await protect(null, null)).toMatchObject({ stopLoss: null, takeProfit: null });
});

test('after a restart open orders go to the venue in accepted order, with what is left of them', async () => {
  const symbol = list();
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
  const symbol = list();
  const customerId = await h.customer();
  const known = await h.orders.place(by(customerId), limitOrder(500_00, { symbol }));
  // The commit is done, but its answer never arrives.
  const caller = by(customerId);
  h.breakNextCommit();
  await expect(h.orders.place(caller, limitOrder(500_00, { symbol }))).rejects.toThrow('Connection terminated');
  const before = h.venue.submitted.length;
  await h.clock.advance(1_000);
  const again = await h.orders.place(caller, limitOrder(500_00, { symbol }));
  await until(
    async () => h.venue.submitted.slice(before).map((order) => order.orderId),
    (ids) => ids.includes(again.id) && ids.includes(known.id),
  );
  expect(await h.orders.listOrders(customerId, { state: 'open', page: 1, pageSize: 10 })).toMatchObject({ total: 2 });
});

test('a restart keeps watching positions and finishes closes under way', async () => {
  const { symbol, customerId, positionId } = await opened({ stopLoss: '480.00' });
  const venue = await h.restart();
  h.feed.set(symbol, 479_00);
  const close = await h.closeByRule(positionId);
  const later = await h.restart();
  expect(later).not.toBe(venue);
  expect(later.submitted).toContainEqual(expect.objectContaining({ orderId: close.orderId, quantity: 100 }));
  await h.settle(later.execution(close.orderId, 100, 479_00));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'closed' });
});

test('session orders end with the session; good-till-cancelled ones wait and come back in accepted order', async () => {
  const symbol = list();
  const customerId = await h.customer();
  const session = await h.orders.place(by(customerId), limitOrder(450_00, { symbol }));
  const gtc = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc', lots: 2 }));
  await h.settle(h.venue.execution(gtc.id, 20, 450_00, h.clock.now()));
  // To 05:01 of the next morning: the session of the day is over, the next one opens at 05:05.
  await h.clock.advance(Date.parse('2026-11-21T05:01:00+05:30') - h.clock.now());
  await h.settle({ type: 'ended', orderId: session.id, why: 'session', quantity: 100, at: h.clock.now() });
  await h.settle({ type: 'ended', orderId: gtc.id, why: 'session', quantity: 180, at: h.clock.now() });
  await until(
    () => h.orders.order(customerId, BigInt(session.id)),
    (order) => order.status === 'cancelled',
  );
  const waiting = await until(
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
  const submitted = await until(
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
  const symbol = list({ kind: 'digital', calendarId: 'always' });
  const customerId = await h.customer();
  const session = await h.orders.place(by(customerId), limitOrder(450_00, { symbol }));
  const gtc = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  // 05:01: shares wait for 05:05, this does not.
  await h.clock.advance(Date.parse('2026-11-22T05:01:00+05:30') - h.clock.now());
  await until(
    () => h.orders.order(customerId, BigInt(session.id)),
    (order) => order.status === 'cancelled',
  );
  const before = h.venue.submitted.length;
  await h.settle({ type: 'ended', orderId: gtc.id, why: 'session', quantity: 100, at: h.clock.now() });
  await h.clock.advance(2_000);
  await until(
    () => submittedSince(before),
    (orders) => orders.some((order) => order.orderId === gtc.id),
  );
  h.feed.set(symbol, 500_00);
  expect(await h.orders.place(by(customerId), marketOrder({ symbol }))).toMatchObject({ status: 'pending' });
  await expect(h.orders.place(by(customerId), marketOrder({ symbol: list() }))).rejects.toMatchObject({
    refusal: { code: 'orders.market_closed' },
  });
  const { rows } = await h.orders.listOrders(customerId, { state: 'open', kind: 'digital', page: 1, pageSize: 10 });
  expect(rows.map((order) => order.symbol)).toEqual([symbol, symbol]);
  const { total } = await h.orders.listOrders(customerId, { state: 'open', kind: 'forex', page: 1, pageSize: 10 });
  expect(total).toBe(0);
  await h.clock.advance(10 * 60_000);
});

test('an end of the session that is heard in the next one does not keep an order from the venue', async () => {
  const symbol = list();
  const customerId = await h.customer();
  const gtc = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  const before = h.venue.submitted.length;
  await h.settle({ type: 'ended', orderId: gtc.id, why: 'session', quantity: 100, at: h.clock.now() });
  expect(await h.orders.order(customerId, BigInt(gtc.id))).toMatchObject({ status: 'accepted' });
  await h.clock.advance(2_000);
  await until(
    () => submittedSince(before),
    (orders) => orders.some((order) => order.orderId === gtc.id),
  );
  expect(await h.orders.order(customerId, BigInt(gtc.id))).toMatchObject({ status: 'pending' });
});

test('a closing order that waits for the opening can be cancelled, and its position holds again', async () => {
  const { customerId, positionId } = await opened();
  const waiting = { ...CLOSE_ALL, type: 'limit', limitPrice: '550.00', timeInForce: 'gtc' } as const;
  const close = await h.orders.close(by(customerId), positionId, waiting);
  await h.settle({ type: 'ended', orderId: close.id, why: 'session', quantity: 100, at: h.clock.now() });
  expect(await h.orders.order(customerId, BigInt(close.id))).toMatchObject({ status: 'accepted' });
  expect(await h.orders.cancel(by(customerId), BigInt(close.id))).toMatchObject({ status: 'cancelled' });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding' });
});

test('a server that slept through the end of the session ends its session orders at the start', async () => {
  const symbol = list();
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
