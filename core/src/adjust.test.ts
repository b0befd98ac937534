/** Adjustment against figures worked out by hand (spec §9). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustBars, type AdjustableAction, type AdjustableBar } from './adjust.ts';

const bar = (start: number, price: number, volume = 100): AdjustableBar => [
  start,
  price,
  price + 10,
  price - 10,
  price,
  volume,
];
const split = (exAt: number): AdjustableAction => ({
  exAt,
  kind: 'split',
  numerator: 5,
  denominator: 1,
  cash: 0,
  closeBefore: 500_00,
});
const bonus = (exAt: number): AdjustableAction => ({
  exAt,
  kind: 'bonus',
  numerator: 1,
  denominator: 1,
  cash: 0,
  closeBefore: 100_00,
});
const dividend = (exAt: number): AdjustableAction => ({
  exAt,
  kind: 'dividend',
  numerator: 0,
  denominator: 1,
  cash: 2_00,
  closeBefore: 50_00,
});

test('none leaves raw bars as they are', () => {
  expect(adjustBars([bar(1, 500_00), bar(2, 100_00)], [split(2)], 'none')).toEqual([bar(1, 500_00), bar(2, 100_00)]);
});

test('a 5:1 split: 500 before it reads 100 forward, and 100 after it reads 500 backward', () => {
  const bars = [bar(1, 500_00), bar(2, 100_00)];
  expect(adjustBars(bars, [split(2)], 'forward')).toEqual([[1, 100_00, 100_02, 99_98, 100_00, 500], bars[1]]);
  expect(adjustBars(bars, [split(2)], 'backward')).toEqual([bars[0], [2, 500_00, 500_50, 499_50, 500_00, 20]]);
});

test('a 1:1 bonus halves the past forward', () => {
  const bars = [bar(1, 100_00), bar(2, 50_00)];
  expect(adjustBars(bars, [bonus(2)], 'forward')[0]).toEqual([1, 50_00, 50_05, 49_95, 50_00, 200]);
  expect(adjustBars(bars, [bonus(2)], 'backward')[1]![4]).toBe(100_00);
});

test('a dividend of 2 on a close of 50 scales the past by 0.96, and leaves volume alone', () => {
  const bars = [bar(1, 50_00), bar(2, 48_00)];
  expect(adjustBars(bars, [dividend(2)], 'forward')[0]).toEqual([1, 48_00, 48_10, 47_90, 48_00, 100]);
  expect(adjustBars(bars, [dividend(2)], 'backward')[1]).toEqual([2, 50_00, 50_10, 49_90, 50_00, 100]);
});

test('split, bonus and dividend multiply: 0.2 x 0.5 x 0.96 = 0.096 for the oldest bar', () => {
  const actions = [dividend(4), split(2), bonus(3)];
  const bars = [bar(1, 500_00), bar(2, 100_00), bar(3, 50_00), bar(4, 48_00)];
  expect(adjustBars(bars, actions, 'forward').map((each) => each[4])).toEqual([48_00, 48_00, 48_00, 48_00]);
  expect(adjustBars(bars, actions, 'backward').map((each) => each[4])).toEqual([500_00, 500_00, 500_00, 500_00]);
});

test('the newest bar is real forward, the oldest is real backward, and bars stay well formed', () => {
  const anyBar = fc
    .integer({ min: 100, max: 1_00_00_000 })
    .chain((low) =>
      fc
        .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }))
        .map(
          ([high, open, close]) =>
            ({ low, high: low + high, open: low + Math.min(open, high), close: low + Math.min(close, high) }) as const,
        ),
    );
  fc.assert(
    fc.property(fc.array(anyBar, { minLength: 2, maxLength: 20 }), fc.integer({ min: 1, max: 19 }), (parts, exAt) => {
      const bars = parts.map((part, at): AdjustableBar => [at, part.open, part.high, part.low, part.close, 1000]);
      const actions = [split(exAt), dividend(exAt)];
      for (const mode of ['forward', 'backward'] as const) {
        for (const [, open, high, low, close] of adjustBars(bars, actions, mode)) {
          expect(low <= open && low <= close && high >= open && high >= close).toBe(true);
        }
      }
      if (exAt < bars.length) expect(adjustBars(bars, actions, 'forward').at(-1)).toEqual(bars.at(-1));
      expect(adjustBars(bars, actions, 'backward')[0]).toEqual(bars[0]);
    }),
  );
});
