import {
  addBusinessDays,
  businessDateOf,
  nseCalendar,
  practiceCalendar,
  sessionOn,
  type Calendar,
  type CalendarId,
} from '@bahi/core/calendar.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import type { CandleQuery } from './candles.ts';
import { createMarket, type Market } from './service.ts';
import {
  createScriptedFeed,
  HISTORY_SESSIONS,
  historyMinutes,
  instrument,
  type ResumedDay,
  type ScriptedFeed,
} from './testing.ts';

let t: TestDatabase;
// Each has a time of its own.
beforeEach(async () => {
  t = await testDatabase();
});
afterEach(() => t.drop());

const log = { warn: () => {} } as never;
interface Run {
  readonly clock: VirtualClock;
  readonly feed: ScriptedFeed;
  readonly market: Market;
}

/** A server's life from `now`; the market began at `genesis`. */
async function startRun(
  symbols: readonly string[],
  { now = NOON, genesis = NOON, calendar = practiceCalendar } = {},
): Promise<Run> {
  const clock = virtualClock(now);
  const instruments = symbols.map((symbol) => instrument(symbol, { calendarId: calendar.id as CalendarId }));
  const resume = await resumedDays(businessDateOf(calendar, now));
  const feed = createScriptedFeed({ clock, genesis, instruments, resume });
  const market = createMarket({ db: t.db, feed, clock, calendar, genesis, log });
  await market.start();
  return { clock, feed, market };
}

async function resumedDays(date: string): Promise<Map<string, ResumedDay>> {
  const { rows } = await t.db.query<{ symbol: string } & Record<keyof ResumedDay, bigint>>(
    'select symbol, open, high, low, close as last, volume from market.daily_bar where business_date = $1',
    [date],
  );
  return new Map(
    rows.map(({ symbol, open, high, low, last, volume }) => [
      symbol,
      { open: Number(open), high: Number(high), low: Number(low), last: Number(last), volume: Number(volume) },
    ]),
  );
}

const ask = (market: Market, symbol: string, changes: Partial<CandleQuery> = {}) =>
  market.candles({ symbol, period: '1m', adjust: 'none', limit: 300, ...changes });

/** Every page back to the beginning, as the chart reads them. */
async function allPages(market: Market, symbol: string, changes: Partial<CandleQuery>): Promise<Bar[]> {
  let bars: Bar[] = [];
  for (let before = changes.before; ;) {
    const page = await ask(market, symbol, { ...changes, ...(before === undefined ? {} : { before }) });
    expect(page.bars.length).toBeLessThanOrEqual(changes.limit ?? 300);
    bars = [...page.bars, ...bars];
    if (!page.hasMore) return bars;
    before = page.bars.length > 0 ? page.bars[0]![0] : page.session!.open;
  }
}

function expectAscending(bars: readonly Bar[]): void {
  for (let index = 1; index < bars.length; index++) expect(bars[index]![0]).toBeGreaterThan(bars[index - 1]![0]);
  for (const [, open, high, low, close] of bars)
    expect(high >= open && high >= close && low <= open && low <= close).toBe(true);
}

const sumOf = (bars: readonly Bar[]) => bars.reduce((sum, bar) => sum + bar[5], 0);

test('minutes page back through thirty sessions without a gap or a bar twice', async () => {
  const { market } = await startRun(['PAGE']);
  const all = historyMinutes({ calendar: practiceCalendar, genesis: NOON }, 'PAGE', 0, NOON);
  expect(all.length).toBeGreaterThan(HISTORY_SESSIONS * 1200);
  expect(await allPages(market, 'PAGE', { limit: 1500 })).toEqual(all);
});

