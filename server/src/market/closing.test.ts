/** A closing level stands for ever before anybody may use it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { closingLevel } from './closing.ts';

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const bar = (date: string, close: number) =>
  t.db.query(`insert into market.daily_bar values ('BAHIFIFTY', $1, 100, 100, 9999999, 1, $2, 1, 1)`, [date, close]);
const level = (date: string) => closingLevel(t.db, { symbol: 'BAHIFIFTY', date, priceScale: 2 });

test('the level of a date is told once the next date has begun, and is not changed any more', async () => {
  expect(await level('2026-11-21')).toBeNull();
  await bar('2026-11-21', 24_381_05);
  expect(await level('2026-11-21')).toBeNull();
  await bar('2026-11-22', 24_400_00);
  expect(await level('2026-11-21')).toBe('24381.05');
  expect(await level('2026-11-22')).toBeNull();
  await expect(
    t.db.query(`update market.daily_bar set close = 1, volume = 9 where business_date = '2026-11-21'`),
  ).rejects.toMatchObject({ code: '22000' });
});
