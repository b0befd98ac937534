import { expect, test } from 'vitest';
import { backAtOnce, borrowable, freeOf, houseQuota, onLoanOf, recallOf } from './lending.ts';

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
  const pool = { lent: 0, recalled: 0, borrowed: 800 };
  expect(borrowable(500, pool, { isLendingOpen: true })).toEqual({ isOpen: true, quota: 500, left: 0 });
});

test('what customers lend is borrowed beside the quota, but not what they wait for', () => {
  const pool = { lent: 700, recalled: 300, borrowed: 600 };
  expect(borrowable(500, pool, { isLendingOpen: true })).toEqual({ isOpen: true, quota: 900, left: 300 });
  expect(freeOf(pool)).toBe(100);
  expect(freeOf({ ...pool, borrowed: 900 })).toBe(0);
});

test('of a lender’s shares as many are on loan as of all, and what is back at once is what nobody borrows or waits for', () => {
  const pool = { lent: 700, recalled: 200, borrowed: 300 };
  expect(onLoanOf(200, pool)).toBe(85);
  expect(onLoanOf(700, { ...pool, borrowed: 900 })).toBe(700);
  expect(onLoanOf(0, { lent: 0, recalled: 0, borrowed: 900 })).toBe(0);
  // 400 are free, 200 of those are waited for.
  expect(backAtOnce(300, pool)).toBe(200);
  expect(backAtOnce(100, pool)).toBe(100);
  expect(backAtOnce(300, { ...pool, borrowed: 600 })).toBe(0);
});

test.each([
  ['all of it', { lent: 450, recalled: 0 }, null, { shares: 450 }],
  ['whole lots', { lent: 450, recalled: 0 }, 4, { shares: 400 }],
  ['the last lot has what a split left over', { lent: 450, recalled: 0 }, 5, { shares: 450 }],
  ['not what is waited for already', { lent: 450, recalled: 400 }, null, { shares: 50 }],
  [
    'more than there is',
    { lent: 450, recalled: 0 },
    6,
    { rejection: { code: 'lending.recall_lots_invalid', params: { maximum: 5 } } },
  ],
  ['nothing', { lent: 400, recalled: 400 }, null, { rejection: { code: 'lending.nothing_lent', params: {} } }],
])('a recall: %s', (_name, position, lots, recall) => {
  expect(recallOf(position, { lots, lotSize: 100 })).toEqual(recall);
});
