/** What the venue does becomes money and shares exactly once: fills, partial fills, cancels, closes, losses past the margin. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import { by, CLOSE_ALL, limitOrder, marketOrder, MORNING, ordersHarness, type OrdersHarness } from './testing.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  const { breaks } = await h.db.transaction((tx) => auditWhole(tx, ORDER_INVARIANTS));
  expect(breaks).toEqual([]);
});
afterAll(() => h.stop());

async function opened(terms: PlaceTerms, price: number, options = { isMarginEnabled: true, amount: 10_00_000_00n }) {
  const customerId = await h.customer(options);
  const order = await h.orders.place(by(customerId), terms);
  await h.settle(h.venue.execution(order.id, order.quantity, price));
  return { customerId, orderId: order.id, positionId: BigInt(order.id) };
}

async function positionOf(customerId: bigint, positionId: bigint) {
  return (await h.orders.position(customerId, positionId)).position;
}

test('a fill moves the margin, pays the charges, frees the rest of the hold and opens a position', async () => {
  const { customerId, orderId, positionId } = await opened(marketOrder(), 500_05);
  // 50,005.00: brokerage 15.00, exchange 1.49, sebi 0.05, gst 2.98, stamp 1.50.
  expect(await h.balance(customerId)).toMatchObject({ cash: 10_00_000_00n - 50_026_02n, margin: 50_005_00n, held: 0n, charges: 21_02n });
  expect(await h.orders.order(customerId, BigInt(orderId))).toMatchObject({
    status: 'filled',
    averagePrice: '500.05',
    held: '0.00',
    positionId: orderId,
    fills: [{ price: '500.05', quantity: 100, bid: '500.00', ask: '500.10' }],
  });
  expect(await positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: 100, averagePrice: '500.05' });
});

test('the slip of an order filled in parts is what its preview showed', async () => {
  const customerId = await h.customer();
  const preview = await h.orders.previewPlace(customerId, limitOrder(500_00, { lots: 3 }));
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 3 }));
  for (const quantity of [1, 99, 33, 167]) {
    await h.settle(h.venue.execution(order.id, quantity, 500_00));
  }
  const slip = await h.orders.order(customerId, BigInt(order.id));
  expect(slip.charges).toEqual(preview.charges);
  expect(slip.fills).toHaveLength(4);
  expect(await h.balance(customerId)).toMatchObject({ cash: 10_00_000_00n - 150_000_00n - parseMoney(preview.chargesTotal)!, held: 0n });
});

test('events told twice, or again after a restart, have no second effect', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  const event = h.venue.execution(order.id, 50, 500_00);
  await h.settle(event, event);
  await h.settle(event);
  await h.restart();
  await h.settle(event);
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ filledQuantity: 50, status: 'partly_filled' });
  expect(h.venue.submitted).toContainEqual(expect.objectContaining({ orderId: order.id, quantity: 150, nextExecution: 2 }));
});

test('many customers’ events in one call are settled in their order', async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => h.customer()));
  const orders = await Promise.all(customers.map((id) => h.orders.place(by(id), limitOrder(500_00))));
  const events = [30, 50, 20].flatMap((quantity) => orders.map((order) => h.venue.execution(order.id, quantity, 499_00)));
  await h.settle(...events);
  for (const id of customers) expect(await h.balance(id)).toMatchObject({ margin: 49_900_00n, held: 0n });
});

test('cancelling asks the venue, and what the venue says decides: cancelled with its fills', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  const call = by(customerId);
  expect((await h.orders.cancel(call, BigInt(order.id))).status).toBe('pending');
  expect(h.venue.cancelled).toContain(order.id);
  await h.settle(h.venue.execution(order.id, 50, 500_00), { type: 'ended', orderId: order.id, why: 'requested', quantity: 150, at: MORNING });
  const ended = await h.orders.order(customerId, BigInt(order.id));
  expect(ended).toMatchObject({ status: 'cancelled', filledQuantity: 50, reason: { code: 'orders.ended_requested' }, held: '0.00' });
  expect(await h.balance(customerId)).toMatchObject({ margin: 25_000_00n, held: 0n });
  // The same call again is answered, another one is refused.
  expect(await h.orders.cancel(call, BigInt(order.id))).toMatchObject({ status: 'cancelled' });
  await expect(h.orders.cancel(by(customerId), BigInt(order.id))).rejects.toMatchObject({
    refusal: { code: 'orders.not_pending', params: { status: 'cancelled' } },
  });
});

test('a fill that wins the race leaves the order filled, and the late cancel changes nothing', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  await h.orders.cancel(by(customerId), BigInt(order.id));
  await h.settle(h.venue.execution(order.id, 100, 500_00));
  await h.settle({ type: 'ended', orderId: order.id, why: 'requested', quantity: 0, at: MORNING });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'filled', reason: null });
});

test('nobody cancels or sees another customer’s order', async () => {
  const [customerId, stranger] = [await h.customer(), await h.customer()];
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  for (const id of [BigInt(order.id), 1n, 2n ** 62n]) {
    await expect(h.orders.cancel(by(stranger), id)).rejects.toMatchObject({ refusal: { code: 'orders.unknown_order' } });
  }
  await expect(h.orders.close(by(stranger), BigInt(order.id), CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.unknown_position' },
  });
});

test('a market order stopped by its protection says at which price', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), marketOrder({ lots: 2 }));
  await h.settle(h.venue.execution(order.id, 100, 505_00), { type: 'ended', orderId: order.id, why: 'protection', quantity: 100, at: MORNING });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({
    status: 'cancelled',
    filledQuantity: 100,
    reason: { code: 'orders.ended_protection', params: { limit: '510.05' } },
  });
});

test.each([
  ['self_trade', 'orders.ended_self_trade'],
  ['halted', 'orders.ended_halted'],
  ['session', 'orders.ended_session'],
] as const)('an order ended for %s gives its hold back', async (why, code) => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  await h.settle({ type: 'ended', orderId: order.id, why, quantity: 100, at: MORNING });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'cancelled', reason: { code } });
  expect(await h.balance(customerId)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
});

test.each([
  ['unknown_symbol', 'orders.not_tradable'],
  ['closed', 'orders.market_closed'],
  ['halted', 'orders.halted'],
  ['off_tick', 'orders.price_off_tick'],
  ['outside_band', 'orders.price_outside_band'],
] as const)('an order the venue rejects as %s gives its hold back', async (why, code) => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  await h.settle({ type: 'rejected', orderId: order.id, why, at: MORNING });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'rejected', reason: { code } });
  expect(await h.balance(customerId)).toMatchObject({ held: 0n });
});

test('a position closed in lots ends with every paisa accounted for', async () => {
  const { customerId, positionId } = await opened(limitOrder(500_00, { lots: 3 }), 500_00);
  const close = await h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots: 1 });
  expect(close).toMatchObject({ kind: 'close', side: 'sell', quantity: 100, held: '0.00', positionId: positionId.toString() });
  expect(await positionOf(customerId, positionId)).toMatchObject({ status: 'closing' });
  await expect(h.orders.close(by(customerId), positionId, CLOSE_ALL)).rejects.toMatchObject({ refusal: { code: 'orders.already_closing' } });
  await h.settle(h.venue.execution(close.id, 100, 510_00));
  expect(await positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: 200, realisedProfit: '1000.00', originalMargin: '100000.00' });

  const rest = await h.orders.close(by(customerId), positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(rest.id, 150, 490_00), h.venue.execution(rest.id, 50, 490_00));
  const closed = await positionOf(customerId, positionId);
  expect(closed).toMatchObject({ status: 'closed', quantity: 0, realisedProfit: '-1000.00', closePrice: '496.67', receivable: '0.00' });
  const balance = await h.balance(customerId);
  expect(balance).toMatchObject({ margin: 0n, held: 0n, realised: -1_000_00n });
  expect(balance.cash).toBe(10_00_000_00n - 1_000_00n - balance.charges);
  await expect(h.orders.close(by(customerId), positionId, CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.not_holding', params: { status: 'closed' } },
  });
  await expect(h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots: 9 })).rejects.toMatchObject({
    refusal: { code: 'orders.not_holding' },
  });
});

test('closing orders retried or raced: one works, the others are answered or refused', async () => {
  const { customerId, positionId } = await opened(limitOrder(500_00), 500_00);
  const same = by(customerId);
  const answers = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => h.orders.close(same, positionId, CLOSE_ALL)),
    ...Array.from({ length: 5 }, () => h.orders.close(by(customerId), positionId, CLOSE_ALL)),
  ]);
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(5);
  const { orders } = await h.orders.position(customerId, positionId);
  expect(orders.filter((order) => order.kind === 'close')).toHaveLength(1);
  // A limit close that ends unfilled leaves the position holding.
  const close = orders.find((order) => order.kind === 'close')!;
  await h.settle({ type: 'ended', orderId: close.id, why: 'protection', quantity: 100, at: MORNING });
  expect(await positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: 100 });
});

test('closing a whole position cancels what is left of its opening order first', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 3 }));
  await h.settle(h.venue.execution(order.id, 100, 500_00));
  const close = await h.orders.close(by(customerId), BigInt(order.id), CLOSE_ALL);
  expect(h.venue.cancelled.at(-1)).toBe(order.id);
  await h.settle({ type: 'ended', orderId: order.id, why: 'requested', quantity: 200, at: MORNING }, h.venue.execution(close.id, 100, 500_00));
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ reason: { code: 'orders.ended_position_closed' } });
  expect(await positionOf(customerId, BigInt(order.id))).toMatchObject({ status: 'closed' });
  expect(await h.balance(customerId)).toMatchObject({ held: 0n, margin: 0n });
});

test('an opening fill that wins that race stays in the position', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 3 }));
  await h.settle(h.venue.execution(order.id, 100, 500_00));
  const close = await h.orders.close(by(customerId), BigInt(order.id), CLOSE_ALL);
  await h.settle(
    h.venue.execution(order.id, 40, 499_00),
    { type: 'ended', orderId: order.id, why: 'requested', quantity: 160, at: MORNING },
    h.venue.execution(close.id, 100, 500_00),
  );
  expect(await positionOf(customerId, BigInt(order.id))).toMatchObject({ status: 'holding', quantity: 40 });
});

test('a short at 1x gains when the price falls, and its shares are owed meanwhile', async () => {
  const { customerId, positionId } = await opened(limitOrder(500_00, { direction: 'short' }), 500_00);
  const shares = await h.t.owner.query<{ quantity: bigint }>('select quantity from ledger.share_balance where customer_id = $1', [customerId]);
  expect(shares.rows).toEqual([{ quantity: -100n }]);
  const close = await h.orders.close(by(customerId), positionId, CLOSE_ALL);
  expect(close.side).toBe('buy');
  await h.settle(h.venue.execution(close.id, 100, 480_00));
  expect(await positionOf(customerId, positionId)).toMatchObject({ status: 'closed', realisedProfit: '2000.00' });
});

test('a short that fills above its reserve takes the rest from free cash, or locks what there is', async () => {
  const { customerId } = await opened(limitOrder(500_00, { direction: 'short' }), 560_00);
  expect(await h.balance(customerId)).toMatchObject({ margin: 56_000_00n, held: 0n });
  const tight = { isMarginEnabled: true, amount: 51_050_00n };
  const poor = await opened(limitOrder(500_00, { direction: 'short' }), 560_00, tight);
  const { cash, margin } = await h.balance(poor.customerId);
  expect(cash).toBe(0n);
  expect(margin).toBeGreaterThan(50_995_00n);
});

test('2x leverage locks half, and a loss past the margin becomes a receivable that free cash pays', async () => {
  h.feed.list('GAP', 500_00);
  const { customerId, positionId } = await opened(limitOrder(500_00, { symbol: 'GAP', leverage: 2 }), 500_00);
  const tight = { isMarginEnabled: true, amount: 5_100_00n };
  const poor = await opened(limitOrder(500_00, { symbol: 'GAP', leverage: 10 }), 500_00, tight);
  expect(await h.balance(customerId)).toMatchObject({ margin: 25_000_00n });

  // The next day opens far below.
  h.feed.set('GAP', 200_00, { lower: 160_00, upper: 240_00 });
  const closes = await Promise.all([h.closeByRule(positionId), h.closeByRule(poor.positionId)]);
  expect(closes.map((order) => order.type)).toEqual(['market', 'market']);
  await h.settle(...closes.map((order) => h.venue.execution(order.orderId, 100, 200_00)));
  expect(await h.balance(customerId)).toMatchObject({ margin: 0n, receivable: 0n, realised: -30_000_00n });
  expect(await positionOf(customerId, positionId)).toMatchObject({ status: 'closed', receivable: '0.00' });

  const { cash, receivable } = await h.balance(poor.customerId);
  expect(cash).toBe(0n);
  expect(receivable).toBeGreaterThan(24_900_00n);
  expect(await positionOf(poor.customerId, poor.positionId)).toMatchObject({ receivable: formatMoney(receivable) });
});

test.each([
  ['T+1', { lockDays: 1 }, 'orders.locked_days', 20 * 3_600_000],
  ['30 minutes', { lockMinutes: 30 }, 'orders.locked_minutes', 30 * 60_000],
] as const)('shares locked for %s are sold only after it', async (_name, lock, code, wait) => {
  const symbol = `LOCK${wait}`;
  h.feed.list(symbol, 500_00, lock);
  const customerId = await h.customer();
  const at = h.clock.now();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { symbol }));
  await h.settle(h.venue.execution(order.id, 100, 500_00, at));
  const positionId = BigInt(order.id);
  expect(await positionOf(customerId, positionId)).toMatchObject({ status: 'locked', lockedUntil: expect.any(Number) as number });
  await expect(h.orders.close(by(customerId), positionId, CLOSE_ALL)).rejects.toMatchObject({ refusal: { code } });
  await h.clock.advance(wait);
  h.feed.set(symbol, 500_00);
  h.feed.set('VRM', 500_00);
  expect(await h.orders.close(by(customerId), positionId, CLOSE_ALL)).toMatchObject({ status: 'pending' });
});

test('margin is added once for each key, and safer positions close out later', async () => {
  const { customerId, positionId } = await opened(limitOrder(500_00, { leverage: 5 }), 500_00);
  const before = await positionOf(customerId, positionId);
  expect(before).toMatchObject({ originalMargin: '10000.00', closeOutPrice: '425.00' });
  const caller = by(customerId);
  const [one, other] = await Promise.all([h.orders.addMargin(caller, positionId, 1_000), h.orders.addMargin(caller, positionId, 1_000)]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ addedMargin: '1000.00', closeOutPrice: '417.50' });
  expect(await h.balance(customerId)).toMatchObject({ margin: 11_000_00n });
  await expect(h.orders.addMargin(by(customerId), positionId, 10_00_000)).rejects.toMatchObject({ refusal: { code: 'orders.insufficient_funds' } });
  await h.orders.addMargin(by(customerId), positionId, 5);
  expect(await h.balance(customerId)).toMatchObject({ margin: 11_005_00n });
});

test('the timeline tells a position’s life in order', async () => {
  const { customerId, positionId } = await opened(limitOrder(500_00, { leverage: 2, lots: 2 }), 500_00);
  await h.orders.addMargin(by(customerId), positionId, 10);
  await h.orders.protect(by(customerId), positionId, { stopLoss: '450.00', takeProfit: null });
  await h.clock.advance(1);
  const close = await h.orders.close(by(customerId), positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(close.id, 200, 500_00, h.clock.now()));
  const { timeline } = await h.orders.position(customerId, positionId);
  expect(timeline.map(({ step }) => step)).toEqual(
    expect.arrayContaining(['placed', 'filled', 'margin_added', 'protection_changed', 'close_placed', 'close_filled', 'closed']),
  );
  expect(timeline.at(-1)).toMatchObject({ step: 'closed' });
});
