/** A mandate for day trading from the asking to its record: money, orders, square-off, and what each step says. */
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answer } from '../testing-races.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { promiseBlockShares, settleBlockTrades } from '../orders/service.ts';
import { by, CLOSE_ALL, limitOrder } from '../orders/testing.ts';
import { startDayTrading, type DayHarness } from './testing.ts';

let d: DayHarness;

beforeAll(async () => {
  d = await startDayTrading();
});
afterEach(async () => {
  d.haltedSince = null;
  expect(await d.audit()).toEqual([]);
});
afterAll(() => d.h.stop());

const refusedWith = (code: string, params = {}) => ({ refusal: { code, params: expect.objectContaining(params) } });
/** The clock goes on, and the next test begins in the next session. */
async function forOneSession(work: () => Promise<void>): Promise<void> {
  await work();
  const { opensAt } = await d.terms(await d.customer());
  if (opensAt > d.h.clock.now()) await d.at(opensAt + 60 * MINUTE_MS);
}

const book = (customerId: bigint) => d.h.balance(customerId);

test('a mandate holds a fifth of its amount and its highest fee, and its terms say so beforehand', async () => {
  const asha = await d.customer();
  const now = d.h.clock.now();
  expect(await d.terms(asha, '500000')).toMatchObject({
    date: '2026-11-20',
    squareOffAt: Date.parse('2026-11-21T04:45:00+05:30'),
    closesAt: Date.parse('2026-11-21T05:00:00+05:30'),
    minimum: '10000.00',
    maximum: '2000000.00',
    margin: '100000.00',
    feeRate: '0.02',
    feeHeld: '100.00',
    held: '100100.00',
    lossAtFivePercent: '25000.00',
    promisedBy: now + 30 * MINUTE_MS,
    isMarginEnabled: true,
    open: null,
    refusal: null,
  });
  const mandate = await d.ask(asha, '500000');
  expect(mandate).toMatchObject({
    state: 'pending',
    amount: '500000.00',
    held: '100100.00',
    canCancel: true,
    unused: '0.00',
  });
  expect(mandate.timeline.map(({ step }) => step)).toEqual(['sent', 'approved', 'promised']);
  expect(await book(asha)).toMatchObject({ held: 1_00_100_00n, cash: 10_00_000_00n });
  expect(await d.approve(mandate)).toMatchObject({
    state: 'running',
    unused: '500000.00',
    buyingPower: '500000.00',
    fee: '20.00',
  });
  expect(await d.stories(asha)).toEqual(['day_trading.approved', 'day_trading.requested']);
});

test('taken back or refused, all that was held is free', async () => {
  const asha = await d.customer();
  expect(await d.cancel(asha, (await d.ask(asha, '10000')).id)).toMatchObject({ state: 'cancelled', held: '0.00' });
  const rejected = await d.reject(await d.ask(asha, '10000'), 'losses');
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'losses', held: '0.00' });
  expect(await book(asha)).toMatchObject({ held: 0n, cash: 10_00_000_00n });
  await expect(d.cancel(asha, rejected.id)).rejects.toMatchObject(
    refusedWith('day_trading.not_pending', { status: 'rejected' }),
  );
  await expect(d.approve(rejected)).rejects.toMatchObject(refusedWith('staff.case_decided'));
});

test('what stands in the way is told in its order', async () => {
  const ravi = await d.h.customer({ amount: 20_000_00n });
  const check = (amount: string) => answer(d.ask(ravi, amount));
  d.haltedSince = 1;
  d.unverified.add(ravi);
  expect(await check('9999')).toBe('verification.required');
  d.unverified.delete(ravi);
  expect(await check('9999')).toBe('day_trading.channel_closed');
  d.haltedSince = null;
  expect(await check('9999')).toBe('orders.margin_not_enabled');
  expect(await d.terms(ravi)).toMatchObject({ isMarginEnabled: false, refusal: { code: 'orders.margin_not_enabled' } });
  await d.h.t.owner.query('update identity.customer set is_margin_enabled = true where id = $1', [ravi]);
  for (const amount of ['', 'x', '-1', '1.005']) expect(await check(amount), amount).toBe('day_trading.amount_invalid');
  expect(await check('9999.99')).toBe('day_trading.below_minimum');
  expect(await check('2000000.01')).toBe('day_trading.above_maximum');
  expect(await check('80000.01')).toBe('day_trading.above_funds');
  const mandate = await d.ask(ravi, '80000');
  expect(await check('10000')).toBe('day_trading.pending');
  await d.approve(mandate);
  expect(await check('10000')).toBe('day_trading.running');
});

