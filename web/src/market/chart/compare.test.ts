import { expect, test } from 'vitest';
import { alignCloses, baseFrom, ownScale, rateFrom } from './compare.ts';

const bars = (...pairs: readonly (readonly [at: number, close: number])[]) =>
  pairs.map(([timestamp, close]) => ({ timestamp, close }));

test('the other stands at its last close up to each bar, never at a later one', () => {
  const own = bars([10, 1], [20, 1], [30, 1], [40, 1]);
  expect(alignCloses(own, bars([12, 5], [20, 6], [39, 7]), 100)).toEqual([null, 6, 6, 7]);
});

test('a line ends where nothing is known for too long', () => {
  const own = bars([10, 1], [20, 1], [30, 1]);
  expect(alignCloses(own, bars([10, 5]), 10)).toEqual([5, 5, null]);
  expect(alignCloses(own, [], 10)).toEqual([null, null, null]);
});

test('both start at 0 % at the first bar in view at which both have a price', () => {
  const own = bars([10, 100], [20, 110], [30, 121]);
  const base = baseFrom(own, [null, 50, 55], 0);
  expect(base).toEqual({ own: 110, other: 50 });
  expect(rateFrom(121, base!.own)).toBeCloseTo(10);
  expect(rateFrom(55, base!.other)).toBeCloseTo(10);
  // The same rise is the same height.
  expect(ownScale(55, base!)).toBeCloseTo(121);
  expect(baseFrom(own, [null, null, null], 0)).toBeNull();
});
