/** Shares bought outside the book: paid for with their charges, a position with its lock, printed once by the venue whatever breaks. */
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { lockedUntil } from '@bahi/core/position.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { placeHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import { blockSharesLeft, endBlockPromise, promiseBlockShares } from './block-promise.ts';
import { selectSoldBlocks, selectUnprinted } from './block-store.ts';
import { settleBlockTrades, type AgreedTrade, type SettledTrade } from './block-trade.ts';
import { MORNING } from './testing-market.ts';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';

let h: OrdersHarness;
let references = 0n;

beforeAll(async () => {
  h = await ordersHarness();
});
afterAll(() => h.stop());

/** The operator's lock of ordinary trading; changed by one test. */
let tradingLock = { tradingLockDays: 0, tradingLockMinutes: 0 };
const defaultsAt = defaultsOf(practiceCalendar);
const parametersAt = (now: number) => ({ ...defaultsAt(now), ...tradingLock });

type Asked = Pick<AgreedTrade, 'customerId'> & Partial<AgreedTrade>;

async function settle(...asked: readonly Asked[]): Promise<SettledTrade[]> {
  const now = h.clock.now();
  const settled = await h.db.transaction(async (tx) => {
    // Each on a tape of its own, so that a venue that has begun anew counts right.
    const symbol = h.ownSymbol();
    const trades = asked.map((one): AgreedTrade => {
      const reference = (references += 1n);
      return { ...TERMS, symbol, reference, hold: { kind: 'block', reference }, ...one };
    });
    const books = await lockBooks(tx, { customerIds: trades.map(({ customerId }) => customerId) });
    for (const { customerId, hold } of trades)
      if (hold !== null) placeHold(books, { ...hold, customerId, amount: 60_000_00n });
    for (const { symbol, quantity } of trades)
      await promiseBlockShares(h.feed, tx, { kind: 'grab', offerId: (references += 1n), symbol, shares: quantity });
    const done = await settleBlockTrades({ calendar: practiceCalendar, parametersAt }, tx, { books, trades, now });
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(practiceCalendar, now) });
    return done;
  });
  await h.orders.settled();
  return settled;
}

const TERMS = { origin: 'block', quantity: 100, price: 490_00n, mark: 500_00n, lockDays: 2 } as const;
const printed = async (positionId: bigint) => {
  const text = 'select number, printed_at as at from orders.block_trade where position_id = $1';
  return (await h.t.owner.query<{ number: bigint | null; at: bigint | null }>(text, [positionId])).rows[0];
};

test('a block is captured with the charges of a buy, the rest of its hold is free, and the venue prints it', async () => {
  const customerId = await h.customer();
  const [trade] = await settle({ customerId, symbol: 'VRM' });
  expect(trade).toMatchObject({ amount: 49_000_00n, paid: 49_020_60n });
  expect(await h.balance(customerId)).toMatchObject({
    cash: 10_00_000_00n - 49_020_60n,
    margin: 49_000_00n,
    held: 0n,
    charges: 20_60n,
  });
  const slip = await h.orders.position(customerId, trade!.positionId);
  expect(slip.position).toMatchObject({ symbol: 'VRM', quantity: 100, leverage: 1 });
  expect(slip.timeline.map(({ step }) => step)).toEqual(['block_traded', 'locked']);
  expect(h.venue.reported).toContainEqual({
    tradeId: String(trade!.positionId),
    symbol: 'VRM',
    price: 490_00,
    quantity: 100,
  });
  expect(await printed(trade!.positionId)).toEqual({ number: 1n, at: BigInt(MORNING) });
  expect(await h.audit()).toEqual([]);
});

test('it cannot be sold before its lock is over, and then in the book like any other', async () => {
  const customerId = await h.customer();
  const symbol = h.ownSymbol();
  const [trade] = await settle({ customerId, symbol, origin: 'grab', lockDays: 1 });
  await expect(h.orders.close(by(customerId), trade!.positionId, CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.locked_days' },
  });
  await h.clock.advance(24 * 3_600_000);
  h.feed.set(symbol, 500_00);
  const order = await h.orders.close(by(customerId), trade!.positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(order.id, 100, 500_00, h.clock.now()));
  expect(await h.positionOf(customerId, trade!.positionId)).toMatchObject({ status: 'closed' });
  expect(await h.audit()).toEqual([]);
});

