/** Rules that watch positions: stop-loss and take-profit, warnings and close-outs, also after a lost answer and a restart. */
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import type { Caller } from './service.ts';
import { MORNING } from './testing-market.ts';
import { found, until, untilWaiting } from '../platform/testing-waits.ts';
import { messagesPage } from '../messages/service.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

/**
 * What the venue has taken for a symbol at this price since then. A turn that found the one before it still at work comes again half a
 * second later: the clock must go on, and the price with it, which nothing is sold by once it is a minute old; but not by hours while
 * the database is slow.
 */
async function submittedAt(symbol: string, price: number, before: number): Promise<VenueOrder[]> {
  await h.t.owner.query('select');
  await h.clock.advance(500);
  h.feed.set(symbol, price, { lower: 300_00 });
  return h.venue.submitted.slice(before).filter((order) => order.symbol === symbol);
}

/** Nobody decides anything about this customer until it is let go. */
async function holdBook(customerId: bigint): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const isFree = Promise.withResolvers<void>();
  void h.t.owner.transaction(async (tx) => {
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query('select 1 from ledger.balance where customer_id = $1 for update', [customerId]);
    held.resolve();
    await isFree.promise;
  });
  await held.promise;
  return isFree.resolve;
}

async function nobodyWaits(): Promise<boolean> {
  const { rowCount } = await h.t.owner.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount === 0;
}

const messagesOf = async (customerId: bigint) => (await messagesPage(h.db, customerId, { page: 1, pageSize: 10 })).rows;

test('a stop-loss closes at market once the price is there, and not before', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ stopLoss: '480.00', takeProfit: '530.00' });
  h.feed.set(symbol, 480_05);
  // Where a stop is reached a moment later it closes.
  const other = await h.openedAlone({ stopLoss: '490.00' });
  h.feed.set(other.symbol, 490_00);
  const earlier = await h.closeByRule(other.positionId);
  await h.settle(h.venue.execution(earlier.orderId, 100, 490_00));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding', stopLoss: '480.00' });
  h.feed.set(symbol, 480_00);
  const close = await h.closeByRule(positionId);
  expect(close).toMatchObject({ side: 'sell', type: 'market', quantity: 100 });
  await h.settle(h.venue.execution(close.orderId, 100, 479_95));
  const { position, orders } = await h.orders.position(customerId, positionId);
  expect(position).toMatchObject({ status: 'closed', grossProfit: '-2005.00' });
  expect(orders.at(-1)).toMatchObject({ origin: 'stop_loss', status: 'filled' });
});

test('a take-profit closes a short when the price has fallen', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({
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
  const { symbol, customerId, positionId } = await h.openedAlone({ leverage: 10 });
  let told = 0;
  const stop = h.bus.subscribe('messages.written', (written) => (told += written.messageIds.length));
  h.feed.set(symbol, 475_00);
  const warned = await found(
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

test('a close-out goes in parts that the mark’s depth takes, tells of it once, and stops when margin comes', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ leverage: 10, lots: 5 });
  h.feed.setNotional(symbol, 462_50 * 250);
  h.feed.set(symbol, 462_50);
  for (const left of [300, 100]) {
    const part = await h.closeByRule(positionId);
    expect(part).toMatchObject({ side: 'sell', type: 'market', quantity: 200 });
    await h.settle(h.venue.execution(part.orderId, 200, 462_50, h.clock.now()));
    expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: left });
    await h.clock.advance(1_000);
  }
  const last = await h.closeByRule(positionId);
  expect(last).toMatchObject({ quantity: 100 });
  await h.settle({ type: 'ended', orderId: last.orderId, why: 'protection', quantity: 100, at: h.clock.now() });
  await h.orders.addMargin(by(customerId), positionId, 10_000);
  const before = h.venue.submitted.length;
  await h.clock.advance(20_000);
  expect(h.venue.submitted).toHaveLength(before);
  const told = (await messagesOf(customerId)).filter(({ story }) => story?.key === 'position.closed_out');
  expect(told).toHaveLength(1);
});

test('a trade far from the mark price closes nothing and warns nobody; the mark price does', async () => {
  const guarded = await h.openedAlone({ stopLoss: '480.00', takeProfit: '530.00' });
  const thin = await h.openedAlone({ leverage: 10 });
  const before = h.venue.submitted.length;
  for (const { symbol } of [guarded, thin])
    for (const last of [400_05, 599_95]) h.feed.set(symbol, last, { mark: 500_00 });
  await h.clock.advance(5_000);
  h.feed.set(guarded.symbol, 500_00, { mark: 479_00, bid: 478_95, ask: 479_05 });
  await h.closeByRule(guarded.positionId);
  expect(h.venue.submitted.slice(before)).toHaveLength(1);
  expect(await h.positionOf(thin.customerId, thin.positionId)).toMatchObject({ isWarned: false, status: 'holding' });
});

test('an unleveraged long is neither warned about nor closed out', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone();
  h.feed.set(symbol, 5_00, { lower: 1_00 });
  await h.clock.advance(2_000);
  expect(await h.positionOf(customerId, positionId)).toMatchObject({
    status: 'holding',
    isWarned: false,
    closeOutPrice: null,
  });
});

