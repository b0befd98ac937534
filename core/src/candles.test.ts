/** Aggregation of bars (rules §4). */
import { expect, test } from 'vitest';
import { nseCalendar } from './calendar.ts';
import { aggregateDays, aggregateMinutes, aggregateSession, type CandleBar } from './candles.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);

test('minutes merge into five minutes from the clock, a silent minute leaves no hole', () => {
  const bars: CandleBar[] = [
    [at('2026-11-20T09:15:00'), 10, 12, 9, 11, 100],
    [at('2026-11-20T09:17:00'), 11, 15, 11, 14, 50],
    [at('2026-11-20T09:20:00'), 14, 14, 13, 13, 10],
  ];
  expect(aggregateMinutes(bars, 5, nseCalendar)).toEqual([
    [at('2026-11-20T09:15:00'), 10, 15, 9, 14, 150],
    [at('2026-11-20T09:20:00'), 14, 14, 13, 13, 10],
  ]);
  expect(aggregateSession(bars, 7)).toEqual([7, 10, 15, 9, 13, 160]);
  expect(aggregateSession([], 7)).toBeNull();
});

test('thirty minutes start at the half hour of the market’s zone, not of UTC', () => {
  const bars: CandleBar[] = [
    [at('2026-11-20T09:59:00'), 1, 1, 1, 1, 1],
    [at('2026-11-20T10:00:00'), 2, 2, 2, 2, 1],
  ];
  expect(aggregateMinutes(bars, 30, nseCalendar).map((bar) => bar[0])).toEqual([
    at('2026-11-20T09:30:00'),
    at('2026-11-20T10:00:00'),
  ]);
});

test('weeks run Monday to Sunday over a month’s end, months by the calendar', () => {
  const days: CandleBar[] = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-06', '2026-12-07'].map(
    (date, index) => [at(`${date}T09:15:00`), index, index + 10, index - 10, index + 1, 1],
  );
  expect(aggregateDays(days, 'week', nseCalendar).map((bar) => [bar[1], bar[2], bar[3], bar[4], bar[5]])).toEqual([
    [0, 10, -10, 1, 1],
    [1, 13, -9, 4, 3],
    [4, 14, -6, 5, 1],
  ]);
  expect(aggregateDays(days, 'month', nseCalendar).map((bar) => bar[5])).toEqual([2, 3]);
  expect(days[0]).toEqual([at('2026-11-27T09:15:00'), 0, 10, -10, 1, 1]);
});