test('they are locked for the longer of two locks: the offer’s days, and the operator’s of that moment', async () => {
  const customerId = await h.customer();
  const now = h.clock.now();
  const locks: unknown[] = [];
  for (const [lockDays, tradingLockDays, tradingLockMinutes] of [
    [2, 1, 0],
    [1, 3, 0],
    [1, 0, 1_440],
  ] as const) {
    tradingLock = { tradingLockDays, tradingLockMinutes };
    const [trade] = await settle({ customerId, origin: 'grab', lockDays });
    locks.push((await h.positionOf(customerId, trade!.positionId)).lockedUntil);
  }
  tradingLock = { tradingLockDays: 0, tradingLockMinutes: 0 };
  const until = (lockDays: number, lockMinutes = 0) => lockedUntil(practiceCalendar, { lockDays, lockMinutes }, now);
  expect(locks).toEqual([until(2), until(3), until(1, 1_440)]);
  expect(until(1, 1_440)).toBe(now + 1_440 * 60_000);
});

test('no short of a share is opened while shares of it that were bought outside the book are locked', async () => {
  const [asha, ravi] = [await h.customer({ isMarginEnabled: true }), await h.customer({ isMarginEnabled: true })];
  const symbol = h.ownSymbol();
  const [trade] = await settle({ customerId: asha, symbol, origin: 'grab', lockDays: 1 });
  const until = (await h.positionOf(asha, trade!.positionId)).lockedUntil!;
  const fresh = () => [symbol, 'VRM'].forEach((each) => h.feed.set(each, 500_00));
  const short = (customerId: bigint, of = symbol) =>
    h.orders.place(by(customerId), limitOrder(500_00, { symbol: of, direction: 'short' }));
  const refusal = { code: 'orders.short_of_locked', params: { symbol, until } };
  fresh();
  await expect(short(asha)).rejects.toMatchObject({ refusal });
  const preview = (direction: 'long' | 'short') =>
    h.orders.previewPlace(asha, limitOrder(500_00, { symbol, direction }));
  expect(await preview('short')).toMatchObject({ refusal });
  expect(await preview('long')).toMatchObject({ refusal: null });
  const orders = [await short(ravi), await short(asha, 'VRM')];
  await h.clock.advance(until - h.clock.now());
  fresh();
  orders.push(await short(asha));
  expect(orders.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
  await h.settle(h.venue.execution(orders[2]!.id, 100, 500_00, h.clock.now()));
  expect(await h.audit()).toEqual([]);
});

test.each([
  ['a short that was there when they were sold', 0],
  ['a short that was ordered while they were locked', 1],
])('the auditor names %s', async (_name, later) => {
  const customerId = await h.customer({ isMarginEnabled: true });
  const symbol = h.ownSymbol();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { symbol, direction: 'short' }));
  await h.settle(h.venue.execution(order.id, 100, 500_00, h.clock.now()));
  if (later === 0) {
    await settle({ customerId, symbol });
    expect(await h.audit()).toMatchObject([{ invariant: 'nobody_is_short_of_locked_shares' }]);
    await h.settle();
  }
  const close = await h.orders.close(by(customerId), BigInt(order.id), CLOSE_ALL);
  await h.settle(h.venue.execution(close.id, 100, 500_00, h.clock.now()));
  if (later === 1) {
    await settle({ customerId, symbol });
    expect(await h.audit()).toEqual([]);
    await h.t.owner.query('update orders.position set locked_until = 1 where customer_id = $1 and origin = $2', [
      customerId,
      'block',
    ]);
    const again = await h.orders.place(by(customerId), limitOrder(500_00, { symbol, direction: 'short' }));
    await h.settle(h.venue.execution(again.id, 100, 500_00, h.clock.now()));
    await h.t.owner.query(`update orders.position set locked_until = $2 where customer_id = $1 and origin = 'block'`, [
      customerId,
      h.clock.now() + 1,
    ]);
  }
  expect((await h.audit()).map((one) => (one as { invariant: string }).invariant)).toEqual([
    'nobody_is_short_of_locked_shares',
  ]);
  await h.t.owner.query(`update orders.position set locked_until = 1 where customer_id = $1 and origin = 'block'`, [
    customerId,
  ]);
  expect(await h.audit()).toEqual([]);
});

