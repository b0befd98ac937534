import { formatDateTime } from '@bahi/core/format.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { timeTicks, type AxisBar } from './time-axis.ts';

const textOf = (at: number) => formatDateTime(at, 'Asia/Kolkata');

function ticksOf(
  from: string,
  { count, stepMs, bar, isMinutes }: { count: number; stepMs: number; bar: number; isMinutes: boolean },
) {
  const first = Date.parse(from);
  const bars: AxisBar[] = Array.from({ length: count }, (_, index) => ({ at: first + index * stepMs, x: index * bar }));
  return timeTicks(bars, { width: count * bar, isMinutes, textOf }).map(({ text }) => text);
}

test.each([
  { name: 'days in weeks', count: 35, bar: 8, expected: ['2026.11.02', '11.09', '11.16', '11.23'] },
  {
    name: 'days one by one',
    count: 8,
    bar: 70,
    expected: ['2026.10.28', '10.29', '10.30', '10.31', '11.01', '11.02', '11.03'],
  },
  { name: 'half a year on a phone', count: 180, bar: 1.6, expected: ['2027.01', '2027.04'] },
])('$name begin with a whole date, then say what is new', ({ count, bar, expected }) => {
  expect(ticksOf('2026-10-26T18:30:00Z', { count, stepMs: DAY_MS, bar, isMinutes: false })).toEqual(expected);
});

test('weeks over a new year say the year', () => {
  const shown = ticksOf('2026-12-06T18:30:00Z', { count: 60, stepMs: DAY_MS, bar: 10, isMinutes: false });
  expect(shown).toContain('2027');
});

test('minutes stand at whole hours and quarters, and a date where another day begins', () => {
  expect(ticksOf('2026-11-28T03:42:00Z', { count: 60, stepMs: MINUTE_MS, bar: 5, isMinutes: true })).toEqual([
    '09:30',
    '09:45',
    '10:00',
  ]);
  expect(ticksOf('2026-11-28T16:00:00Z', { count: 300, stepMs: MINUTE_MS, bar: 1, isMinutes: true })).toEqual([
    '22:00',
    '23:00',
    '11.29',
    '01:00',
    '02:00',
  ]);
});

test('five years of days on a narrow phone say years, at least two of them', () => {
  const shown = ticksOf('2021-11-27T18:30:00Z', { count: 1826, stepMs: DAY_MS, bar: 0.15, isMinutes: false });
  expect(shown).toEqual(['2022', '2023', '2024', '2025', '2026'].filter((each) => shown.includes(each)));
  expect(shown.length).toBeGreaterThan(1);
});

test('a label that would be cut is left out, and none prints over another', () => {
  const bars = Array.from({ length: 300 }, (_, index) => ({ at: Date.UTC(2026, 0, 1) + index * DAY_MS, x: index }));
  const shown = timeTicks(bars, { width: 300, isMinutes: false, textOf });
  for (const [index, { coord }] of shown.entries()) {
    expect(coord).toBeGreaterThanOrEqual(36);
    expect(coord).toBeLessThanOrEqual(264);
    if (index > 0) expect(coord - shown[index - 1]!.coord).toBeGreaterThan(50);
  }
});
