/** What is recorded cannot be edited by the application's role, nor by the tables' owner (rules T2). */
import { addDays, aroundTheClockCalendar, businessDateOf, calendars, sessionOn } from '@bahi/core/calendar.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { upsertDays, upsertMinutes, upsertRecording } from './store.ts';
import { recordAround } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await recordAround(t.db, START);
});
afterAll(() => t.drop());

const START = 1_795_244_400_000;
const NEVER = 0;
const FIVE = 5 * 60;

const minute = (start: number, close: number, volume: number): { symbol: string; bar: Bar } => ({
  symbol: 'VRM',
  bar: [start, 100, Math.max(100, close), Math.min(100, close), close, volume],
});
const day = (date: string, close: number, volume: number) => ({
  symbol: 'VRM',
  date,
  previousClose: 100,
  open: 100,
  high: Math.max(100, close),
  low: Math.min(100, close),
  close,
  volume,
  turnover: volume * 100,
  mark: close,
});
const outcome = (change: Promise<unknown>) =>
  change.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

test('the newest minute and date grow; once the next has begun they are closed to everybody', async () => {
  const write = (...rows: ReturnType<typeof minute>[]) => t.db.transaction((tx) => upsertMinutes(tx, rows, NEVER));
  const writeDays = (...rows: ReturnType<typeof day>[]) => t.db.transaction((tx) => upsertDays(tx, rows));
  await write(minute(START, 103, 5));
  await write(minute(START, 104, 9));
  await writeDays(day('2026-11-20', 103, 5));
  await writeDays(day('2026-11-20', 98, 9), day('2026-11-21', 99, 1));
  await write(minute(START, 102, 11), minute(START + MINUTE_MS, 101, 2));

  // The same once more is no edit; anything else is.
  expect(await outcome(write(minute(START, 102, 11)))).toBe('done');
  expect(await outcome(write(minute(START, 90, 12)))).toBe('22000');
  expect(await outcome(writeDays(day('2026-11-20', 98, 9)))).toBe('done');
  expect(await outcome(writeDays(day('2026-11-20', 500, 10)))).toBe('22000');
  for (const db of [t.db, t.owner])
    for (const change of ['close = close + 1', 'volume = volume + 1', 'high = high + 50']) {
      expect(await outcome(db.query(`update market.minute_bar set ${change} where start = ${START}`))).toBe('22000');
      expect(await outcome(db.query(`update market.daily_bar set ${change} where business_date < '2026-11-21'`))).toBe(
        '22000',
      );
    }
  expect(await outcome(t.db.query(`update market.minute_bar set volume = 0 where start > ${START}`))).toBe('22000');
  const { rows } = await t.db.query<{ close: bigint; volume: bigint }>(
    'select close, volume from market.minute_bar order by start',
  );
  expect(rows).toEqual([
    { close: 102n, volume: 11n },
    { close: 101n, volume: 2n },
  ]);
});

test('a minute that was missed is not made up later, by anybody', async () => {
  const of = (symbol: string, at: number) => ({ ...minute(START + at * MINUTE_MS, 101, 1), symbol });
  const write = (...rows: ReturnType<typeof of>[]) => outcome(t.db.transaction((tx) => upsertMinutes(tx, rows, NEVER)));
  expect(await write(of('GAP', 0), of('GAP', 3))).toBe('done');
  expect(await write(of('GAP', 1))).toBe('22000');
  expect(await write(of('GAP', 4), of('GAP', 2))).toBe('22000');
  const bare = `insert into market.minute_bar select 'GAP', ${START + MINUTE_MS}, 100, 100, 100, 100, 1`;
  expect(await outcome(t.owner.query(bare))).toBe('22000');
  // What is there may be said once more, and others have minutes of their own.
  expect(await write(of('GAP', 0), of('GAP', 3), of('OTHER', 1), of('GAP', 4))).toBe('done');

  const atRest = (symbol: string, date: string) =>
    t.owner.query(`insert into market.session_bars values ($1, $2, 1, 1, sha256(''), '')`, [symbol, date]);
  const startsOn = new Date(START).toISOString().slice(0, 10);
  await atRest('SAME', startsOn);
  expect(await write(of('SAME', 1))).toBe('done');
  await atRest('REST', new Date(START + 86_400_000).toISOString().slice(0, 10));
  expect(await write(of('REST', 1))).toBe('22000');
});

test('nothing is written ahead of what is recorded, nor recorded ahead of the time or behind what was', async () => {
  const ahead = START + 10 * DAY_MS;
  const minuteAt = (at: number) =>
    outcome(t.db.transaction((tx) => upsertMinutes(tx, [{ ...minute(at, 101, 1), symbol: 'AHEAD' }], NEVER)));
  expect(await minuteAt(ahead + 2 * MINUTE_MS)).toBe('22000');
  expect(await minuteAt(ahead + MINUTE_MS)).toBe('done');
  const dayOn = (date: string) =>
    outcome(t.db.query(`insert into market.daily_bar values ('AHEAD', $1, 1, 1, 1, 1, 1, 0, 0)`, [date]));
  const through = (moment: number) => upsertRecording(t.db, { from: START - 10 * DAY_MS, through: moment });
  const five = sessionOn(aroundTheClockCalendar, businessDateOf(aroundTheClockCalendar, ahead))!.close;
  const next = businessDateOf(aroundTheClockCalendar, five);
  await through(five - 1);
  expect(await dayOn(next)).toBe('22000');
  await through(five);
  expect(await dayOn(next)).toBe('done');
  expect(await dayOn(addDays(next, -1))).toBe('22000');

  const span = (from: number, to: number) => outcome(upsertRecording(t.db, { from, through: to }));
  expect(await span(START - 20 * DAY_MS, START - 19 * DAY_MS)).toBe('22000');
  expect(await span(START, START + DAY_MS)).toBe('22000');
  expect(await outcome(t.db.query('insert into market.own_time default values'))).toBe('42501');

  // On the system's own clock.
  const real = await testDatabase();
  await real.owner.query('delete from market.own_time');
  const soon = Date.now() + 2 * MINUTE_MS;
  expect(await outcome(upsertRecording(real.db, { from: Date.now(), through: soon }))).toBe('22000');
  expect(await outcome(upsertRecording(real.db, { from: Date.now(), through: Date.now() + 1 }))).toBe('done');
  await real.drop();
});

test.each(Object.values(calendars))(
  'no session of $id runs at 05:00 that is of an earlier date',
  ({ rules, specialSessions }) => {
    const all = [...rules, ...Object.values(specialSessions)].map(({ times }) => times);
    for (const { preOpen, open, close } of all) {
      expect(preOpen ?? open).toBeGreaterThanOrEqual(FIVE);
      expect(close).toBeLessThanOrEqual(FIVE + 24 * 60);
    }
  },
);

test('two writes of a new span at once both stand', async () => {
  const own = await testDatabase();
  const outcomes: unknown[] = [];
  for (let round = 0; round < 300; round += 1) {
    const [from, through] = [START + round * MINUTE_MS, START + (round + 1) * MINUTE_MS];
    const writes = [through - 1, through, through].map((until) => upsertRecording(own.db, { from, through: until }));
    outcomes.push(...(await Promise.all(writes.map(outcome))));
  }
  expect(outcomes.filter((one) => one !== 'done')).toEqual([]);
  await own.drop();
});
