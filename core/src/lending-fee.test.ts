/** Fees of borrowed shares: the curve, and that nothing is lost or made between who pays and who gets. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { borrowFee, borrowRateBps, estimateLending, inProportion, shareFees } from './lending-fee.ts';

const TERMS = { lendingRateMinimumBps: 50, lendingRateMaximumBps: 1_200 };

test.each([
  ['nothing is borrowed', 0, 1_000, 50],
  ['half of it', 500, 1_000, 337],
  ['nine tenths', 900, 1_000, 981],
  ['all of it', 1_000, 1_000, 1_200],
  ['more than there is left', 1_300, 1_000, 1_200],
  ['there is nothing to borrow', 0, 0, 1_200],
])('the rate when %s', (_name, borrowed, quota, rate) => {
  expect(borrowRateBps({ borrowed, quota }, TERMS)).toBe(rate);
});

test('a lot at 500.00 and 12 % a year is 16.44 a day, half up to the paisa', () => {
  expect(borrowFee(100, 500_00n, 1_200)).toBe(16_44n);
});

test('lenders share in proportion, the oldest ones what is left over', () => {
  const day = { mark: 500_00n, rateBps: 1_200, lenderPercent: 80, borrowed: [300, 400], lent: [100, 100, 100] };
  expect(shareFees(day)).toEqual({
    onLoan: 300,
    fees: [49_32n, 65_75n],
    onLoanOf: [100, 100, 100],
    // 80 % of three sevenths of 115.07: 39.45.
    paid: [13_15n, 13_15n, 13_15n],
  });
  expect(inProportion(5n, [1n, 1n, 1n])).toEqual([2n, 2n, 1n]);
});

test('what lending more would bring is the part of the date’s fee that falls to it, at the rate that is left then', () => {
  const terms = { ...TERMS, lendingLenderPercent: 80 };
  const pool = { mark: 500_00n, lent: 100, borrowed: 300, houseQuota: 400 };
  // Half of 600 is borrowed once 100 more are lent; both lenders have all of theirs on loan.
  expect(estimateLending({ ...pool, more: 100 }, terms)).toEqual({ rateBps: 337, onLoan: 100, paid: 3_69n });
  // Of 600 lent shares 300 are on loan: of the new ones five sixths of that.
  expect(estimateLending({ ...pool, more: 500 }, terms)).toEqual({ rateBps: 153, onLoan: 250, paid: 4_19n });
  expect(estimateLending({ ...pool, borrowed: 0, more: 100 }, terms)).toEqual({ rateBps: 50, onLoan: 0, paid: 0n });
});

const shares = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

test('whatever is lent and borrowed: nobody lends more than the own lots, and what is paid in is paid out or kept', () => {
  fc.assert(
    fc.property(
      fc.record({
        mark: fc.bigInt({ min: 1n, max: 100_000_00n }),
        rateBps: fc.integer({ min: 0, max: 10_000 }),
        lenderPercent: fc.integer({ min: 0, max: 100 }),
        borrowed: shares,
        lent: fc.oneof(fc.constant([]), shares),
      }),
      (day) => {
        const { onLoan, fees, onLoanOf, paid } = shareFees(day);
        const sum = <T extends number | bigint>(all: readonly T[]) =>
          all.reduce((total, each) => total + BigInt(each), 0n);
        expect(sum(onLoanOf)).toBe(BigInt(onLoan));
        onLoanOf.forEach((each, index) => {
          expect(each).toBeLessThanOrEqual(day.lent[index]!);
          // In proportion, but for what is left over.
          const exact = (onLoan * day.lent[index]!) / Number(sum(day.lent));
          expect(Math.abs(each - exact)).toBeLessThan(1 + 1e-6);
        });
        expect(sum(paid)).toBe((sum(fees) * BigInt(onLoan) * BigInt(day.lenderPercent)) / (sum(day.borrowed) * 100n));
        expect(sum(paid)).toBeLessThanOrEqual(sum(fees));
        if (onLoan > 0) expect(paid.every((each, index) => onLoanOf[index]! > 0 || each === 0n)).toBe(true);
      },
    ),
  );
});