test('a day order takes over the margin of the mandate, holds a fifth, and frees what it does not need', async () => {
  const symbol = d.h.ownSymbol();
  const { customerId, mandate } = await d.running('200000');
  const before = await book(customerId);
  const order = await d.place(customerId, { symbol, lots: 2, limit: 500_00 });
  expect(order).toMatchObject({ origin: 'day', leverage: 5, status: 'pending', timeInForce: 'session' });
  // 1,00,000 of contract amount: 20,000 of margin that the mandate held, and charges, which are drawn from its margin too.
  expect((await book(customerId)).held).toBe(before.held);
  expect(await d.read(customerId, mandate.id)).toMatchObject({ unused: '100000.00', buyingPower: '100000.00' });
  await d.fill(order, 499_00);
  const position = await d.h.positionOf(customerId, BigInt(order.id));
  expect(position).toMatchObject({
    origin: 'day',
    leverage: 5,
    originalMargin: '19960.00',
    contractAmount: '99800.00',
  });
  expect(await d.read(customerId, mandate.id)).toMatchObject({
    unused: '100200.00',
    mostUsed: '99800.00',
    fee: '20.00',
  });
});

test('an order is bounded by what is left of the mandate, and by what is there for its margin', async () => {
  const symbol = d.h.ownSymbol();
  const { customerId, mandate } = await d.running('80000', 20_000_00n);
  expect(await answer(d.place(customerId, { symbol, lots: 2, limit: 500_00 }))).toBe('day_trading.above_unused');
  const preview = await d.preview(customerId, { symbol, lots: 2, limit: 500_00 });
  expect(preview).toMatchObject({ maximumLots: 1, refusal: { code: 'day_trading.above_unused' } });
  const first = await d.place(customerId, { symbol, lots: 1, limit: 500_00 });
  expect(await answer(d.place(customerId, { symbol, lots: 1, limit: 500_00 }))).toBe('day_trading.above_unused');
  await d.h.orders.cancel(by(customerId), BigInt(first.id));
  await d.h.settle({ type: 'ended', orderId: first.id, why: 'requested', quantity: 100, at: d.h.clock.now() });
  // What it gave back is free cash. Spent on an ordinary order, it is not there for the mandate any more.
  expect(await d.read(customerId, mandate.id)).toMatchObject({ unused: '80000.00', buyingPower: '80000.00' });
  const ordinary = limitOrder(130_00, { symbol: d.h.ownSymbol() });
  d.h.feed.set(ordinary.symbol, 130_00, { lower: 100_00 });
  await d.h.orders.place(by(customerId), ordinary);
  const left = await d.read(customerId, mandate.id);
  expect(left.unused).toBe('80000.00');
  expect(Number(left.buyingPower)).toBeLessThan(50_000);
  expect(await answer(d.place(customerId, { symbol, lots: 1, limit: 500_00 }))).toBe('orders.insufficient_funds');
});

test('orders are refused without a mandate, before its session, after its square-off began, and of what cannot be sold the same day', async () => {
  const symbol = d.h.ownSymbol();
  const locked = d.h.ownSymbol({ lockDays: 1 });
  const coin = d.h.ownSymbol({ kind: 'digital' });
  const asha = await d.customer();
  const ordered = (of: string) => answer(d.place(asha, { symbol: of, lots: 1 }));
  expect(await ordered(symbol)).toBe('day_trading.none_running');
  const mandate = await d.ask(asha, '200000');
  expect(await ordered(symbol)).toBe('day_trading.none_running');
  await d.approve(mandate);
  expect(await ordered(locked)).toBe('day_trading.symbol_not_allowed');
  expect(await ordered(coin)).toBe('day_trading.symbol_not_allowed');
  expect(await ordered('NOSUCH')).toBe('market.symbol_unknown');
  expect(await answer(d.place(asha, { symbol, lots: 0 }))).toBe('orders.lots_invalid');
  expect(await answer(d.place(asha, { symbol: d.h.ownSymbol({ bandRate: 20 }), lots: 1 }))).toBe(
    'day_trading.band_too_wide',
  );
});

