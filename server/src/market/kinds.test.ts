/** Charts of every kind on the practice exchange itself: history, live minutes and a restart make one whole. */
import { currentOrNextSession, practiceCalendar } from '@bahi/core/calendar.ts';
import { candlePeriod } from '@bahi/contract/market/calls.ts';
import type { Bar, MarketInstrument } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange, type LocalExchange } from '../../../exchange/src/local.ts';
import { NOON } from '../identity/testing.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import type { CandleQuery } from './candles.ts';
import { createMarket, type Market } from './service.ts';
import { calendarOf } from './sessions.ts';
import { loadMarketState } from './state.ts';

interface Life {
  readonly exchange: LocalExchange;
  readonly market: Market;
  readonly clock: VirtualClock;
}

let t: TestDatabase;
let life: Life;
/** Of the first run. */
const RUN_MINUTES = 4;
const AWAY_MS = 20 * MINUTE_MS;

beforeAll(async () => {
  t = await testDatabase();
  const first = await begin(NOON);
  await run(first, RUN_MINUTES);
  await first.market.stop();
  await first.exchange.stop();
  life = await begin(NOON + RUN_MINUTES * MINUTE_MS + AWAY_MS);
  await run(life, 2);
  // Into the running minute.
  await life.exchange.advance(life.clock.now() + 20_000);
  await life.clock.advance(20_000);
});
afterAll(async () => {
  await life.market.stop();
  await life.exchange.stop();
  await t.drop();
});

async function begin(now: number): Promise<Life> {
  const clock = virtualClock(now);
  const state = await loadMarketState(t.db, { calendar: practiceCalendar, now, seed: 'kinds' });
  const exchange = createLocalExchange({ ...state, now });
  const log = { warn: () => {} } as never;
  const options = { db: t.db, feed: exchange.feed, clock, calendar: practiceCalendar, genesis: state.genesis, log };
  const market = createMarket(options);
  await market.start();
  return { exchange, market, clock };
}

async function run({ exchange, market, clock }: Life, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await exchange.advance(clock.now() + MINUTE_MS);
    await clock.advance(MINUTE_MS);
    await market.flush();
  }
}

function someOf(kind: MarketInstrument['kind']): MarketInstrument {
  const found = life.exchange.feed.instruments().filter((each) => each.kind === kind && each.status === null);
  return found.at(-1)!;
}

async function allPages(symbol: string, period: CandleQuery['period'], limit: number): Promise<Bar[]> {
  let bars: Bar[] = [];
  for (let before: number | undefined; ;) {
    const query = { symbol, period, adjust: 'none' as const, limit, ...(before === undefined ? {} : { before }) };
    const page = await life.market.candles(query);
    bars = [...page.bars, ...bars];
    if (!page.hasMore) return bars;
    before = page.bars[0]?.[0] ?? page.session!.open;
  }
}

const kinds = ['equity', 'index', 'fund', 'forex', 'digital'] as const;

test.each(kinds)('%s: every period pages back to the beginning, each bar once, in order', async (kind) => {
  const { symbol } = someOf(kind);
  for (const period of candlePeriod.options) {
    const bars = await allPages(symbol, period, 1_499);
    const starts = bars.map((bar) => bar[0]);
    expect(starts, `${symbol} ${period}`).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
    for (const [, open, high, low, close] of bars)
      expect(low <= Math.min(open, close) && high >= Math.max(open, close) && low > 0).toBe(true);
    const years = (bars.at(-1)![0] - bars[0]![0]) / (365 * 86_400_000);
    if (period === 'day' || period === 'week' || period === 'month') expect(years).toBeGreaterThan(4.9);
    if (period === '1m') expect(bars.length).toBeGreaterThan(29 * 1_430);
    // Cut elsewhere, it is the same.
    if (period === '5m' || period === 'week') expect(await allPages(symbol, period, 97)).toEqual(bars);
  }
});

test.each(kinds)('%s: the last bars say what the quote says, and the minutes add up to the day', async (kind) => {
  const instrument = someOf(kind);
  const { symbol } = instrument;
  const quote = life.exchange.feed.quote(symbol)!;
  const read = async (period: CandleQuery['period'], limit: number) =>
    (await life.market.candles({ symbol, period, adjust: 'none', limit })).bars;
  for (const period of candlePeriod.options) expect((await read(period, 1)).at(-1)![4], period).toBe(quote.last);
  const [day] = await read('day', 1);
  expect(day!.slice(1)).toEqual([quote.open, quote.high, quote.low, quote.last, quote.volume]);
  const { open } = currentOrNextSession(calendarOf(instrument), life.clock.now());
  const minutes = (await read('1m', 1_500)).filter((bar) => bar[0] >= open);
  expect(minutes.reduce((sum, bar) => sum + bar[5], 0)).toBe(quote.volume);
  expect([
    minutes[0]![1],
    Math.max(...minutes.map((bar) => bar[2])),
    Math.min(...minutes.map((bar) => bar[3])),
  ]).toEqual([quote.open, quote.high, quote.low]);
});

test.each(kinds)(
  '%s: what the exchange missed while it was down is one gap, and the minutes around it stand',
  async (kind) => {
    const { symbol } = someOf(kind);
    const page = await life.market.candles({ symbol, period: '1m', adjust: 'none', limit: 60 });
    const down = NOON + RUN_MINUTES * MINUTE_MS;
    expect(page.gaps).toEqual([{ from: down, to: down + AWAY_MS }]);
    const live = page.bars.filter((bar) => bar[0] >= NOON).map((bar) => bar[0]);
    // What is computed once a second may have begun the minute at whose first moment the first run stopped.
    expect(live.some((start) => start > down && start < down + AWAY_MS)).toBe(false);
    expect(live[0]).toBe(NOON);
    expect(live.at(-1)).toBeGreaterThanOrEqual(down + AWAY_MS);
  },
);
