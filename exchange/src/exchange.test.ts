/** The exchange through its ports: orders and events, quotes read from shared memory, the local variant and the threads. */
import type { VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { expect, test } from 'vitest';
import { createLocalExchange } from './local.ts';
import { startExchange } from './start.ts';

const GENESIS = Date.parse('2026-11-21T11:00:00+05:30');
const options = { seed: 'ports', genesis: GENESIS, calendarId: 'practice', now: GENESIS } as const;

test('a limit order rests, shows in the depth, and leaves when it is cancelled; cancelling again says nothing', async () => {
  const { venue, feed } = createLocalExchange(options);
  const events = listen(venue);
  const price = feed.depth('VRM')!.bids[1]!.price;
  const before = feed.depth('VRM')!.bids[1]!.quantity;
  venue.submit([order({ orderId: '1', price, quantity: 700 })]);
  expect(feed.depth('VRM')!.bids[1]).toMatchObject({ price, quantity: before + 700 });
  venue.cancel(['1']);
  venue.cancel(['1', 'never heard of']);
  expect(events).toEqual([{ type: 'ended', orderId: '1', why: 'requested', quantity: 700, at: GENESIS }]);
  expect(feed.depth('VRM')!.bids[1]).toMatchObject({ price, quantity: before });
});

test('two customers trade with each other inside the spread, each told the touch just before', async () => {
  const { venue, feed } = createLocalExchange(options);
  const events = listen(venue);
  const wide = feed.instruments().find(({ symbol, kind }) => kind === 'equity' && spreadOf(feed.quote(symbol)!) > 4)!;
  const { bid, ask } = feed.quote(wide.symbol)!;
  const price = tickAtOrBelow(Math.floor((bid! + ask!) / 2));
  venue.submit([order({ orderId: '1', symbol: wide.symbol, side: 'sell', price, owner: 'seller' })]);
  venue.submit([order({ orderId: '2', symbol: wide.symbol, side: 'buy', price, owner: 'buyer' })]);
  const fills = events.filter((event) => event.type === 'execution');
  expect(fills.map(({ orderId, price: at, bid: bestBid, ask: bestAsk }) => [orderId, at, bestBid, bestAsk])).toEqual([
    ['1', price, bid, price],
    ['2', price, bid, price],
  ]);
  expect(feed.quote(wide.symbol)!.last).toBe(price);
});

test('a customer’s order never trades with the same customer’s resting order', async () => {
  const { venue, feed } = createLocalExchange(options);
  const events = listen(venue);
  const wide = feed.instruments().find(({ symbol, kind }) => kind === 'equity' && spreadOf(feed.quote(symbol)!) > 4)!;
  const { bid, ask } = feed.quote(wide.symbol)!;
  const price = tickAtOrBelow(Math.floor((bid! + ask!) / 2));
  venue.submit([order({ orderId: '1', symbol: wide.symbol, side: 'sell', price })]);
  venue.submit([order({ orderId: '2', symbol: wide.symbol, side: 'buy', price })]);
  expect(events).toMatchObject([{ type: 'ended', orderId: '2', why: 'self_trade' }]);
});

test('a market order stops at its protection price and cancels the rest', async () => {
  const { venue, feed } = createLocalExchange(options);
  const events = listen(venue);
  const { ask } = feed.quote('SAGR')!;
  venue.submit([order({ orderId: '1', symbol: 'SAGR', type: 'market', price: ask!, quantity: 10_000_000 })]);
  const filled = events.filter((event) => event.type === 'execution');
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.every(({ price }) => price === ask)).toBe(true);
  const rest = 10_000_000 - filled.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(events.at(-1)).toMatchObject({ type: 'ended', why: 'protection', quantity: rest });
});

test.each([
  ['a symbol nobody knows', { symbol: 'NOPE' }, 'unknown_symbol'],
  ['a price between two ticks', { price: 98_441 }, 'off_tick'],
  ['a price outside the band', { price: 300_000 }, 'outside_band'],
] as const)('%s is rejected', (_name, change, why) => {
  const { venue } = createLocalExchange(options);
  const events = listen(venue);
  venue.submit([order({ orderId: '1', price: 98_400, ...change })]);
  expect(events).toMatchObject([{ type: 'rejected', orderId: '1', why }]);
});