test('three day orders, a square-off and a record that adds up to the paisa', async () => {
  await forOneSession(async () => {
    const [one, two, three] = [d.h.ownSymbol(), d.h.ownSymbol(), d.h.ownSymbol()];
    const { customerId, mandate } = await d.running('300000');
    const orders = [];
    for (const [symbol, direction] of [
      [one, 'long'],
      [two, 'short'],
      [three, 'long'],
    ] as const)
      orders.push(await d.place(customerId, { symbol, direction, lots: 1, limit: 500_00 }));
    for (const order of orders) await d.fill(order, 500_00);
    const waiting = await d.place(customerId, { symbol: one, lots: 1, limit: 495_00 });
    await d.at(mandate.squareOffAt - 1);
    await d.progress();
    expect(await d.read(customerId, mandate.id)).toMatchObject({ state: 'running' });
    await d.at(mandate.squareOffAt);
    expect(await answer(d.place(customerId, { symbol: one, lots: 1 }))).toBe('day_trading.squaring_off');
    await d.progress();
    expect(d.h.venue.cancelled).toContain(waiting.id);
    await d.h.settle({ type: 'ended', orderId: waiting.id, why: 'requested', quantity: 100, at: mandate.squareOffAt });
    expect((await d.h.orders.order(customerId, BigInt(waiting.id))).reason).toMatchObject({
      code: 'orders.ended_square_off',
    });
    await d.fillSquareOff(customerId, 503_00);
    await d.at(mandate.squareOffAt + MINUTE_MS);
    await d.progress();
    const { settlement, ...settled } = await d.read(customerId, mandate.id);
    expect(settled).toMatchObject({ state: 'settled', held: '0.00', mostUsed: '150000.00', fee: '30.00' });
    expect(settlement!.trades).toHaveLength(4);
    expect(settlement).toMatchObject({ gross: '300.00', fee: '30.00' });
    const sum = (of: 'gross' | 'charges') =>
      settlement!.trades.reduce((all, trade) => all + Math.round(Number(trade[of]) * 100), 0);
    expect([sum('gross'), sum('charges')]).toEqual([30_000, Math.round(Number(settlement!.charges) * 100)]);
    expect(Math.round(Number(settlement!.net) * 100)).toBe(30_000 - sum('charges') - 3_000);
    const { cash, held, margin } = await book(customerId);
    expect({ cash, held, margin }).toEqual({
      cash: 10_00_000_00n + BigInt(Math.round(Number(settlement!.net) * 100)),
      held: 0n,
      margin: 0n,
    });
    expect(settlement!.trades.map(({ entries }) => entries.length)).toEqual([2, 2, 2, 0]);
    const { orders: ofFirst } = await d.h.orders.position(customerId, BigInt(orders[0]!.id));
    expect(ofFirst.at(-1)).toMatchObject({ origin: 'square_off', type: 'market' });
    expect((await d.stories(customerId)).slice(0, 2)).toEqual(['day_trading.settled', 'day_trading.squaring_off']);
  });
});

test('once its square-off has begun, no limit order keeps a day position open, placed again and again', async () => {
  await forOneSession(async () => {
    const symbol = d.h.ownSymbol();
    const { customerId, mandate } = await d.running('100000');
    const order = await d.place(customerId, { symbol, lots: 1, limit: 500_00 });
    await d.fill(order, 500_00);
    const position = BigInt(order.id);
    const limit = { ...CLOSE_ALL, type: 'limit', limitPrice: '505.00' } as const;
    await d.at(mandate.squareOffAt - 1);
    d.h.feed.set(symbol, 500_00);
    expect(await d.h.orders.previewClose(customerId, position, limit)).toMatchObject({ refusal: null });
    const waiting = await d.h.orders.close(by(customerId), position, limit);
    await d.at(mandate.squareOffAt);
    d.h.feed.set(symbol, 500_00);
    await d.progress();
    expect(d.h.venue.cancelled).toContain(waiting.id);
    await d.h.settle({ type: 'ended', orderId: waiting.id, why: 'requested', quantity: 100, at: mandate.squareOffAt });
    const refused = refusedWith('orders.square_off_begun', { since: mandate.squareOffAt });
    expect(await d.h.orders.previewClose(customerId, position, limit)).toMatchObject(refused);
    await expect(d.h.orders.close(by(customerId), position, limit)).rejects.toMatchObject(refused);
    await d.at(mandate.squareOffAt + MINUTE_MS);
    d.h.feed.set(symbol, 500_00);
    await d.progress();
    await d.fillSquareOff(customerId, 500_00);
    await d.at(mandate.squareOffAt + 2 * MINUTE_MS);
    await d.progress();
    expect(await d.read(customerId, mandate.id)).toMatchObject({ state: 'settled' });
  });
});

test('what was opened both ways of one share is closed both ways at once', async () => {
  await forOneSession(async () => {
    const symbol = d.h.ownSymbol();
    const { customerId, mandate } = await d.running('200000');
    for (const direction of ['long', 'short'] as const)
      await d.fill(await d.place(customerId, { symbol, direction, lots: 1, limit: 500_00 }), 500_00);
    await d.at(mandate.squareOffAt);
    const before = d.h.venue.cancelled.length;
    await d.progress();
    expect(d.h.venue.cancelled.slice(before)).toEqual([]);
    await d.fillSquareOff(customerId, 500_00);
    await d.at(mandate.squareOffAt + MINUTE_MS);
    await d.progress();
    expect(await d.read(customerId, mandate.id)).toMatchObject({ state: 'settled' });
  });
});

