import fc from 'fast-check';
import { expect, test } from 'vitest';
import { affordableBlockLots, blockCost, blockPriceRange, farFrom, isNearMark } from './block-trade.ts';
import { INDIAN_EQUITY_CHARGES } from './charges.ts';

const schedule = INDIAN_EQUITY_CHARGES[0]!;
const price = fc.bigInt({ min: 1n, max: 50_000_00n });

test.each([
  [97_00n, 100_00n, true],
  [96_99n, 100_00n, false],
  [103_00n, 100_00n, true],
  [103_01n, 100_00n, false],
  [33n, 33n, true],
  [34n, 33n, false],
])('a price of %s beside a mark of %s: %s', (at, mark, isNear) => {
  expect(isNearMark(at, mark)).toBe(isNear);
});

test('the range is exactly the prices that are near', () => {
  fc.assert(
    fc.property(price, (mark) => {
      const { lowest, highest } = blockPriceRange(mark);
      expect([lowest - 1n, lowest, highest, highest + 1n].map((at) => isNearMark(at, mark))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }),
  );
});

test('a block costs what a buy of as many shares costs', () => {
  expect(blockCost(schedule, { price: 500_00n, shares: 1_000 })).toEqual({
    amount: 5_00_000_00n,
    charges: { brokerage: 20_00n, exchange: 14_85n, sebi: 50n, gst: 6_36n, stt: 0n, stamp: 15_00n },
    total: 5_00_056_71n,
  });
});

test('the affordable lots are covered, and one more is not', () => {
  fc.assert(
    fc.property(
      price,
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 0, max: 5_000 }),
      (at, available, most) => {
        const lots = affordableBlockLots(schedule, { price: at, lotSize: 100, available, most });
        const costs = (count: number) => blockCost(schedule, { price: at, shares: count * 100 }).total;
        expect(lots).toBeLessThanOrEqual(most);
        if (lots > 0) expect(costs(lots) <= available).toBe(true);
        if (lots < most) expect(costs(lots + 1) > available).toBe(true);
      },
    ),
  );
});

test.each([
  { what: 'near all', bid: 100_10n, ask: 100_20n, far: null },
  { what: 'an empty book', bid: null, ask: null, far: null },
  { what: 'others pay 3 % more at most', bid: 102_06n, ask: 102_10n, far: null },
  { what: 'others pay more than that just now', bid: 102_07n, ask: 102_10n, far: 102_07n },
  { what: 'others ask 3 % less at least', bid: 96_00n, ask: 96_12n, far: null },
  { what: 'others ask less than that just now', bid: 96_00n, ask: 96_11n, far: 96_11n },
  { what: 'a wide book around the mark', bid: 90_00n, ask: 110_00n, far: null },
])('a price of 99 beside a mark of 100 is judged by the book too: $what', ({ bid, ask, far }) => {
  expect(farFrom(99_00n, { mark: 100_00n, bid, ask })).toBe(far);
});

test('a book that was bent brings no price nearer to the mark', () => {
  expect(farFrom(96_99n, { mark: 100_00n, bid: 96_90n, ask: 97_00n })).toBe(100_00n);
});