test('a page that ends exactly at the beginning of history says that there is no more', async () => {
  const { market } = await startRun(['EDGE']);
  const all = historyMinutes({ calendar: practiceCalendar, genesis: NOON }, 'EDGE', 0, NOON);
  for (const [period, before, count] of [
    ['1m', all[300]![0], 300],
    ['day', NOON, 501],
  ] as const) {
    expect(await ask(market, 'EDGE', { period, before, limit: count })).toMatchObject({ hasMore: false });
    expect(await ask(market, 'EDGE', { period, before, limit: count - 1 })).toMatchObject({ hasMore: true });
  }
});

test.each(['5m', '15m', '30m'] as const)('%s bars hold exactly the minutes they span', async (period) => {
  const { market } = await startRun(['SPAN']);
  const minutes = historyMinutes({ calendar: practiceCalendar, genesis: NOON }, 'SPAN', 0, NOON);
  const bars = await allPages(market, 'SPAN', { period, limit: 97 });
  expectAscending(bars);
  expect(sumOf(bars)).toBe(sumOf(minutes));
  const length = Number.parseInt(period, 10) * MINUTE_MS;
  for (const bar of [bars[0]!, bars[500]!, bars.at(-1)!]) {
    const within = minutes.filter((minute) => minute[0] >= bar[0] && minute[0] < bar[0] + length);
    const [highs, lows] = [within.map((minute) => minute[2]), within.map((minute) => minute[3])];
    expect(bar).toEqual([
      bar[0],
      within[0]![1],
      Math.max(...highs),
      Math.min(...lows),
      within.at(-1)![4],
      sumOf(within),
    ]);
  }
});

test.each(['day', 'week', 'month', '6M', '1Y'] as const)(
  '%s bars page back through all history in order',
  async (period) => {
    const { market } = await startRun(['LONG']);
    const bars = await allPages(market, 'LONG', { period, limit: period === '6M' || period === '1Y' ? 400 : 41 });
    expectAscending(bars);
    const { bars: days } = await ask(market, 'LONG', { period: 'day', limit: 1500 });
    expect(days).toHaveLength(501);
    expect(sumOf(bars)).toBe(sumOf(days));
    expect(bars[0]![0]).toBe(days[0]![0]);
    expect(bars.at(-1)![4]).toBe(days.at(-1)![4]);
  },
);

test('a span of 6 months or a year holds all its days, whatever the limit', async () => {
  const { market } = await startRun(['YEAR']);
  const year = await ask(market, 'YEAR', { period: '1Y', limit: 10 });
  const half = await ask(market, 'YEAR', { period: '6M', limit: 10 });
  expect(year.bars).toHaveLength(365);
  expect(half.bars).toHaveLength(184);
  expect(year.hasMore && half.hasMore).toBe(true);
  expect(businessDateOf(practiceCalendar, half.bars[0]![0])).toBe('2026-05-22');
});

test('time-share shows one session, and each page before it the session before', async () => {
  const { market } = await startRun(['TIME']);
  const today = sessionOn(practiceCalendar, '2026-11-21')!;
  const page = await ask(market, 'TIME', { period: 'time', limit: 1500 });
  expect(page.session).toEqual({ open: today.open, close: today.close });
  expect(page.bars.every((bar) => bar[0] >= today.open)).toBe(true);
  const earlier = await ask(market, 'TIME', { period: 'time', limit: 1500, before: page.bars[0]![0] });
  expect(earlier.session!.close).toBeLessThanOrEqual(today.open);
  const all = historyMinutes({ calendar: practiceCalendar, genesis: NOON }, 'TIME', 0, NOON);
  expect(await allPages(market, 'TIME', { period: 'time', limit: 700 })).toEqual(all);
});

