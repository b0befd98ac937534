/** What is recorded cannot be edited by the application's role, nor by the tables' owner (rules T2). */
import { MINUTE_MS } from '@bahi/core/candles.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { upsertDays, upsertMinutes } from './store.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const START = 1_795_244_400_000;
const NEVER = 0;

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
