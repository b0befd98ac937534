import { HOUR_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { timeTicks } from './time-axis.ts';

const dateOf = (at: number) => (at < 24 * HOUR_MS ? '2026.11.20' : '2026.11.21');
const ticks = [10, 100, 200, 300, 395].map((coord, index) => ({
  coord,
  value: (20 + index * 3) * HOUR_MS,
  text: `t${index}`,
}));

test('minutes say the date where another day begins, and the time elsewhere', () => {
  const shown = timeTicks(ticks, { width: 400, isMinutes: true, dateOf });
  expect(shown.map(({ text }) => text)).toEqual(['t1', '11.21', 't3']);
});

test('days keep their dates; a label that would be cut is left out', () => {
  const shown = timeTicks(ticks, { width: 400, isMinutes: false, dateOf });
  expect(shown.map(({ text }) => text)).toEqual(['t1', 't2', 't3']);
});
