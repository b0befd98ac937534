import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { virtualClock } from './clock.ts';

test('a leap of minutes takes every turn', async () => {
  const clock = virtualClock(0);
  let turns = 0;
  clock.every(500, () => (turns += 1));
  await clock.advance(2 * MINUTE_MS);
  expect(turns).toBe(240);
});

test('in a leap of a day what turns often turns twice a minute, and each time in its last two minutes', async () => {
  const clock = virtualClock(0);
  const at: number[] = [];
  clock.every(700, () => at.push(clock.now()));
  await clock.advance(DAY_MS);
  const gaps = at.map((moment, index) => moment - (at[index - 1] ?? 0));
  expect(at.every((moment) => moment % 700 === 0)).toBe(true);
  expect(Math.max(...gaps)).toBe(29_400);
  const exact = at.findIndex((moment) => moment >= DAY_MS - 2 * MINUTE_MS);
  expect(gaps.slice(exact + 1).every((gap) => gap === 700)).toBe(true);
  expect(DAY_MS - at.at(-1)!).toBeLessThan(700);
  expect(at.length).toBeLessThan(3_200);
});

test('in a leap of days what turns often turns no more often than in one of a day', async () => {
  const clock = virtualClock(0);
  let turns = 0;
  clock.every(500, () => (turns += 1));
  await clock.advance(14 * DAY_MS);
  expect(turns).toBeGreaterThan(2_880);
  expect(turns).toBeLessThan(3_200);
});

test('in a leap with longer strides what turns often turns once in each, what turns more rarely each time, and what falls due once as well', async () => {
  const clock = virtualClock(0);
  const turns = { often: 0, daily: 0, once: 0 };
  clock.every(500, () => (turns.often += 1));
  clock.every(DAY_MS, () => (turns.daily += 1));
  clock.after(HOUR_MS + 7, () => (turns.once = clock.now()));
  await clock.advance(3 * DAY_MS, HOUR_MS);
  expect(turns).toEqual({ often: 1 + 72 + 240, daily: 3, once: HOUR_MS + 7 });
});

test('what falls due once is never passed over, and sees its own moment', async () => {
  const clock = virtualClock(0);
  const seen: number[] = [];
  clock.every(500, () => {});
  for (const ms of [1, 10_001, 3_600_007, DAY_MS]) clock.after(ms, () => seen.push(clock.now()));
  await clock.advance(DAY_MS);
  expect(seen).toEqual([1, 10_001, 3_600_007, DAY_MS]);
});

test('what turns each hour turns each hour', async () => {
  const clock = virtualClock(0);
  let turns = 0;
  clock.every(3_600_000, () => (turns += 1));
  await clock.advance(DAY_MS);
  expect(turns).toBe(24);
});
