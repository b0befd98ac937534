import { expect, test } from 'vitest';
import { borrowable, houseQuota } from './lending.ts';

test.each([
  ['a part of the shares outstanding, in whole lots', 20_100, 100, 500, 1_000],
  ['less than a lot is nothing', 1_999, 100, 500, 0],
  ['of more shares than a double holds times the part', 9_007_199_254_740_991, 1, 1_000, 900_719_925_474_099],
  ['nothing is published', 20_000, 100, 0, 0],
  ['there are no shares', null, 100, 500, null],
])('the house quota: %s', (_name, sharesOutstanding, lotSize, lendingHouseQuotaBps, quota) => {
  expect(houseQuota({ sharesOutstanding, lotSize }, { lendingHouseQuotaBps })).toBe(quota);
});

test('a quota that was lowered below what is borrowed leaves nothing, and nothing less', () => {
  expect(borrowable(500, 800, { isLendingOpen: true })).toEqual({ isOpen: true, quota: 500, left: 0 });
});
