/** The boards beside the companies: digital currencies around the clock, forex with books, and shares that do not trade. */
import type { VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { tickAtOrAbove } from '@bahi/core/price.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { nearestTick } from './history/days.ts';
import { createLocalExchange, type LocalExchange } from './local.ts';

const ROLL = Date.parse('2026-11-22T05:00:00+05:30');

test('a digital currency trades over the roll without a break; session orders end there, and come again at once', async () => {
  const genesis = ROLL - MINUTE_MS;
  const exchange = open(genesis);
  const { venue, feed } = exchange;
  const events = listen(exchange);
  venue.submit([limitBuy(exchange, 'KASH')]);
  await exchange.advance(ROLL - 1);
  const close = nearestTick(feed.quote('KASH')!.mark);
  await exchange.advance(ROLL);
  expect(events).toEqual([{ type: 'ended', orderId: '1', why: 'session', quantity: 100, at: ROLL }]);
  expect(feed.quote('KASH')).toMatchObject({ state: 'trading', previousClose: close });
  expect(feed.depth('KASH')!.bids.length).toBe(5);
  expect(feed.depth('NEEM')!.bids.length).toBe(0);

  venue.submit([limitBuy(exchange, 'KASH'), { ...limitBuy(exchange, 'NEEM'), orderId: '2' }]);
  venue.cancel(['1']);
  expect(events.slice(1)).toEqual([
    { type: 'rejected', orderId: '2', why: 'closed', at: ROLL },
    { type: 'ended', orderId: '1', why: 'requested', quantity: 100, at: ROLL },
  ]);
  await exchange.advance(ROLL + 2 * MINUTE_MS);
  const { last, volume, open: first } = feed.quote('KASH')!;
  expect(volume > 0 && first !== null && Math.abs(last! / close - 1) < 0.05).toBe(true);
  const minutes = await feed.minuteBars('KASH', ROLL - 2 * MINUTE_MS, ROLL + 2 * MINUTE_MS);
  expect(minutes.map(([start]) => (start - ROLL) / MINUTE_MS)).toEqual([-2, -1, 0, 1]);
});

test('a market order for a digital currency and one for a forex pair fill in their own books', async () => {
  const exchange = open(ROLL + 60 * MINUTE_MS);
  const events = listen(exchange);
  const buy = (orderId: string, symbol: string): VenueOrder => ({
    ...limitBuy(exchange, symbol),
    orderId,
    type: 'market',
    price: exchange.feed.quote(symbol)!.upper!,
  });
  exchange.venue.submit([buy('1', 'GULAL'), buy('2', 'JPYINR')]);
  const fills = events.filter((event) => event.type === 'execution');
  expect(fills.map(({ symbol }) => symbol)).toEqual(['GULAL', 'JPYINR']);
  expect(await exchange.feed.trades('JPYINR', 1)).toMatchObject([{ price: fills[1]!.price, aggressor: 'buy' }]);
});

test('all boards together print the same tape for the same seed and orders, however often they are asked to move', async () => {
  const genesis = ROLL - MINUTE_MS;
  const [coarse, fine] = [open(genesis), open(genesis)];
  const orders = ['KASH', 'USDINR', 'NEEM'].map((symbol, at): VenueOrder => ({
    ...limitBuy(coarse, symbol),
    orderId: `${at}`,
    type: 'market',
    price: coarse.feed.quote(symbol)!.upper!,
  }));
  await coarse.advance(genesis + 20_000);
  for (let at = genesis + 500; at <= genesis + 20_000; at += 500) await fine.advance(at);
  const heard = [coarse, fine].map(listen);
  for (const exchange of [coarse, fine]) exchange.venue.submit(orders);
  await coarse.advance(ROLL + 2 * MINUTE_MS);
  for (let at = genesis + 21_000; at <= ROLL + 2 * MINUTE_MS; at += 777) await fine.advance(at);
  await fine.advance(ROLL + 2 * MINUTE_MS);
  expect(fine.tapeHash()).toBe(coarse.tapeHash());
  expect(heard[1]).toEqual(heard[0]);
  expect(heard[0]!.filter(({ type }) => type === 'execution').length).toBeGreaterThan(2);
});

test('what is computed takes no orders', async () => {
  const exchange = open(ROLL + 60 * MINUTE_MS);
  const events = listen(exchange);
  const symbols = ['BAHIFIFTY', 'BAHIMIDDLE', 'USDJPY'];
  exchange.venue.submit(symbols.map((symbol, at) => ({ ...limitBuy(exchange, 'KASH'), symbol, orderId: `${at}` })));
  expect(events.map((event) => event.type === 'rejected' && event.why)).toEqual(Array(3).fill('unknown_symbol'));
});

test('forex moves little, digital currencies a lot, and each has five years behind it', async () => {
  const { feed } = open(ROLL + 60 * MINUTE_MS);
  const deviation = async (symbol: string) => {
    const days = await feed.dailyBars(symbol, '0000-01-01', '9999-12-31');
    expect(days.length, symbol).toBe(1826);
    const moves = days.slice(1).map((day, at) => Math.log(day[4] / days[at]![4]));
    return Math.sqrt(moves.reduce((sum, move) => sum + move * move, 0) / moves.length);
  };
  for (const { symbol, kind, isTradable } of feed.instruments()) {
    if (kind === 'digital') expect(await deviation(symbol), symbol).toBeGreaterThan(0.022);
    if (kind === 'forex' && isTradable) expect(await deviation(symbol), symbol).toBeLessThan(0.005);
  }
});

test('five companies do not trade: their history ends the day before, and their orders are rejected', async () => {
  const exchange = open(ROLL + 60 * MINUTE_MS);
  const { feed, venue } = exchange;
  const events = listen(exchange);
  const stopped = feed.instruments().filter(({ status }) => status !== null);
  expect(stopped.map(({ status }) => status!.state)).toEqual([
    'suspended',
    'suspended',
    'suspended',
    'off_shelf',
    'off_shelf',
  ]);
  await exchange.advance(ROLL + 61 * MINUTE_MS);
  for (const { symbol, status } of stopped) {
    const quote = feed.quote(symbol)!;
    expect(quote, symbol).toMatchObject({ state: status!.state, last: null, bid: null, ask: null, volume: 0 });
    const days = await feed.dailyBars(symbol, '0000-01-01', '9999-12-31');
    expect(days.length).toBeGreaterThan(1600);
    expect(new Date(days.at(-1)![0]).toISOString().slice(0, 10) < status!.since).toBe(true);
    expect(days.at(-1)![4], symbol).toBe(quote.previousClose);
    const since = Date.parse(`${status!.since}T05:05:00+05:30`);
    expect(await feed.minuteBars(symbol, since, ROLL + 62 * MINUTE_MS)).toEqual([]);
    venue.submit([{ ...limitBuy(exchange, symbol), orderId: symbol }]);
    expect(events.at(-1), symbol).toMatchObject({ type: 'rejected', orderId: symbol, why: 'halted' });
  }
});

function open(genesis: number): LocalExchange {
  return createLocalExchange({ seed: 'boards', genesis, calendarId: 'practice' });
}

function listen({ venue }: LocalExchange): VenueEvent[] {
  const heard: VenueEvent[] = [];
  venue.onEvents((events) => heard.push(...events));
  return heard;
}

/** At the lowest price of the day, so that it rests. */
function limitBuy({ feed }: LocalExchange, symbol: string): VenueOrder {
  const price = tickAtOrAbove(feed.quote(symbol)!.lower!);
  return { orderId: '1', symbol, side: 'buy', type: 'limit', price, quantity: 100, owner: 'me' };
}