test('what was agreed and not printed is reported at the next start, and printed once', async () => {
  const customerId = await h.customer();
  h.venue.isDeaf = true;
  const trades = await settle({ customerId }, { customerId, price: 500_00n });
  expect((await selectUnprinted(h.db, 10)).map(({ id }) => id)).toEqual(trades.map(({ positionId }) => positionId));
  const venue = await h.restart();
  await h.orders.settled();
  expect(venue.reported.map(({ tradeId }) => tradeId)).toEqual(trades.map(({ positionId }) => String(positionId)));
  expect(await selectUnprinted(h.db, 10)).toEqual([]);
  h.bus.publish('blocks.agreed', { customerId });
  await h.orders.settled();
  expect(venue.reported).toHaveLength(2);
});

test('a print that the database would not take is written a second later', async () => {
  const customerId = await h.customer();
  h.venue.isDeaf = true;
  const [trade] = await settle({ customerId });
  h.venue.isDeaf = false;
  h.failNext(new Error('the database is away'));
  h.bus.publish('blocks.agreed', { customerId });
  await h.orders.settled();
  expect(await printed(trade!.positionId)).toMatchObject({ number: null });
  await h.clock.advance(1_500);
  await h.orders.settled();
  expect(await printed(trade!.positionId)).toMatchObject({ number: 1n });
  h.errors.splice(0);
});

test('a start tells the venue what was sold of each symbol, and its newest prints', async () => {
  const symbol = h.ownSymbol();
  const customerId = await h.customer();
  const trades = await settle({ customerId, symbol }, { customerId, symbol, quantity: 50 });
  const known = (await selectSoldBlocks(h.db)).find((one) => one.symbol === symbol);
  expect(known).toMatchObject({
    sold: 150,
    prints: [
      { number: 1, quantity: 100 },
      { number: 2, quantity: 50 },
    ],
  });
  expect(known!.prints.map(({ tradeId }) => tradeId)).toEqual(trades.map(({ positionId }) => String(positionId)));
});

test('offers promise no more than the seller has, whoever is faster, and give back what they have not sold', async () => {
  const symbol = h.ownSymbol();
  h.feed.setBlockInventory(symbol, 1_000);
  const promise = (offerId: bigint, kind: 'block' | 'grab' = 'block') =>
    h.db.transaction((tx) => promiseBlockShares(h.feed, tx, { kind, offerId, symbol, shares: 600 }));
  const taken = await Promise.all([promise(90_001n), promise(90_001n, 'grab'), promise(90_002n)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await blockSharesLeft(h.feed, h.db, symbol)).toBe(400);
  const [kind, offerId] = taken[0]
    ? (['block', 90_001n] as const)
    : taken[1]
      ? (['grab', 90_001n] as const)
      : (['block', 90_002n] as const);
  await h.db.transaction((tx) => endBlockPromise(tx, { kind, offerId, shares: 100 }));
  expect(await blockSharesLeft(h.feed, h.db, symbol)).toBe(900);
});

test('a request is filled once, and never at a price away from the mark', async () => {
  const customerId = await h.customer();
  const [reference, hold] = [9_000_000n, null];
  await settle({ customerId, reference, hold });
  await expect(settle({ customerId, reference, hold })).rejects.toMatchObject({ code: '23505' });
  await expect(settle({ customerId, hold, price: 515_01n })).rejects.toThrow('near the mark');
  expect(await h.balance(customerId)).toMatchObject({ margin: 49_000_00n });
});

test.each([
  ['block_trade_is_settled', `update orders.block_trade set price = price + 1 where position_id = $1`],
  ['block_trade_is_settled', `update orders.position set origin = 'grab' where id = $1`],
  ['block_entry_has_its_trade', `delete from orders.block_trade where position_id = $1`],
  ['charges_are_of_turnover', `update orders.block_trade set quantity = quantity + 100 where position_id = $1`],
  ['position_has_its_beginning', `update orders.position set origin = 'order' where id = $1`],
  ['position_has_its_beginning', `update orders.position set origin = 'allotment' where id = $1`],
  ['block_seller_keeps_promises', `update orders.block_promise set shares = 0 where $1 > 0`],
])('the auditor names %s', async (name, sql) => {
  const customerId = await h.customer();
  const [trade] = await settle({ customerId });
  const undone = new Error('undone');
  const found = h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql, [trade!.positionId]);
    const { breaks } = await auditWhole(tx, ORDER_INVARIANTS);
    expect(breaks.map((one) => one.invariant)).toContain(name);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});
