import { expect, test } from 'vitest';
import { firstAt, gapPlace, mergeGaps } from './gaps.ts';

const bars = [10, 20, 30, 60, 70].map((timestamp) => ({ timestamp }));

test('stretches of several pages become one row; those that touch are one', () => {
  expect(
    mergeGaps(
      [{ from: 50, to: 60 }],
      [
        { from: 10, to: 20 },
        { from: 15, to: 30 },
        { from: 60, to: 65 },
      ],
    ),
  ).toEqual([
    { from: 10, to: 30 },
    { from: 50, to: 65 },
  ]);
});

test('a gap lies between the bars around it', () => {
  expect(gapPlace(bars, { from: 40, to: 60 })).toEqual({ before: 2, after: 3 });
  expect(gapPlace(bars, { from: 35, to: 36 })).toEqual({ before: 2, after: 3 });
});

test('outside of what is drawn there is no place for it', () => {
  expect(gapPlace(bars, { from: 0, to: 5 })).toBeNull();
  expect(gapPlace(bars, { from: 80, to: 90 })).toBeNull();
  expect(gapPlace([], { from: 1, to: 2 })).toBeNull();
});

test('the first bar at a time or after it', () => {
  expect([0, 10, 11, 70, 71].map((at) => firstAt(bars, at))).toEqual([0, 0, 1, 4, 5]);
});
