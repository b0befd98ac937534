/** Scans against a second calculation over whole series, on seeded walks and on the practice market's own history. */
import { businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { adjustBars } from '@bahi/core/adjust.ts';
import { createRng } from '@bahi/core/rng.ts';
import { listScans, runScan, scanKey } from '@bahi/contract/scans/calls.ts';
import type { Bar, MarketFeed, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange } from '../../../exchange/src/local.ts';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import { quoteOf } from '../market/quotes.ts';
import { createScriptedFeed, instrument } from '../market/testing.ts';
import { virtualClock } from '../platform/clock.ts';
import { registerScansRoutes } from './routes.ts';
import { createScans, type Scans } from './service.ts';
import type { ScanKey } from './signals.ts';
import { expected } from './testing.ts';

const TODAY = sessionOn(practiceCalendar, businessDateOf(practiceCalendar, NOON))!.open;
const KEYS = scanKey.options;

interface World {
  readonly bars: ReadonlyMap<string, Bar[]>;
  readonly states: Map<string, MarketQuote['state']>;
  readonly untraded: Set<string>;
  readonly scans: Scans;
}

test('every scan finds what a second calculation finds in seeded walks, with its figures, dates and order', async () => {
  const bars = new Map(Array.from({ length: 80 }, (_, seed) => [`WALK${seed}`, walk(seed)] as const));
  await expectAgreement(worldOf(bars), 13);
});

test('and in the adjusted history of the practice market', async () => {
  const { feed } = createLocalExchange({ seed: 'scans', genesis: NOON, calendarId: 'practice' });
  const bars = new Map<string, Bar[]>();
  for (const listed of feed.instruments().filter(({ kind, status }) => kind === 'equity' && status === null)) {
    if (bars.size === 100) break;
    const days = [...(await feed.dailyBars(listed.symbol, '2022-01-01', '2026-11-21'))];
    bars.set(listed.symbol, [...adjusted(listed, days), bar(TODAY, days.at(-1)![4], bars.size)]);
  }
  await expectAgreement(worldOf(bars), 8);
});

test('an instrument that has not traded today stands as it closed; suspended and delisted ones are left out', async () => {
  const bars = new Map([...'ABCDEF'].map((name, seed) => [name, walk(seed + 300)] as const));
  const world = worldOf(bars);
  world.untraded.add('A');
  world.states.set('B', 'suspended').set('C', 'off_shelf').set('D', 'halted');
  const yesterday = new Map([...bars].map(([symbol, days]) => [symbol, symbol === 'A' ? days.slice(0, -1) : days]));
  const found = new Set<string>();
  for (const scan of KEYS) {
    const { rows } = await world.scans.run({ scan, page: 1, pageSize: 100 });
    for (const row of rows) found.add(row.quote.symbol);
    const own = rows.filter((row) => row.quote.symbol === 'A').map(({ values, since }) => ({ values, since }));
    const { stands, values, since } = expected(scan, yesterday.get('A')!);
    expect(own, scan).toEqual(stands ? [{ values, since }] : []);
  }
  expect(found.has('B') || found.has('C')).toBe(false);
  expect(found.has('D')).toBe(true);
});

test('the running day moves the result within a second, a new business date closes the day before', async () => {
  const days = walk(400).slice(0, -1);
  const clock = virtualClock(NOON);
  let quote = quoteFrom('RUN', bar(TODAY, days.at(-1)![4], 1));
  let isYesterdayClosed = false;
  const scans = createScans({
    ...fixed(clock),
    feed: { instruments: () => [instrument('RUN')], quote: () => quote } as unknown as MarketFeed,
    market: {
      quotes: () => [quoteOf(quote, 2)],
      adjustedDays: async () =>
        isYesterdayClosed ? [...days, [TODAY, quote.open!, quote.high!, quote.low!, quote.last!, quote.volume]] : days,
    },
  });
  const surge = async () => (await scans.run({ scan: 'volume_surge', page: 1, pageSize: 10 })).rows;
  quote = { ...quote, volume: 10 };
  expect(await surge()).toEqual([]);
  quote = { ...quote, volume: 9_000_000 };
  expect(await surge()).toEqual([]);
  await clock.advance(1_000);
  expect((await surge())[0]).toMatchObject({ since: '2026-11-21', values: ['9000000', expect.any(String)] });
  isYesterdayClosed = true;
  await clock.advance(DAY_MS);
  expect((await surge())[0]).toMatchObject({ since: '2026-11-21' });
  quote = { ...quote, at: clock.now(), volume: 9_000_000 };
  await clock.advance(1_000);
  expect((await surge())[0]).toMatchObject({ since: '2026-11-21' });
  quote = { ...quote, volume: 10 };
  await clock.advance(1_000);
  expect(await surge()).toEqual([]);
});

test('funds with the dates of shares are found too; a surge needs days on which they traded', async () => {
  const days = walk(400).slice(0, -1);
  const clock = virtualClock(NOON);
  const untraded = days.map((day, at): Bar => [...day.slice(0, 5), at < days.length - 5 ? 0 : day[5]] as Bar);
  const listed = [
    instrument('SHARE'),
    instrument('FUND', { kind: 'fund' }),
    instrument('FRESH', { kind: 'fund' }),
    instrument('COINS', { kind: 'fund', calendarId: 'always' }),
    instrument('INDEX', { kind: 'index' }),
  ];
  const quote = (symbol: string) =>
    quoteFrom(symbol, [...bar(TODAY, days.at(-1)![4], 1).slice(0, 5), 90_000_000] as Bar);
  const scans = createScans({
    ...fixed(clock),
    feed: { instruments: () => listed, quote } as unknown as MarketFeed,
    market: {
      quotes: (symbols) => symbols.map((symbol) => quoteOf(quote(symbol), 2)),
      adjustedDays: async (symbol) => (symbol === 'FRESH' ? untraded : days),
    },
  });
  const found = async (scan: ScanKey) =>
    (await scans.run({ scan, page: 1, pageSize: 10 })).rows.map((row) => row.quote.symbol);
  expect(await found('volume_surge')).toEqual(['FUND', 'SHARE']);
  const above = await found('price_above_ma20');
  expect(above.length === 0 ? await found('price_below_ma20') : above).toEqual(['FRESH', 'FUND', 'SHARE']);
});

test('an instrument whose days could not be read is left out for a minute at most', async () => {
  const days = walk(7);
  const clock = virtualClock(NOON);
  let isDown = true;
  const quote = quoteFrom('LATE', days.at(-1)!);
  const scans = createScans({
    ...fixed(clock),
    log: { warn: () => {} } as never,
    feed: { instruments: () => [instrument('LATE')], quote: () => quote } as unknown as MarketFeed,
    market: {
      quotes: () => [quoteOf(quote, 2)],
      adjustedDays: async () => (isDown ? Promise.reject(new Error('away')) : days),
    },
  });
  scans.start();
  expect((await scans.list()).scans.every(({ count }) => count === 0)).toBe(true);
  isDown = false;
  await clock.advance(70_000);
  expect((await scans.list()).scans.some(({ count }) => count > 0)).toBe(true);
  expect((await scans.extremes()).get('LATE')!.high).toBeGreaterThan(0);
  scans.stop();
});

let h: Harness;
beforeAll(async () => {
  const bars = new Map(Array.from({ length: 60 }, (_, seed) => [`WALK${seed}`, walk(seed)] as const));
  h = await startHarness({ addRoutes: (server) => registerScansRoutes(server, worldOf(bars).scans) });
});
afterAll(() => h.stop());

test('the calls count, page and refuse', async () => {
  const call = h.as();
  const { scans, businessDate } = expectOk(await call(listScans, {}));
  expect(businessDate).toBe('2026-11-21');
  expect(scans.map((row) => row.scan)).toEqual(KEYS);
  const { scan, count } = scans.find((row) => row.count > 4)!;
  const one = expectOk(await call(runScan, { scan, pageSize: 3 }));
  const two = expectOk(await call(runScan, { scan, pageSize: 3, page: 2 }));
  expect(one.total).toBe(count);
  expect(new Set([...one.rows, ...two.rows].map((row) => row.quote.symbol)).size).toBe(3 + two.rows.length);
  expect(expectOk(await call(runScan, { scan, page: 99_999 })).rows).toEqual([]);
  expect(endOf(await call(runScan, { scan: 'moon' as ScanKey }))).toBe('request.invalid');
  expect(endOf(await call(runScan, { scan, page: 0 }))).toBe('request.invalid');
});

async function expectAgreement({ bars, scans }: World, kindsMin: number): Promise<void> {
  let kinds = 0;
  const counts = await scans.list();
  for (const scan of KEYS) {
    const { rows, total } = await scans.run({ scan, page: 1, pageSize: 1000 });
    const second = [...bars]
      .map(([symbol, days]) => ({ symbol, ...expected(scan, days) }))
      .filter((row) => row.stands)
      .toSorted((a, b) => b.strength - a.strength || (a.symbol < b.symbol ? -1 : 1));
    expect(
      rows.map(({ quote, values, since }) => ({ symbol: quote.symbol, values, since })),
      scan,
    ).toEqual(second.map(({ symbol, values, since }) => ({ symbol, values, since })));
    expect(total).toBe(counts.scans.find((row) => row.scan === scan)!.count);
    if (total > 0) kinds++;
  }
  expect(kinds).toBeGreaterThanOrEqual(kindsMin);
}

function worldOf(bars: ReadonlyMap<string, Bar[]>): World {
  const clock = virtualClock(NOON);
  const states = new Map<string, MarketQuote['state']>();
  const untraded = new Set<string>();
  const listed = [...bars.keys()].map((symbol) => instrument(symbol));
  const quote = (symbol: string): MarketQuote => {
    const state = states.get(symbol) ?? 'trading';
    const running = quoteFrom(symbol, bars.get(symbol)!.at(-1)!);
    return untraded.has(symbol)
      ? { ...running, open: null, high: null, low: null, volume: 0, state }
      : { ...running, state };
  };
  const scripted = createScriptedFeed({ clock, genesis: NOON, instruments: listed });
  const scans = createScans({
    ...fixed(clock),
    feed: { ...scripted, quote },
    market: {
      quotes: (symbols) => symbols.map((symbol) => quoteOf(quote(symbol), 2)),
      adjustedDays: async (symbol) => bars.get(symbol)!,
    },
  });
  return { bars, states, untraded, scans };
}

function fixed(clock: ReturnType<typeof virtualClock>) {
  const warn = (error: unknown) => {
    throw new Error('nothing is left out', { cause: error });
  };
  return { clock, calendar: practiceCalendar, log: { warn } as never };
}

function quoteFrom(symbol: string, [, open, high, low, close, volume]: Bar): MarketQuote {
  return {
    symbol,
    last: close,
    previousClose: open,
    open,
    high,
    low,
    volume,
    turnover: 0,
    bid: null,
    ask: null,
    bidQuantity: 0,
    askQuantity: 0,
    upper: null,
    lower: null,
    state: 'trading',
    mark: close,
    openingMark: open,
    at: NOON,
    seq: 1,
  };
}

function adjusted({ corporateActions }: MarketInstrument, days: readonly Bar[]): Bar[] {
  const actions = corporateActions.map(({ exDate, ...action }) => {
    const exAt = sessionOn(practiceCalendar, exDate)!.open;
    return { ...action, exAt, closeBefore: days.findLast((day) => day[0] < exAt)?.[4] ?? 0 };
  });
  return adjustBars(
    days,
    actions.filter(({ closeBefore, exAt }) => closeBefore > 0 && exAt <= NOON),
    'forward',
  );
}

/** Up to today, of which the last day is the running one; slow swings, so that every scan finds something. */
function walk(seed: number): Bar[] {
  const rng = createRng(seed + 1);
  const days = 420 + rng.below(500);
  const swing = 30 + rng.below(200);
  const bars: Bar[] = [];
  for (let day = 0, close = 50_000 + rng.below(50_000); day < days; day++) {
    const drift = Math.sin((day + seed * 17) / swing) * 0.006;
    const next = bar(TODAY - (days - 1 - day) * DAY_MS, close, rng.below(1_000_000), drift);
    bars.push(next);
    close = next[4];
  }
  return bars;
}

function bar(start: number, before: number, seed: number, drift = 0): Bar {
  const rng = createRng(seed);
  const open = Math.round(before * (1 + drift + rng.normal() * 0.006));
  const close = Math.round(open * (1 + drift + rng.normal() * 0.015));
  const high = Math.max(open, close) + rng.below(300);
  const low = Math.min(open, close) - rng.below(300);
  return [start, open, high, low, close, Math.round(100_000 * Math.exp(rng.normal() * 0.6))];
}
