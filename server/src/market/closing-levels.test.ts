/** A closing level stands for ever before anybody may use it, and is that of a session that was recorded whole. */
import { addDays, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { closingLevel } from './closing-levels.ts';
import { upsertRecording } from './store.ts';

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const bar = (date: string, close: number, symbol = 'BAHIFIFTY') =>
  t.db.query(`insert into market.daily_bar values ($3, $1, 100, 100, 9999999, 1, $2, 1, 1)`, [date, close, symbol]);
const session = (date: string) => sessionOn(practiceCalendar, date)!;
const level = (date: string, isWhole = true) =>
  closingLevel(t.db, { symbol: 'BAHIFIFTY', date, priceScale: 2, whole: isWhole ? session(date) : undefined });
const record = (...spans: readonly (readonly [from: number, through: number])[]) =>
  spans.reduce((last, [from, through]) => last.then(() => upsertRecording(t.db, { from, through })), Promise.resolve());

test('the level of a date is told once the next date has begun, and is not changed any more', async () => {
  expect(await level('2026-11-20')).toBeNull();
  await record([session('2026-11-20').open - 1, session('2026-11-20').close]);
  await bar('2026-11-20', 24_381_05);
  expect(await level('2026-11-20')).toBeNull();
  await record([session('2026-11-21').open - 1, session('2026-11-21').open + MINUTE_MS]);
  await bar('2026-11-21', 24_400_00);
  expect(await level('2026-11-20')).toEqual({ level: '24381.05' });
  expect(await level('2026-11-21')).toBeNull();
  await expect(
    t.db.query(`update market.daily_bar set close = 1, volume = 9 where business_date = '2026-11-20'`),
  ).rejects.toMatchObject({ code: '22000' });
});

type Spans = (of: { open: number; close: number }) => readonly (readonly [number, number])[];
/** One date after another, each recorded in its own way; the next one begins a minute before its opening. */
const recordings: readonly (readonly [string, Spans, string | null])[] = [
  ['from before the opening to the close', ({ open, close }) => [[open - MINUTE_MS, close]], null],
  [
    'with a start within a minute of the stop',
    ({ open, close }) => [
      [open, open + 30 * MINUTE_MS + 20_000],
      [open + 31 * MINUTE_MS + 50_000, close],
    ],
    null,
  ],
  [
    'with a minute between stop and start that nobody saw',
    ({ open, close }) => [
      [open, open + 30 * MINUTE_MS],
      [open + 31 * MINUTE_MS, close],
    ],
    'minutes_missed',
  ],
  ['from its second minute on', ({ open, close }) => [[open + MINUTE_MS, close]], 'minutes_missed'],
  ['to a second before its close', ({ open, close }) => [[open, close - 1_000]], 'close_missed'],
  [
    'with a stop of seconds across its close',
    ({ open, close }) => [
      [open, close - 5_000],
      [close + 5_000, close + 2 * MINUTE_MS],
    ],
    'close_missed',
  ],
  [
    'with a stop of seconds in its last minute',
    ({ open, close }) => [
      [open, close - 50_000],
      [close - 45_000, close],
    ],
    'close_missed',
  ],
];

test.each(recordings.map((one, at) => [at, ...one] as const))(
  '%i: a session that was recorded %s',
  async (at, _name, spans, missed) => {
    const date = addDays('2026-12-01', 2 * at);
    await record(...spans(session(date)));
    await bar(date, 24_000_00 + at);
    const next = addDays(date, 1);
    await record([session(next).open, session(next).open + MINUTE_MS]);
    await bar(next, 1);
    expect(await level(date)).toEqual(missed === null ? { level: `24000.0${at}` } : { missed });
    // An offer of before goes by what was recorded last.
    expect(await level(date, false)).toEqual({ level: `24000.0${at}` });
  },
);

test('a day that closes early, one without a session, and one in which nobody was there', async () => {
  const [early, closed, away, after] = ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'] as const;
  await record([session(early).open, session(closed).close]);
  await bar(early, 24_500_00);
  await record([session(after).open, session(after).open + MINUTE_MS]);
  await bar(after, 1);
  expect(await level(early)).toEqual({ level: '24500.00' });
  expect(await level(closed)).toEqual({ missed: 'no_session' });
  expect(await level(away)).toEqual({ missed: 'close_missed' });
  expect(await level(closed, false)).toBeNull();
});

test('the session of the market’s first start is whole from that start on', async () => {
  const own = await testDatabase();
  const { open, close } = session('2026-11-21');
  const genesis = open + 300 * MINUTE_MS;
  const of = { symbol: 'BAHIFIFTY', date: '2026-11-21', priceScale: 2, whole: { open, close } };
  await upsertRecording(own.db, { from: genesis + 5_000, through: close + 86_400_000 });
  for (const date of ['2026-11-21', '2026-11-22'])
    await own.db.query(`insert into market.daily_bar values ('BAHIFIFTY', $1, 100, 100, 200, 1, 150, 1, 1)`, [date]);
  expect(await closingLevel(own.db, of)).toEqual({ missed: 'minutes_missed' });
  await own.db.query(`insert into market.genesis values (true, 'seed', to_timestamp($1::bigint / 1000))`, [genesis]);
  expect(await closingLevel(own.db, of)).toEqual({ level: '1.50' });
  await own.drop();
});