test.each([
  ['practice', practiceCalendar],
  ['NSE', nseCalendar],
] as [string, Calendar][])(
  'any two neighbouring pages of the %s calendar fit together, wherever they are cut',
  async (_name, calendar) => {
    const genesis = Date.UTC(2026, 10, 20, 6, 30);
    const { market } = await startRun(['ANY'], { now: genesis, genesis, calendar });
    const seed = Date.now();
    const periods = ['1m', '5m', '15m', '30m', 'day', 'week', 'month'] as const;
    const property = fc.asyncProperty(
      fc.constantFrom(...periods),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 40 * 86_400 }),
      async (period, limit, secondsBack) => {
        const before = genesis - secondsBack * 1000;
        const newer = await ask(market, 'ANY', { period, limit, before });
        expectAscending(newer.bars);
        expect(newer.bars.every((bar) => bar[0] < before)).toBe(true);
        if (!newer.hasMore) return;
        const older = await ask(market, 'ANY', { period, limit, before: newer.bars[0]![0] });
        const both = await ask(market, 'ANY', { period, limit: limit * 2, before });
        expect([...older.bars, ...newer.bars].slice(-limit * 2)).toEqual(
          both.bars.slice(-older.bars.length - newer.bars.length),
        );
      },
    );
    await fc.assert(property, { seed, numRuns: 60 });
  },
);

test('live minutes continue history, the running one included, and a restart changes nothing', async () => {
  const symbol = 'LIVE';
  const { clock, feed, market } = await startRun([symbol]);
  for (let minute = 0; minute < 7; minute++) {
    feed.trade(symbol, 10_500 + minute, 100);
    feed.trade(symbol, 10_400 + minute, 50);
    await clock.advance(MINUTE_MS);
    feed.endMinute();
  }
  feed.trade(symbol, 10_900, 10);
  const { bars } = await ask(market, symbol, { limit: 12 });
  const history = historyMinutes({ calendar: practiceCalendar, genesis: NOON }, symbol, NOON - 60 * MINUTE_MS, NOON);
  const live = Array.from({ length: 7 }, (_, n) => [
    NOON + n * MINUTE_MS,
    10_500 + n,
    10_500 + n,
    10_400 + n,
    10_400 + n,
    150,
  ]);
  const forming = [NOON + 7 * MINUTE_MS, 10_900, 10_900, 10_900, 10_900, 10];
  expect(bars).toEqual([...history, ...live, forming].slice(-12));
  feed.trade(symbol, 11_000, 5);
  await clock.advance(1000);
  expect((await ask(market, symbol, { limit: 1 })).bars).toEqual([
    [NOON + 7 * MINUTE_MS, 10_900, 11_000, 10_900, 11_000, 15],
  ]);
  await market.stop();

  const later = await startRun([symbol], { now: NOON + 20 * MINUTE_MS, genesis: NOON });
  later.feed.trade(symbol, 12_000, 1);
  const after = await ask(later.market, symbol, { limit: 12 });
  const [cut, fresh]: Bar[] = [
    [NOON + 7 * MINUTE_MS, 10_900, 11_000, 10_900, 11_000, 15],
    [NOON + 20 * MINUTE_MS, 12_000, 12_000, 12_000, 12_000, 1],
  ];
  expect(after.bars).toEqual([...history, ...live, cut, fresh].slice(-12));
  const day = (await ask(later.market, symbol, { period: 'day', limit: 1 })).bars[0]!;
  const { open } = sessionOn(practiceCalendar, '2026-11-21')!;
  const minutes = [
    ...historyMinutes({ calendar: practiceCalendar, genesis: NOON }, symbol, open, NOON),
    ...(live as Bar[]),
  ];
  expect(day.slice(4)).toEqual([12_000, sumOf(minutes) + 16]);
});

