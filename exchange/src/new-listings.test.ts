import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import type { VenueEvent } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test, vi } from 'vitest';
import { openingOf } from './engine/opening-auction.ts';
import { createLocalExchange, type LocalExchange } from './local.ts';
import type { NewListing, ResumeState } from './port.ts';

// A whole market is played for minutes.
vi.setConfig({ testTimeout: 60_000 });

const SEED = 'newcomers';
const { open, close } = sessionOn(practiceCalendar, '2026-11-21')!;
const NOON = open + 400 * MINUTE_MS;

const amaltas: NewListing = {
  symbol: 'AMLTF',
  name: 'Amaltas Foods',
  sector: 'consumer',
  profile: 'Amaltas Foods packs lentils.',
  foundedYear: 1990,
  headquarters: 'Pune',
  sharesOutstanding: 10_000_000,
  issuePrice: 150_00,
};
const barkha: NewListing = { ...amaltas, symbol: 'BRKHS', name: 'Barkha Solar', sector: 'sun', issuePrice: 90_00 };

function exchange(more: { listed?: readonly NewListing[]; resume?: ResumeState; now?: number } = {}): LocalExchange {
  return createLocalExchange({ seed: SEED, genesis: NOON, calendarId: 'practice', ...more });
}

test('the price of an opening auction is the one at which most shares change hands, then the nearest to the reference', () => {
  const buy = (price: number, quantity: number) => ({ side: 'buy' as const, price, quantity });
  const sell = (price: number, quantity: number) => ({ side: 'sell' as const, price, quantity });
  const crossing = [buy(105, 300), buy(102, 200), buy(99, 400), sell(98, 250), sell(101, 300), sell(104, 100)];
  expect(openingOf(crossing, 100)).toEqual({ price: 101, quantity: 500 });
  expect(openingOf([buy(105, 100), sell(95, 100)], 100)).toEqual({ price: 100, quantity: 100 });
  expect(openingOf([buy(95, 100), sell(105, 100)], 100)).toEqual({ price: 100, quantity: 0 });
  expect(openingOf([], 100)).toEqual({ price: 100, quantity: 0 });
});

test('before its day a symbol is unknown; then orders are collected around the issue price, and it opens at one price', async () => {
  const market = exchange();
  expect(market.feed.instrument('AMLTF')).toBeUndefined();
  expect(market.feed.quote('AMLTF')).toBeUndefined();
  market.list(amaltas);
  expect(market.feed.instrument('AMLTF')).toMatchObject({ kind: 'equity', isTradable: true, sector: 'consumer' });
  expect(market.feed.quote('AMLTF')).toMatchObject({ state: 'halted', last: null, previousClose: 150_00 });
  await market.advance(NOON + 5 * MINUTE_MS - 1);
  expect(market.feed.quote('AMLTF')).toMatchObject({ state: 'halted', last: null });

  await market.advance(NOON + 5 * MINUTE_MS);
  const [first] = (await market.feed.trades('AMLTF', 100)).toReversed();
  expect(first).toMatchObject({ at: NOON + 5 * MINUTE_MS });
  expect(Math.abs(first!.price / 150_00 - 1)).toBeLessThan(0.2);
  expect(first!.quantity).toBeGreaterThan(1_000);
  expect(market.feed.quote('AMLTF')).toMatchObject({ state: 'trading', open: first!.price });

  await market.advance(NOON + 9 * MINUTE_MS);
  const { bids, asks } = market.feed.depth('AMLTF')!;
  expect([bids.length, asks.length]).toEqual([5, 5]);
  expect((await market.feed.minuteBars('AMLTF', NOON, NOON + 9 * MINUTE_MS)).length).toBeGreaterThan(2);
  expect(await market.feed.dailyBars('AMLTF', '2020-01-01', '2026-11-21')).toEqual([]);
  expect(market.feed.quote('SRTH')).toMatchObject({ symbol: 'SRTH', state: 'trading' });
});

test('the list of instruments is another one after a listing, so that whoever keeps it sees that it changed', () => {
  const market = exchange();
  const before = market.feed.instruments();
  expect(market.feed.instruments()).toBe(before);
  market.list(amaltas);
  const after = market.feed.instruments();
  expect(after).not.toBe(before);
  expect(after.at(-1)).toMatchObject({ symbol: 'AMLTF' });
  expect(before.some(({ symbol }) => symbol === 'AMLTF')).toBe(false);
});