test('what a halt keeps open goes on as an ordinary position at a fifth, and the customer is told', async () => {
  await forOneSession(async () => {
    const symbol = d.h.ownSymbol();
    const { customerId, mandate } = await d.running('100000');
    const order = await d.place(customerId, { symbol, lots: 1, limit: 500_00 });
    await d.fill(order, 500_00);
    for (let minute = 0; minute < 15; minute += 5) {
      await d.at(mandate.squareOffAt + minute * MINUTE_MS);
      d.h.feed.set(symbol, 500_00, { state: 'halted' });
      await d.progress();
    }
    expect((await d.stories(customerId)).filter((key) => key === 'day_trading.squaring_off')).toHaveLength(1);
    await d.at(mandate.closesAt);
    await d.progress();
    expect(await d.read(customerId, mandate.id)).toMatchObject({ state: 'closing' });
    await d.at(mandate.closesAt + MINUTE_MS);
    await d.progress();
    const { settlement } = await d.read(customerId, mandate.id);
    expect(settlement).toMatchObject({ gross: '0.00', fee: '20.00', trades: [{ carried: 100, quantity: 100 }] });
    expect((await d.stories(customerId))[0]).toBe('day_trading.settled_carried');
    const position = await d.h.positionOf(customerId, BigInt(order.id));
    expect(position).toMatchObject({ status: 'holding', leverage: 5, originalMargin: '10000.00' });
    // The next session: the ordinary close-out watches it, and no square-off touches it.
    await d.at(mandate.closesAt + 10 * MINUTE_MS);
    await d.progress();
    d.h.feed.set(symbol, 420_00);
    const close = await d.h.closeByRule(BigInt(order.id));
    await d.h.settle(d.h.venue.execution(close.orderId, 100, 421_00, d.h.clock.now()));
    expect((await d.h.orders.position(customerId, BigInt(order.id))).orders.at(-1)).toMatchObject({
      origin: 'close_out',
    });
    expect((await d.read(customerId, mandate.id)).settlement).toEqual(settlement);
  });
});

test('a request that nobody approved by the square-off expires, and is too late to approve', async () => {
  await forOneSession(async () => {
    const asha = await d.customer();
    const mandate = await d.ask(asha, '50000');
    await d.at(mandate.squareOffAt);
    await expect(d.approve(mandate)).rejects.toMatchObject(
      refusedWith('day_trading.too_late', { until: mandate.squareOffAt }),
    );
    await d.progress();
    expect(await d.read(asha, mandate.id)).toMatchObject({ state: 'expired', held: '0.00', fee: '0.00' });
    expect(await book(asha)).toMatchObject({ held: 0n, cash: 10_00_000_00n });
    // From then on one asks for the next session, and it runs from the opening.
    const next = await d.approve(await d.ask(asha, '50000'));
    expect(next).toMatchObject({ state: 'ready', opensAt: mandate.closesAt + 5 * MINUTE_MS });
    expect(await answer(d.place(asha, { symbol: d.h.ownSymbol(), lots: 1 }))).toBe('day_trading.not_open');
    await d.at(next.opensAt);
    expect(await d.read(asha, next.id)).toMatchObject({ state: 'running' });
  });
});

test('one that ran and was never used costs the least fee', async () => {
  await forOneSession(async () => {
    const { customerId, mandate } = await d.running('50000');
    await d.at(mandate.squareOffAt);
    await d.progress();
    expect((await d.read(customerId, mandate.id)).settlement).toMatchObject({
      net: '-20.00',
      fee: '20.00',
      trades: [],
    });
    expect(await d.stories(customerId)).not.toContain('day_trading.squaring_off');
  });
});

test('no day order goes short of a share of which some are locked that were bought outside the book', async () => {
  const symbol = d.h.ownSymbol();
  const { customerId } = await d.running('100000');
  const now = d.h.clock.now();
  const sold = { customerId, reference: 990n, symbol, quantity: 100, price: 490_00n, mark: 500_00n, hold: null };
  await d.h.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId] });
    await promiseBlockShares(d.h.feed, tx, { kind: 'grab', offerId: 990n, symbol, shares: 100 });
    await settleBlockTrades(d.deps, tx, { books, trades: [{ ...sold, origin: 'grab', lockDays: 1 }], now });
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(practiceCalendar, now) });
  });
  const order = { symbol, direction: 'short', lots: 1, limit: 500_00 } as const;
  const refused = refusedWith('orders.short_of_locked', { symbol });
  await expect(d.place(customerId, order)).rejects.toMatchObject(refused);
  expect(await d.preview(customerId, order)).toMatchObject(refused);
  expect(await d.place(customerId, { ...order, direction: 'long' })).toMatchObject({ status: 'pending' });
});
