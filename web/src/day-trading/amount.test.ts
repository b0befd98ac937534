/** What may be typed as the amount of a mandate. */
import { expect, test } from 'vitest';
import { amountFault, askedAmount } from './amount.ts';

const limits = { minimum: '10000.00', maximum: '80000.00' };

test.each([
  ['', 'none'],
  ['0', 'none'],
  ['1.005', 'none'],
  ['9999.99', 'too_little'],
  ['10000', null],
  ['80000', null],
  ['80000.01', 'too_much'],
])('"%s" is %s', (typed, fault) => {
  expect(amountFault(typed, limits)).toBe(fault);
});

test('terms are asked for what is typed, or for the least', () => {
  expect(askedAmount('', limits)).toBeUndefined();
  expect(askedAmount('90000', limits)).toBe('90000');
});
