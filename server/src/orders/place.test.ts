/** Placing orders against a real database: what is accepted, held, handed to the venue, repeated and refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from './service.ts';
import { by, CLOSE_ALL, limitOrder, marketOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import { MORNING } from './testing-market.ts';
import { restrict } from '../restrictions/testing.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterAll(() => h.stop());

test('a limit buy is durable, holds margin and charges, and reaches the venue after its commit', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  expect(order).toMatchObject({
    status: 'pending',
    side: 'buy',
    quantity: 100,
    held: '50021.02',
    limitPrice: '500.00',
    positionId: null,
  });
  expect(await h.balance(customerId)).toMatchObject({ cash: 10_00_000_00n, held: 50_021_02n });
  expect(h.venue.submitted.at(-1)).toMatchObject({ orderId: order.id, type: 'limit', price: 500_00, quantity: 100 });
});

test('a market buy is sent with its protection price, 2 % beyond the mark price', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), marketOrder());
  expect(order).toMatchObject({ type: 'market', protectionPrice: '510.00', limitPrice: null, timeInForce: 'session' });
  expect(h.venue.submitted.at(-1)).toMatchObject({ type: 'market', price: 510_00 });
});

test('a market order that the best price is too far for is refused with the prices, whichever way the book was bent', async () => {
  const customerId = await h.customer();
  h.feed.list('BENT', 500_00);
  for (const change of [{ ask: 515_00 }, { ask: 500_05, mark: 485_00 }]) {
    h.feed.set('BENT', 500_00, change);
    await expect(h.orders.place(by(customerId), marketOrder({ symbol: 'BENT' }))).rejects.toMatchObject({
      refusal: { code: 'orders.touch_too_far', params: { symbol: 'BENT', percent: 2 } },
    });
  }
  expect(await h.balance(customerId)).toMatchObject({ held: 0n });
});

test.each([2, 5, 20])('a call retried %d times at once is applied once', async (times) => {
  const customerId = await h.customer();
  const caller = by(customerId);
  const before = h.venue.submitted.length;
  const answers = await Promise.all(Array.from({ length: times }, () => h.orders.place(caller, limitOrder(500_00))));
  expect(new Set(answers.map((order) => order.id)).size).toBe(1);
  expect(h.venue.submitted.length - before).toBe(1);
  expect(await h.balance(customerId)).toMatchObject({ held: 50_021_02n });
});

test('a retry one after another, and after a restart, answers with the same order as it is now', async () => {
  const customerId = await h.customer();
  const caller = by(customerId);
  const first = await h.orders.place(caller, limitOrder(500_00));
  expect(await h.orders.place(caller, limitOrder(500_00))).toEqual(first);
  await h.restart();
  await h.settle(h.venue.execution(first.id, 100, 500_00));
  const again = await h.orders.place(caller, limitOrder(500_00));
  expect(again).toMatchObject({ id: first.id, status: 'filled', filledQuantity: 100 });
});

test('a retry is answered although the account could not afford the order a second time', async () => {
  const customerId = await h.customer({ amount: 60_000_00n });
  const caller = by(customerId);
  const first = await h.orders.place(caller, limitOrder(500_00));
  expect((await h.orders.place(caller, limitOrder(500_00))).id).toBe(first.id);
});

test('the same key with another body is refused, in one batch and later', async () => {
  const customerId = await h.customer();
  const key = 'one-key-two-bodies';
  const together = await Promise.allSettled([
    h.orders.place(by(customerId, key, 'a'), limitOrder(500_00)),
    h.orders.place(by(customerId, key, 'b'), limitOrder(400_00)),
  ]);
  expect(together.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected']);
  await expect(h.orders.place(by(customerId, key, 'c'), limitOrder(400_00))).rejects.toMatchObject({
    refusal: { code: 'request.idempotency_key_reused' },
  });
});

test('two customers may use the same key', async () => {
  const [one, other] = [await h.customer(), await h.customer()];
  const orders = await Promise.all([one, other].map((id) => h.orders.place(by(id, 'shared-key'), limitOrder(500_00))));
  expect(orders[0]!.id).not.toBe(orders[1]!.id);
});

test('orders placed together never promise the same money twice', async () => {
  const customerId = await h.customer({ amount: 120_000_00n });
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, () => h.orders.place(by(customerId), limitOrder(500_00))),
  );
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(2);
  const refused = answers.find((answer) => answer.status === 'rejected')!;
  expect(refused.reason).toMatchObject({
    refusal: {
      code: 'orders.insufficient_funds',
      params: { needed: '50021.02', available: '19957.96', short: '30063.06' },
    },
  });
  expect(await h.balance(customerId)).toMatchObject({ held: 100_042_04n });
});

test('a call that is made again counts once among the orders of a second', async () => {
  const customerId = await h.customer();
  const callers = Array.from({ length: 10 }, () => by(customerId));
  const place = (caller: Caller) => h.orders.place(caller, limitOrder(450_00));
  for (const caller of callers.slice(0, 5)) {
    const { id } = await place(caller);
    expect(await place(caller)).toMatchObject({ id });
  }
  for (const caller of callers.slice(5)) expect(await place(caller)).toMatchObject({ status: 'pending' });
  await expect(place(by(customerId))).rejects.toMatchObject({ refusal: { code: 'orders.too_frequent' } });
});

test('the eleventh order within a second is refused', async () => {
  const customerId = await h.customer();
  const place = () => h.orders.place(by(customerId), limitOrder(450_00));
  const answers = await Promise.allSettled(Array.from({ length: 12 }, place));
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(10);
  await expect(place()).rejects.toMatchObject({
    refusal: { code: 'orders.too_frequent', params: { maximum: 10, wait: 1 } },
  });
  await h.clock.advance(1_000);
  h.feed.set('VRM', 500_00);
  expect((await place()).status).toBe('pending');
});

test.each([
  ['identity.frozen', 'frozen'],
  ['identity.no_trade', 'no_trade'],
  ['identity.banned', 'banned'],
  ['identity.disabled', 'disabled'],
] as const)('%s holds from the commit of the restriction on', async (code, kind) => {
  const customerId = await h.customer();
  await h.t.db.transaction((tx) => restrict(tx, { customerId, kind, reason: 'court_order', now: h.clock.now() }));
  await expect(h.orders.place(by(customerId), limitOrder(500_00))).rejects.toMatchObject({
    refusal: { code, params: { reason: 'court_order' } },
  });
});

test('refusals of every kind leave nothing behind', async () => {
  const customerId = await h.customer();
  const hostile = [
    limitOrder(500_00, { symbol: 'NOPE' }),
    limitOrder(500_00, { limitPrice: '0' }),
    limitOrder(500_00, { limitPrice: '0.00' }),
    limitOrder(500_00, { limitPrice: '-1' }),
    limitOrder(500_00, { limitPrice: 'NaN' }),
    limitOrder(500_00, { limitPrice: '1e309' }),
    limitOrder(500_00, { limitPrice: '５００' }),
    limitOrder(500_00, { limitPrice: '9'.repeat(40) }),
    limitOrder(500_00, { limitPrice: '500.03' }),
    limitOrder(500_00, { limitPrice: '900.00' }),
    limitOrder(500_00, { lots: 0 }),
    limitOrder(500_00, { lots: -1 }),
    limitOrder(500_00, { lots: Number.NaN }),
    limitOrder(500_00, { lots: Number.POSITIVE_INFINITY }),
    limitOrder(500_00, { lots: 2 ** 53 }),
    limitOrder(500_00, { leverage: 2 }),
    limitOrder(500_00, { direction: 'short' }),
    limitOrder(500_00, { stopLoss: '500.00' }),
    limitOrder(500_00, { takeProfit: '500.00' }),
    limitOrder(500_00, { lots: 100_000 }),
  ];
  const before = h.venue.submitted.length;
  for (const terms of hostile) {
    const code = expect.stringMatching(/^(orders|market)\./) as string;
    await expect(h.orders.place(by(customerId), terms)).rejects.toMatchObject({ refusal: { code } });
  }
  expect(h.venue.submitted).toHaveLength(before);
  expect(await h.balance(customerId)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  expect(await h.orders.listOrders(customerId, { state: 'all', page: 1, pageSize: 10 })).toMatchObject({
    rows: [],
    total: 0,
  });
});

test('the preview holds what placing holds, and says what would refuse it', async () => {
  const customerId = await h.customer();
  const preview = await h.orders.previewPlace(customerId, limitOrder(500_00, { lots: 2 }));
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  expect(preview).toMatchObject({ hold: order.held, refusal: null, maximumLots: 19, available: '1000000.00' });
  expect(await h.orders.previewPlace(customerId, limitOrder(500_00, { lots: 30 }))).toMatchObject({
    refusal: { code: 'orders.insufficient_funds' },
  });
});

test('leverage above what the daily band allows is refused with both numbers, in the preview as in the order', async () => {
  const customerId = await h.customer({ isMarginEnabled: true });
  const wide = h.ownSymbol({ bandRate: 20 });
  const held = await h.opened(limitOrder(500_00, { symbol: h.ownSymbol({ bandRate: 5 }), leverage: 10 }), 500_00);
  const terms = limitOrder(500_00, { symbol: wide, leverage: 10, timeInForce: 'gtc' });
  const refusal = { code: 'orders.leverage_above_band', params: { symbol: wide, band: 20, maximum: 3 } };
  expect(await h.orders.previewPlace(customerId, terms)).toMatchObject({ refusal, originalMargin: '5000.00' });
  await expect(h.orders.place(by(customerId), terms)).rejects.toMatchObject({ refusal });
  expect(await h.orders.previewPlace(customerId, { ...terms, leverage: 3 })).toMatchObject({ refusal: null });
  expect(await h.orders.place(by(customerId), { ...terms, leverage: 3 })).toMatchObject({ status: 'pending' });

  // A position that exists goes on whatever a new one may be opened with.
  const { symbol } = await h.positionOf(held.customerId, held.positionId);
  h.feed.list(symbol, 500_00, { bandRate: 20 });
  const again = h.orders.place(by(held.customerId), limitOrder(500_00, { symbol, leverage: 10 }));
  await expect(again).rejects.toMatchObject({ refusal: { code: 'orders.leverage_above_band' } });
  await h.orders.addMargin(by(held.customerId), held.positionId, 1_000);
  await h.orders.protect(by(held.customerId), held.positionId, { stopLoss: '490.00', takeProfit: null });
  expect(await h.orders.close(by(held.customerId), held.positionId, CLOSE_ALL)).toMatchObject({ status: 'pending' });
});

test('lists are the customer’s own, newest first, a page at a time', async () => {
  const [customerId, stranger] = [await h.customer(), await h.customer()];
  const ids: string[] = [];
  for (let order = 0; order < 5; order += 1) ids.unshift((await h.orders.place(by(customerId), limitOrder(450_00))).id);
  const page = await h.orders.listOrders(customerId, { state: 'open', page: 2, pageSize: 2 });
  expect(page).toMatchObject({ total: 5, page: 2, pageSize: 2 });
  expect(page.rows.map((order) => order.id)).toEqual(ids.slice(2, 4));
  await expect(h.orders.order(stranger, BigInt(ids[0]!))).rejects.toMatchObject({
    refusal: { code: 'orders.unknown_order' },
  });
  expect(page.rows[0]).toMatchObject({ placedAt: expect.any(Number) as number });
  expect(page.rows[0]!.placedAt).toBeGreaterThanOrEqual(MORNING);
});