test('a customer sells on the day it was listed; an order in its auction is refused', async () => {
  const market = exchange();
  const events: VenueEvent[] = [];
  market.venue.onEvents((some) => void events.push(...some));
  market.list(amaltas);
  const order = { owner: 'a', symbol: 'AMLTF', side: 'sell', type: 'market', quantity: 300, price: 121_00 } as const;
  market.venue.submit([{ ...order, orderId: '1' }]);
  expect(events).toMatchObject([{ type: 'rejected', orderId: '1', why: 'halted' }]);
  await market.advance(NOON + 6 * MINUTE_MS);
  market.venue.submit([{ ...order, orderId: '2' }]);
  const sold = events.filter((event) => event.type === 'execution' && event.orderId === '2');
  expect(sold.reduce((sum, event) => sum + (event.type === 'execution' ? event.quantity : 0), 0)).toBe(300);
});

test('several on one day, in the order in which they come; others trade as if nobody had come', async () => {
  const [with2, without] = [exchange(), exchange()];
  for (const listing of [amaltas, barkha, amaltas]) with2.list(listing);
  const to = NOON + 6 * MINUTE_MS;
  await Promise.all([with2.advance(to), without.advance(to)]);
  const known = with2.feed.instruments().map(({ symbol }) => symbol);
  expect(known.slice(-2)).toEqual(['AMLTF', 'BRKHS']);
  expect(known).toHaveLength(without.feed.instruments().length + 2);
  expect(with2.feed.quote('BRKHS')!.previousClose).toBe(90_00);
  for (const symbol of ['SRTH', 'NEEM', 'BAHIFIFTY', 'FIFTYFUND', 'USDINR'])
    expect(with2.feed.quote(symbol)).toEqual(without.feed.quote(symbol));
});

test('the same seed opens at the same price, another one elsewhere', async () => {
  const opened = async (seed: string) => {
    const market = createLocalExchange({ seed, genesis: NOON, calendarId: 'practice' });
    market.list(amaltas);
    await market.advance(NOON + 5 * MINUTE_MS + 20_000);
    return [market.feed.quote('AMLTF'), market.tapeHash()] as const;
  };
  const one = await opened('one');
  expect(await opened('one')).toEqual(one);
  expect((await opened('two'))[0]).not.toEqual(one[0]);
});

test('a restart knows what was listed: what has traded goes on, what has not opens by its auction', async () => {
  const now = NOON + 60 * MINUTE_MS;
  const figures = { previousClose: 150_00, last: 161_00, open: 158_00, high: 163_00, low: 155_00, volume: 9_000 };
  const resume: ResumeState = { businessDate: '2026-11-21', symbols: [{ symbol: 'AMLTF', ...figures }] };
  const market = exchange({ listed: [amaltas, barkha], resume, now });
  expect(market.feed.quote('AMLTF')).toMatchObject({ ...figures, state: 'trading' });
  expect(market.feed.quote('BRKHS')).toMatchObject({ previousClose: 90_00, last: null, state: 'halted' });
  await market.advance(now + 6 * MINUTE_MS);
  expect(market.feed.quote('AMLTF')!.volume).toBeGreaterThan(9_000);
  expect(market.feed.quote('BRKHS')!.state).toBe('trading');
});

test('on the next date its last price is the reference; one whose auction the close cut off opens then', async () => {
  const start = close - 10 * MINUTE_MS;
  const market = createLocalExchange({ seed: SEED, genesis: start, calendarId: 'practice' });
  market.list(amaltas);
  await market.advance(close - 2 * MINUTE_MS);
  market.list(barkha);
  await market.advance(close + MINUTE_MS);
  const { last } = market.feed.quote('AMLTF')!;
  expect(market.feed.quote('BRKHS')!.last).toBeNull();
  await market.advance(close + 12 * MINUTE_MS);
  expect(market.feed.quote('AMLTF')).toMatchObject({ state: 'trading', previousClose: last });
  expect(market.feed.quote('BRKHS')).toMatchObject({ previousClose: 90_00, state: 'trading' });
});