test('a minute in which the server stopped and started again is one bar with the trades of both', async () => {
  const symbol = 'CUT';
  const first = await startRun([symbol]);
  first.feed.trade(symbol, 10_500, 100);
  await first.clock.advance(20_000);
  await first.market.stop();

  const { clock, feed, market } = await startRun([symbol], { now: NOON + 30_000, genesis: NOON });
  feed.trade(symbol, 10_600, 10);
  feed.trade(symbol, 10_550, 1);
  const whole = [NOON, 10_500, 10_600, 10_500, 10_550, 111];
  expect((await ask(market, symbol, { limit: 1 })).bars).toEqual([whole]);
  await clock.advance(30_000);
  feed.endMinute();
  await market.flush();
  feed.trade(symbol, 10_560, 5);
  await clock.advance(3 * MINUTE_MS);
  const next = [NOON + MINUTE_MS, 10_560, 10_560, 10_560, 10_560, 5];
  for (let again = 0; again < 3; again++) {
    expect((await ask(market, symbol, { limit: 2 })).bars).toEqual([whole, next]);
    await clock.advance(1_000);
  }
  feed.endMinute();
  await market.stop();
  const later = await startRun([symbol], { now: NOON + 9 * MINUTE_MS, genesis: NOON });
  expect((await ask(later.market, symbol, { limit: 2 })).bars).toEqual([whole, next]);
});

test('the date rolls: the day that ended keeps its bar, the new one grows, and days away leave no hole in the paging', async () => {
  const symbol = 'ROLL';
  const first = await startRun([symbol]);
  first.feed.trade(symbol, 10_000, 100);
  await first.clock.advance(MINUTE_MS);
  first.feed.endMinute();
  await first.market.stop();

  // Away from 21 to 25 November; back on the 26th for two days.
  const now = sessionOn(practiceCalendar, '2026-11-26')!.open + 60 * MINUTE_MS;
  const { clock, feed, market } = await startRun([symbol], { now, genesis: NOON });
  for (const [price, quantity] of [
    [10_100, 10],
    [10_300, 20],
    [10_200, 30],
  ] as const) {
    feed.trade(symbol, price, quantity);
    await clock.advance(MINUTE_MS);
    feed.endMinute();
    await market.flush();
  }
  await clock.advance(86_400_000);
  feed.trade(symbol, 10_400, 7);
  const { bars } = await ask(market, symbol, { period: 'day', limit: 3 });
  expect(bars.map((bar) => businessDateOf(practiceCalendar, bar[0]))).toEqual([
    '2026-11-21',
    '2026-11-26',
    '2026-11-27',
  ]);
  expect(bars[1]!.slice(1)).toEqual([10_100, 10_300, 10_100, 10_200, 60]);
  expect(bars[2]!.slice(1)).toEqual([10_400, 10_400, 10_400, 10_400, 7]);
  const minutes = await allPages(market, symbol, { limit: 1000 });
  expectAscending(minutes);
  expect(minutes.slice(-5).map((bar) => bar[4])).toEqual([10_000, 10_100, 10_300, 10_200, 10_400]);
  const page = await ask(market, symbol, { period: 'time', before: sessionOn(practiceCalendar, '2026-11-26')!.open });
  expect(businessDateOf(practiceCalendar, page.session!.open)).toBe('2026-11-21');
});

test.each([
  [{ before: 0 }, 'market.range_invalid'],
  [{ before: -1 }, 'market.range_invalid'],
  [{ before: 1e15 }, 'market.range_invalid'],
  [{ symbol: 'NOPE' }, 'market.symbol_unknown'],
])('a chart asked for with %j is refused', async (changes, code) => {
  const { market } = await startRun(['REFUSE']);
  await expect(ask(market, 'REFUSE', changes)).rejects.toMatchObject({ refusal: { code } });
});

test('before the beginning of history there is an empty page, and nothing more', async () => {
  const { market } = await startRun(['EMPTY']);
  for (const period of ['time', '1m', '30m', 'day', 'week', 'month', '6M', '1Y'] as const) {
    const page = await ask(market, 'EMPTY', { period, before: 1 });
    expect({ bars: page.bars, hasMore: page.hasMore }).toEqual({ bars: [], hasMore: false });
    const first = sessionOn(practiceCalendar, addBusinessDays(practiceCalendar, '2026-11-21', -HISTORY_SESSIONS))!.open;
    if (period === '1m') expect((await ask(market, 'EMPTY', { before: first + 1 })).hasMore).toBe(false);
  }
});
