/** A position's life: closed in lots, short, leveraged, locked, given margin, and told as a timeline. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import { MORNING } from './testing-market.ts';
import { formatMoney } from '@bahi/core/money.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

test('a position closed in lots ends with every paisa accounted for', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { lots: 3 }), 500_00);
  const close = await h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots: 1 });
  expect(close).toMatchObject({
    kind: 'close',
    side: 'sell',
    quantity: 100,
    held: '0.00',
    positionId: positionId.toString(),
  });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'closing' });
  await expect(h.orders.close(by(customerId), positionId, CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.already_closing' },
  });
  await h.settle(h.venue.execution(close.id, 100, 510_00));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({
    status: 'holding',
    quantity: 200,
    grossProfit: '1000.00',
    originalMargin: '100000.00',
  });

  const rest = await h.orders.close(by(customerId), positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(rest.id, 150, 490_00), h.venue.execution(rest.id, 50, 490_00));
  const closed = await h.positionOf(customerId, positionId);
  expect(closed).toMatchObject({
    status: 'closed',
    quantity: 0,
    grossProfit: '-1000.00',
    closePrice: '496.67',
    receivable: '0.00',
  });
  const balance = await h.balance(customerId);
  expect(balance).toMatchObject({ margin: 0n, held: 0n, realised: -1_000_00n });
  expect(balance.cash).toBe(10_00_000_00n - 1_000_00n - balance.charges);
  expect(closed.realisedProfit).toBe(formatMoney(-1_000_00n - balance.charges));
  await expect(h.orders.close(by(customerId), positionId, CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.not_holding', params: { status: 'closed' } },
  });
  await expect(h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots: 9 })).rejects.toMatchObject({
    refusal: { code: 'orders.not_holding' },
  });
});

test('closing orders retried or raced: one works, the others are answered or refused', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00), 500_00);
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
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: 100 });
});

test('nobody closes another customer’s position, also not in one batch with its owner', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { lots: 3 }), 500_00);
  const stranger = await h.customer();
  const ends = await Promise.allSettled([
    // Keeps the batch that follows waiting, so that the owner and the stranger are in it together.
    h.orders.close(by(stranger), 1n, CLOSE_ALL),
    h.orders.close(by(stranger), positionId, CLOSE_ALL),
    h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots: 9 }),
    h.orders.close(by(stranger), positionId, CLOSE_ALL),
    h.orders.close(by(customerId), positionId, CLOSE_ALL),
  ]);
  const codes = ends.map((end) => (end.status === 'fulfilled' ? 'ok' : end.reason.refusal.code));
  const unknown = 'orders.unknown_position';
  expect(codes).toEqual([unknown, unknown, 'orders.close_exceeds_position', unknown, 'ok']);
});

test('closing a whole position cancels what is left of its opening order first', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 3 }));
  await h.settle(h.venue.execution(order.id, 100, 500_00));
  const close = await h.orders.close(by(customerId), BigInt(order.id), CLOSE_ALL);
  expect(h.venue.cancelled.at(-1)).toBe(order.id);
  await h.settle(
    { type: 'ended', orderId: order.id, why: 'requested', quantity: 200, at: MORNING },
    h.venue.execution(close.id, 100, 500_00),
  );
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({
    reason: { code: 'orders.ended_position_closed' },
  });
  expect(await h.positionOf(customerId, BigInt(order.id))).toMatchObject({ status: 'closed' });
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
  expect(await h.positionOf(customerId, BigInt(order.id))).toMatchObject({ status: 'holding', quantity: 40 });
});

test('a short at 1x gains when the price falls, and its shares are owed meanwhile', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { direction: 'short' }), 500_00);
  const shares = await h.t.owner.query<{ quantity: bigint }>(
    'select quantity from ledger.share_balance where customer_id = $1',
    [customerId],
  );
  expect(shares.rows).toEqual([{ quantity: -100n }]);
  const close = await h.orders.close(by(customerId), positionId, CLOSE_ALL);
  expect(close.side).toBe('buy');
  await h.settle(h.venue.execution(close.id, 100, 480_00));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'closed', grossProfit: '2000.00' });
});

test('a short that fills above its reserve takes the rest from free cash, or locks what there is', async () => {
  const { customerId } = await h.opened(limitOrder(500_00, { direction: 'short' }), 560_00);
  expect(await h.balance(customerId)).toMatchObject({ margin: 56_000_00n, held: 0n });
  const tight = { isMarginEnabled: true, amount: 51_050_00n };
  const poor = await h.opened(limitOrder(500_00, { direction: 'short' }), 560_00, tight);
  const { cash, margin } = await h.balance(poor.customerId);
  expect(cash).toBe(0n);
  expect(margin).toBeGreaterThan(50_995_00n);
});

test('nobody closes on margin at a price past the margin, which a second account would buy at', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ leverage: 10 });
  h.feed.set(symbol, 500_00, { lower: 400_00, upper: 600_00 });
  const closeAt = (limitPrice: string) =>
    h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, type: 'limit', limitPrice });
  await expect(closeAt('410.00')).rejects.toMatchObject({
    refusal: { code: 'orders.close_not_covered', params: { price: '410.00', nearest: '450.05' } },
  });
  const more = await h.orders.addMargin(by(customerId), positionId, 2_000);
  expect(more).toMatchObject({ addedMargin: '2000.00' });
  const close = await closeAt('430.05');
  await h.settle(h.venue.execution(close.id, 100, 430_05));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'closed', receivable: '0.00' });
});

test('2x leverage locks half, and a loss past the margin becomes a receivable that free cash pays', async () => {
  h.feed.list('GAP', 500_00);
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { symbol: 'GAP', leverage: 2 }), 500_00);
  const tight = { isMarginEnabled: true, amount: 5_100_00n };
  const poor = await h.opened(limitOrder(500_00, { symbol: 'GAP', leverage: 10 }), 500_00, tight);
  expect(await h.balance(customerId)).toMatchObject({ margin: 25_000_00n });

  // The next day opens far below.
  h.feed.set('GAP', 200_00, { lower: 160_00, upper: 240_00 });
  const closes = await Promise.all([h.closeByRule(positionId), h.closeByRule(poor.positionId)]);
  expect(closes.map((order) => order.type)).toEqual(['market', 'market']);
  await h.settle(...closes.map((order) => h.venue.execution(order.orderId, 100, 200_00)));
  expect(await h.balance(customerId)).toMatchObject({ margin: 0n, receivable: 0n, realised: -30_000_00n });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'closed', receivable: '0.00' });

  const { cash, receivable } = await h.balance(poor.customerId);
  expect(cash).toBe(0n);
  expect(receivable).toBeGreaterThan(24_900_00n);
  expect(await h.positionOf(poor.customerId, poor.positionId)).toMatchObject({ receivable: formatMoney(receivable) });
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
  expect(await h.positionOf(customerId, positionId)).toMatchObject({
    status: 'locked',
    lockedUntil: expect.any(Number) as number,
  });
  await expect(h.orders.close(by(customerId), positionId, CLOSE_ALL)).rejects.toMatchObject({ refusal: { code } });
  await h.clock.advance(wait);
  h.feed.set(symbol, 500_00);
  h.feed.set('VRM', 500_00);
  expect(await h.orders.close(by(customerId), positionId, CLOSE_ALL)).toMatchObject({ status: 'pending' });
});

test('margin is added once for each key, and safer positions close out later', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { leverage: 5 }), 500_00);
  const before = await h.positionOf(customerId, positionId);
  expect(before).toMatchObject({ originalMargin: '10000.00', closeOutPrice: '425.00' });
  const caller = by(customerId);
  const [one, other] = await Promise.all([
    h.orders.addMargin(caller, positionId, 1_000),
    h.orders.addMargin(caller, positionId, 1_000),
  ]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ addedMargin: '1000.00', closeOutPrice: '417.50' });
  expect(await h.balance(customerId)).toMatchObject({ margin: 11_000_00n });
  await expect(h.orders.addMargin(by(customerId), positionId, 10_00_000)).rejects.toMatchObject({
    refusal: { code: 'orders.insufficient_funds' },
  });
  await h.orders.addMargin(by(customerId), positionId, 5);
  expect(await h.balance(customerId)).toMatchObject({ margin: 11_005_00n });
});

test('the timeline tells a position’s life in order', async () => {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { leverage: 2, lots: 2 }), 500_00);
  await h.orders.addMargin(by(customerId), positionId, 10);
  await h.orders.protect(by(customerId), positionId, { stopLoss: '450.00', takeProfit: null });
  await h.clock.advance(1);
  const close = await h.orders.close(by(customerId), positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(close.id, 200, 500_00, h.clock.now()));
  const { timeline } = await h.orders.position(customerId, positionId);
  expect(timeline.map(({ step }) => step)).toEqual(
    expect.arrayContaining([
      'placed',
      'filled',
      'margin_added',
      'protection_changed',
      'close_placed',
      'close_filled',
      'closed',
    ]),
  );
  expect(timeline.at(-1)).toMatchObject({ step: 'closed' });
});
