import { expect, test } from 'vitest';
import { amountFault, isSameAmount, offeredAmounts } from './amounts.ts';

const limits = { minimum: '5000.00', maximum: '60000.00' };

test.each([
  ['', 'none'],
  ['12.345', 'none'],
  ['0', 'none'],
  ['-5000', 'none'],
  ['4999.99', 'too_little'],
  ['5000', null],
  ['60000.00', null],
  ['60000.01', 'too_much'],
])('an amount of “%s” is judged as %s', (value, fault) => {
  expect(amountFault(value, limits)).toBe(fault);
});

test('the amounts to press follow the configured limits', () => {
  expect(offeredAmounts(limits)).toEqual(['5000.00', '10000.00', '25000.00', '50000.00']);
  expect(offeredAmounts({ minimum: '0.00', maximum: '1.00' })).toEqual([]);
});

test('a pressed amount and a typed one are the same', () => {
  expect(isSameAmount('5000', '5000.00')).toBe(true);
  expect(isSameAmount('', '')).toBe(false);
});