test('a close that the protection stopped is tried again for what is left', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ lots: 2, stopLoss: '480.00' });
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
  const { symbol, customerId, positionId } = await h.openedAlone({ stopLoss: '480.00' });
  const limit = await h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, type: 'limit', limitPrice: '550.00' });
  h.feed.set(symbol, 479_00);
  await found(
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

test('a close-out does not wait behind limit orders that are placed again and again', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ leverage: 10 });
  const limit = { ...CLOSE_ALL, type: 'limit', limitPrice: '550.00' } as const;
  const first = await h.orders.close(by(customerId), positionId, limit);
  h.feed.set(symbol, 462_50);
  await found(
    async () => h.venue.cancelled,
    (cancelled) => cancelled.includes(first.id),
  );
  await h.settle({ type: 'ended', orderId: first.id, why: 'requested', quantity: 100, at: MORNING });
  const refusal = { code: 'orders.close_out_due', params: { percent: 25 } };
  expect(await h.orders.previewClose(customerId, positionId, limit)).toMatchObject({ refusal });
  await expect(h.orders.close(by(customerId), positionId, limit)).rejects.toMatchObject({ refusal });
  await h.clock.advance(2_000);
  h.feed.set(symbol, 462_50);
  const close = await h.closeByRule(positionId);
  expect(close).toMatchObject({ type: 'market' });
  await h.settle(h.venue.execution(close.orderId, 100, 462_45, h.clock.now()));
});

test('no order of the customer’s own keeps a close-out from the market', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ leverage: 10 });
  const own = await h.orders.place(by(customerId), limitOrder(462_00, { symbol }));
  const other = await h.orders.place(by(customerId), limitOrder(462_00));
  h.feed.set(symbol, 462_50);
  const close = await h.closeByRule(positionId);
  // It is gone before the close-out comes, which the venue would end otherwise.
  expect(h.venue.cancelled).toContain(own.id);
  expect(h.venue.cancelled).not.toContain(other.id);
  await h.settle({ type: 'ended', orderId: own.id, why: 'requested', quantity: 100, at: h.clock.now() });
  expect(await h.orders.order(customerId, BigInt(own.id))).toMatchObject({
    status: 'cancelled',
    reason: { code: 'orders.ended_self_trade' },
  });
  await h.settle(h.venue.execution(close.orderId, 100, 462_45, h.clock.now()));
  await h.orders.cancel(by(customerId), BigInt(other.id));
  await h.settle({ type: 'ended', orderId: other.id, why: 'requested', quantity: 100, at: h.clock.now() });
});

test.each([
  {
    what: 'margin that was added first keeps a position',
    terms: { leverage: 10 },
    due: 462_50,
    first: (caller: Caller, positionId: bigint) => h.orders.addMargin(caller, positionId, 10_000),
    dueAgain: 362_50,
    rule: 'close_out',
  },
  {
    what: 'a stop that was lowered first sells nothing',
    terms: { stopLoss: '480.00' },
    due: 479_00,
    first: (caller: Caller, positionId: bigint) =>
      h.orders.protect(caller, positionId, { stopLoss: '470.00', takeProfit: null }),
    dueAgain: 469_00,
    rule: 'stop_loss',
  },
])('$what that a rule was about to close', async ({ terms, due, first, dueAgain, rule }) => {
  const { symbol, customerId, positionId } = await h.openedAlone(terms);
  const before = h.venue.submitted.length;
  const release = await holdBook(customerId);
  const change = first(by(customerId), positionId);
  await untilWaiting(h.t.owner, 1);
  h.feed.set(symbol, due);
  await untilWaiting(h.t.owner, 2);
  release();
  await change;
  await until(nobodyWaits);
  const close = await found(
    () => submittedAt(symbol, dueAgain, before),
    (submitted) => submitted.length > 0,
  );
  expect(close.map(({ price }) => price)).toEqual([expect.toSatisfy((price: number) => price < dueAgain)]);
  await h.settle(h.venue.execution(close[0]!.orderId, 100, dueAgain, h.clock.now()));
  const { orders } = await h.orders.position(customerId, positionId);
  expect(orders.filter(({ kind }) => kind === 'close').map(({ origin }) => origin)).toEqual([rule]);
});

test('protection is set and cleared, on the right side of the price only', async () => {
  const { customerId, positionId } = await h.openedAlone();
  const protect = (stopLoss: string | null, takeProfit: string | null) =>
    h.orders.protect(by(customerId), positionId, { stopLoss, takeProfit });
  expect(await protect('490.00', '510.00')).toMatchObject({ stopLoss: '490.00', takeProfit: '510.00' });
  await expect(protect('500.00', null)).rejects.toMatchObject({ refusal: { code: 'orders.stop_wrong_side' } });
  await expect(protect(null, '500.00')).rejects.toMatchObject({ refusal: { code: 'orders.take_wrong_side' } });
  expect(await protect(null, null)).toMatchObject({ stopLoss: null, takeProfit: null });
});

test.each(['after a while', 'once it is asked for again'])(
  'a stop-loss whose answer was lost with the connection is watched %s',
  async (when) => {
    const { symbol, customerId, positionId } = await h.openedAlone();
    const [caller, levels] = [by(customerId), { stopLoss: '480.00', takeProfit: null }];
    const before = h.venue.submitted.length;
    h.breakNextCommit();
    await expect(h.orders.protect(caller, positionId, levels)).rejects.toThrow('Connection terminated');
    if (when === 'after a while') await h.clock.advance(1_000);
    else expect(await h.orders.protect(caller, positionId, levels)).toMatchObject({ stopLoss: '480.00' });
    await found(
      () => submittedAt(symbol, 479_00, before),
      (submitted) => submitted.length > 0,
    );
  },
);

test('a restart keeps watching positions and finishes closes under way', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone({ stopLoss: '480.00' });
  const venue = await h.restart();
  h.feed.set(symbol, 479_00);
  const close = await h.closeByRule(positionId);
  const later = await h.restart();
  expect(later).not.toBe(venue);
  expect(later.submitted).toContainEqual(expect.objectContaining({ orderId: close.orderId, quantity: 100 }));
  await h.settle(later.execution(close.orderId, 100, 479_00));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'closed' });
});