test('history continues into live minutes without a gap, and ended minutes are told once', async () => {
  const { feed, advance } = createLocalExchange(options);
  const told: number[] = [];
  feed.onBars((bars) => told.push(...bars.filter(({ symbol }) => symbol === 'NEEM').map(({ bar }) => bar[0])));
  await advance(GENESIS + 3 * 60_000 + 30_000);
  const bars = await feed.minuteBars('NEEM', GENESIS - 3 * 60_000, GENESIS + 10 * 60_000);
  expect(bars.map(([start]) => (start - GENESIS) / 60_000)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  expect(told).toEqual([0, 1, 2].map((minute) => GENESIS + minute * 60_000));
  bars.slice(1).forEach(([, open], at) => expect(Math.abs(open / bars[at]![4] - 1)).toBeLessThan(0.02));
});

test('a restart goes on from the recorded prices, with higher trade numbers', async () => {
  const first = createLocalExchange(options);
  await first.advance(GENESIS + 60_000);
  const quote = first.feed.quote('VRM')!;
  const [trade] = await first.feed.trades('VRM', 1);
  const { last, open, high, low, previousClose, volume, turnover } = quote;
  const symbols = [
    { symbol: 'VRM', last: last!, open: open!, high: high!, low: low!, previousClose, volume, turnover },
  ];
  const second = createLocalExchange({
    ...options,
    now: GENESIS + 120_000,
    resume: { businessDate: '2026-11-21', symbols },
  });
  expect(second.feed.quote('VRM')).toMatchObject({ last, previousClose, volume });
  await second.advance(GENESIS + 130_000);
  expect((await second.feed.trades('VRM', 1))[0]!.seq).toBeGreaterThan(trade!.seq);
});

test('in its own thread the market trades, answers and stops', async () => {
  const { venue, feed, advance, stop } = await startExchange({ ...options, clock: 'virtual' }, neverLost);
  const events = listen(venue);
  const changed = new Set<string>();
  feed.onQuotes((symbols) => symbols.forEach((symbol) => changed.add(symbol)));
  venue.submit([order({ orderId: '1', type: 'market', price: feed.quote('VRM')!.upper!, quantity: 100 })]);
  await advance(GENESIS + 10_000);
  expect(events.filter((event) => event.type === 'execution').reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
    100,
  );
  expect(changed.size).toBeGreaterThan(250);
  expect(await feed.trades('VRM', 5)).toHaveLength(5);
  expect((await feed.dailyBars('VRM', '2026-11-01', '2026-11-21')).length).toBe(20);
  await stop();
});

test('how far the market has come is known without asking its thread', async () => {
  const { advance, advancedAt, stop } = await startExchange({ ...options, clock: 'virtual' }, neverLost);
  expect(advancedAt()).toBe(GENESIS);
  await advance(GENESIS + 5_000);
  expect(advancedAt()).toBe(GENESIS + 5_000);
  await stop();
});

test('a clock that is set back does not make the market look as if it had come only so far', async () => {
  const { advance, advancedAt, stop } = await startExchange({ ...options, clock: 'virtual' }, neverLost);
  await advance(GENESIS + 60_000);
  await advance(GENESIS + 20_000);
  expect(advancedAt()).toBe(GENESIS + 60_000);
  await advance(GENESIS + 61_000);
  expect(advancedAt()).toBe(GENESIS + 61_000);
  await stop();
});

test('a market thread that dies is told once with its reason, its questions fail, and a stop ends', async () => {
  let tell: (why: string) => void = () => {};
  const lost = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const { venue, advance, stop } = await startExchange({ ...options, clock: 'virtual' }, (why) => tell(why));
  venue.submit([null as unknown as VenueOrder]);
  await expect(advance(GENESIS + 5_000)).rejects.toThrow('the market thread ended: ');
  expect(await lost).toMatch(/^the market thread ended: Cannot read properties of null/);
  await stop();
});

function neverLost(why: string): void {
  throw new Error(why);
}

function listen(venue: { onEvents(listener: (events: readonly VenueEvent[]) => void): unknown }): VenueEvent[] {
  const heard: VenueEvent[] = [];
  venue.onEvents((events) => heard.push(...events));
  return heard;
}

function order(more: Partial<VenueOrder> & { readonly orderId: string }): VenueOrder {
  return { symbol: 'VRM', side: 'buy', type: 'limit', price: 0, quantity: 100, owner: 'me', ...more };
}

function spreadOf({ bid, ask }: { readonly bid: number | null; readonly ask: number | null }): number {
  return (ask ?? 0) - (bid ?? 0);
}
