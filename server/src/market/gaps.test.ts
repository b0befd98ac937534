/** Holes in a chart: only where nobody recorded, and everywhere nobody did. */
import {
  aroundTheClockCalendar,
  calendars,
  nseCalendar,
  practiceCalendar,
  sessionOn,
  type CalendarId,
} from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import type { CandleQuery } from './candles.ts';
import { gapsWithin, holesOf, missingSessionsWithin } from './gaps.ts';
import { createMarket, type Market } from './service.ts';
import { createScriptedFeed, instrument, type ScriptedFeed } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const at = (text: string) => Date.parse(`${text}+05:30`);
const minutes = (count: number) => NOON + count * MINUTE_MS;

test('holes are whole minutes between the spans; a restart within a minute leaves none', () => {
  const spans = [
    { from: 90_000, through: 600_000 },
    { from: 615_000, through: 630_500 },
    { from: 840_100, through: 840_100 },
  ];
  expect(holesOf(spans, 0)).toEqual([
    { from: 0, to: 60_000 },
    { from: 660_000, to: 840_000 },
  ]);
  expect(holesOf([], 0)).toEqual([]);
});

test('a hole is shown as far as it lies in sessions of the instrument’s own calendar', () => {
  const night = [{ from: at('2026-11-20T15:00:00'), to: at('2026-11-23T10:00:00') }];
  const ever = { from: 0, to: at('2030-01-01T00:00:00') };
  expect(gapsWithin(night, nseCalendar, ever)).toEqual(night);
  const weekend = [{ from: at('2026-11-20T16:00:00'), to: at('2026-11-23T09:00:00') }];
  expect(gapsWithin(weekend, nseCalendar, ever)).toEqual([]);
  expect(gapsWithin(weekend, practiceCalendar, ever)).toEqual(weekend);
  // 24 November is a holiday: from Monday evening to Wednesday morning nothing was missed.
  const holiday = [{ from: at('2026-11-23T15:30:00'), to: at('2026-11-25T09:15:00') }];
  expect(gapsWithin(holiday, nseCalendar, ever)).toEqual([]);
  // The five minutes between two sessions are a pause for an equity, and missed by a digital currency.
  const pause = [{ from: at('2026-11-21T05:00:00'), to: at('2026-11-21T05:05:00') }];
  expect(gapsWithin(pause, practiceCalendar, ever)).toEqual([]);
  expect(gapsWithin(pause, aroundTheClockCalendar, ever)).toEqual(pause);
  // A page shows its own part.
  const page = { from: at('2026-11-21T12:00:00'), to: at('2026-11-21T12:30:00') };
  expect(gapsWithin(weekend, practiceCalendar, page)).toEqual([page]);
});

test('a chart of days misses whole sessions only', () => {
  const ever = { from: 0, to: at('2030-01-01T00:00:00') };
  const hours = [{ from: at('2026-11-21T12:00:00'), to: at('2026-11-22T12:00:00') }];
  expect(missingSessionsWithin(hours, practiceCalendar, ever)).toEqual([]);
  const days = [{ from: at('2026-11-19T12:00:00'), to: at('2026-11-25T12:00:00') }];
  expect(missingSessionsWithin(days, nseCalendar, ever)).toEqual([
    { from: sessionOn(nseCalendar, '2026-11-20')!.open, to: sessionOn(nseCalendar, '2026-11-23')!.close },
  ]);
});

interface Life {
  readonly clock: VirtualClock;
  readonly feed: ScriptedFeed;
  readonly market: Market;
  /** Nothing is written any more, as after a kill. */
  kill(): void;
}

async function live(symbol: string, now: number, calendarId: CalendarId = 'practice'): Promise<Life> {
  const clock = virtualClock(now);
  const feed = createScriptedFeed({ clock, genesis: NOON, instruments: [instrument(symbol, { calendarId })] });
  let isKilled = false;
  const db: Database = {
    ...t.db,
    transaction: (fn) => (isKilled ? Promise.reject(new Error('killed')) : t.db.transaction(fn)),
    query: (query, values) => (isKilled ? Promise.reject(new Error('killed')) : t.db.query(query, values)),
  };
  const log = { warn: () => {} } as never;
  const market = createMarket({ db, feed, clock, calendar: calendars.practice, genesis: NOON, log });
  await market.start();
  return { clock, feed, market, kill: () => void (isKilled = true) };
}

async function tradeFor({ clock, feed, market }: Life, symbol: string, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    feed.trade(symbol, 10_000 + minute, 10);
    await clock.advance(MINUTE_MS);
    feed.endMinute();
    await market.flush();
  }
}

