/** Ticks, bands and price protection (rules §4, §5). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bandOf,
  inForce,
  isInsideBand,
  isOnTick,
  nextTick,
  previousTick,
  protectionPrice,
  tickAtOrAbove,
  tickAtOrBelow,
  tickOf,
  tickTables,
} from './price.ts';

test.each([
  [20_00, 1],
  [249_99, 1],
  [250_00, 5],
  [1_000_00, 5],
  [1_000_01, 10],
  [5_000_00, 10],
  [5_000_10, 50],
  [10_000_00, 50],
  [10_001_00, 100],
  [20_000_00, 100],
  [20_000_01, 500],
  [1_31_482_00, 500],
])('a price of %i paise moves in steps of %i', (price, tick) => {
  expect(tickOf(price)).toBe(tick);
});

test('the neighbours of a boundary price use the tick of their own side', () => {
  expect(previousTick(250_00)).toBe(249_99);
  expect(nextTick(249_99)).toBe(250_00);
  expect(previousTick(1_000_00)).toBe(999_95);
  expect(nextTick(1_000_00)).toBe(1_000_10);
  expect(nextTick(20_000_00)).toBe(20_005_00);
});

const price = fc.integer({ min: 1, max: 2_00_000_00 });

test('rounding gives valid prices around any price, and leaves a valid one alone', () => {
  fc.assert(
    fc.property(price, (any) => {
      const below = tickAtOrBelow(any);
      const above = tickAtOrAbove(any);
      expect(below <= any && any <= above).toBe(true);
      expect(isOnTick(above) && (below === 0 || isOnTick(below))).toBe(true);
      expect(isOnTick(any)).toBe(below === any && above === any);
    }),
  );
});

test.each([
  { previousClose: 984_40, rate: 10, lower: 886_00, upper: 1_082_80 },
  { previousClose: 100_03, rate: 5, lower: 95_03, upper: 105_03 },
  { previousClose: 1_31_480_00, rate: 20, lower: 1_05_185_00, upper: 1_57_775_00 },
  { previousClose: 20_00, rate: 2, lower: 19_60, upper: 20_40 },
])('the band of $previousClose at $rate % is $lower to $upper', ({ previousClose, rate, lower, upper }) => {
  expect(bandOf(previousClose, rate)).toEqual({ lower, upper });
});

test('a band is on tick, and never wider than its rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_00, max: 2_00_000_00 }), fc.constantFrom(2, 5, 10, 20), (close, rate) => {
      const { lower, upper } = bandOf(close, rate);
      expect(isOnTick(lower) && isOnTick(upper) && lower < upper).toBe(true);
      expect(lower * 100 >= close * (100 - rate) && upper * 100 <= close * (100 + rate)).toBe(true);
    }),
  );
});

test('protection reaches 2 % beyond the mark price, rounded towards it', () => {
  const band = { lower: 886_00, upper: 1_082_80 };
  expect(protectionPrice({ side: 'buy', mark: 984_40, band })).toBe(1_004_00);
  expect(protectionPrice({ side: 'sell', mark: 984_40, band })).toBe(964_75);
});

test('protection stays inside the band, on tick, and at most 2 % from the mark price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_00, max: 2_00_000_00 }),
      fc.constantFrom(2, 5, 10, 20),
      fc.integer({ min: 0, max: 1000 }),
      fc.constantFrom('buy' as const, 'sell' as const),
      (close, rate, position, side) => {
        const band = bandOf(close, rate);
        const mark = band.lower + Math.floor(((band.upper - band.lower) * position) / 1000);
        const worst = protectionPrice({ side, mark, band });
        expect(isOnTick(worst) && isInsideBand(worst, band)).toBe(true);
        expect(Math.abs(worst - mark) * 100 <= mark * 2).toBe(true);
      },
    ),
  );
});

test('effective-dated data answers by date, and refuses a date before all of it', () => {
  expect(inForce(tickTables, '2026-11-21')).toBe(tickTables[0]);
  expect(() => inForce(tickTables, '1999-01-01')).toThrow('no entry in force');
});