/** What a turn of the clock has written last is on its way. */
const recordedThrough = (moment: number) =>
  expect
    .poll(async () => (await t.db.query<{ until: bigint }>('select max(through) as until from market.recording')).rows)
    .toEqual([{ until: BigInt(moment) }]);

const ask = (market: Market, symbol: string, changes: Partial<CandleQuery> = {}) =>
  market.candles({ symbol, period: '1m', adjust: 'none', limit: 300, ...changes });

test('killed, restarted, stopped, away for days: each absence is one gap, and what was recorded stands', async () => {
  const symbol = 'AWAY';
  const first = await live(symbol, NOON);
  await tradeFor(first, symbol, 5);
  // 20 seconds into the sixth minute; what traded in them is lost.
  first.feed.trade(symbol, 10_500, 10);
  await first.clock.advance(20_000);
  await recordedThrough(minutes(5));
  first.kill();

  const second = await live(symbol, minutes(9) + 30_000);
  await second.clock.advance(30_000);
  await tradeFor(second, symbol, 3);
  // Two quiet minutes are no gap.
  await second.clock.advance(2 * MINUTE_MS);
  const killed = { from: minutes(5), to: minutes(9) };
  expect((await ask(second.market, symbol, { limit: 20 })).gaps).toEqual([killed]);
  await second.clock.advance(10_000);
  await second.market.stop();

  // Back within a minute: nothing to show.
  const third = await live(symbol, minutes(15) + 25_000);
  await tradeFor(third, symbol, 1);
  await third.market.stop();
  const back = sessionOn(practiceCalendar, '2026-11-25')!.open + 30 * MINUTE_MS;
  const fourth = await live(symbol, back);
  await tradeFor(fourth, symbol, 2);

  const page = await ask(fourth.market, symbol, { limit: 1_500 });
  expect(page.bars.filter((bar) => bar[0] >= NOON).map((bar) => bar[0])).toEqual([
    ...[0, 1, 2, 3, 4, 10, 11, 12, 15].map(minutes),
    back,
    back + MINUTE_MS,
  ]);
  const days = { from: minutes(17), to: back };
  expect(page.gaps).toEqual([killed, days]);
  // A page that ends before the absence does not know of it.
  expect((await ask(fourth.market, symbol, { before: minutes(5) })).gaps).toEqual([]);
  expect((await ask(fourth.market, symbol, { period: '5m', before: minutes(12) })).gaps).toEqual([killed]);
  const time = await ask(fourth.market, symbol, { period: 'time' });
  expect(time.gaps).toEqual([{ from: time.session!.open, to: back }]);
  expect((await ask(fourth.market, symbol, { period: 'day' })).gaps).toEqual([
    { from: sessionOn(practiceCalendar, '2026-11-22')!.open, to: sessionOn(practiceCalendar, '2026-11-24')!.close },
  ]);
  await fourth.market.stop();
});

test('an instrument that trades around the clock has its own sessions, days and gaps', async () => {
  const symbol = 'ROUND';
  const date = sessionOn(aroundTheClockCalendar, '2026-12-01')!;
  const life = await live(symbol, date.open - 5 * MINUTE_MS, 'always');
  await tradeFor(life, symbol, 10);
  const { bars } = await ask(life.market, symbol, { limit: 10 });
  expect(bars.map((bar) => bar[0])).toEqual(Array.from({ length: 10 }, (_, n) => date.open + (n - 5) * MINUTE_MS));
  const time = await ask(life.market, symbol, { period: 'time' });
  expect(time.session).toEqual({ open: date.open, close: date.close });
  expect(time.bars).toHaveLength(5);
  const days = (await ask(life.market, symbol, { period: 'day', limit: 2 })).bars;
  expect(days.map((bar) => [bar[0], bar[5]])).toEqual([
    [date.open - 86_400_000, 50],
    [date.open, 50],
  ]);
  const [line] = await life.market.sparklines([symbol]);
  expect(line!.points).toEqual(time.bars.map((bar) => bar[4]));
  // Between the two sessions of the practice market this one is open.
  expect(life.market.session(symbol)).toMatchObject({ calendar: 'always', state: 'open', businessDate: '2026-12-01' });
  expect(life.market.session()).toMatchObject({ calendar: 'practice' });
  await life.market.stop();
});

test('a chart that nobody looked at for hours has no hole where the feed keeps its newest minutes only', async () => {
  const symbol = 'UNSEEN';
  const life = await live(symbol, minutes(60 * 24 * 20));
  await tradeFor(life, symbol, 1);
  expect((await ask(life.market, symbol, { period: 'time' })).bars).toHaveLength(1);
  await tradeFor(life, symbol, 120);
  expect((await ask(life.market, symbol, { period: 'time' })).bars).toHaveLength(121);
  await life.market.stop();
});
