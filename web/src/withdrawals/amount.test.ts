import { expect, test } from 'vitest';
import { amountFault, needsTwo, received, wholeAmount } from './amount.ts';

const limits = { minimum: '100.00', maximum: '1000000.00', withdrawable: '2500.50' };

test.each([
  ['', 'none'],
  ['1.005', 'none'],
  ['99.99', 'too_little'],
  ['100', null],
  ['2500.50', null],
  ['2500.51', 'not_enough'],
  ['1000000.01', 'too_much'],
])('an amount of “%s” is judged as %s', (value, fault) => {
  expect(amountFault(value, limits)).toBe(fault);
});

test('all of it is what is withdrawable, up to the most of one withdrawal', () => {
  expect(wholeAmount(limits)).toBe('2500.50');
  expect(wholeAmount({ ...limits, withdrawable: '2000000.00' })).toBe('1000000.00');
});

test('the fee is part of the amount', () => {
  expect(received('1000', '15.50')).toBe('984.50');
  expect(received('15.50', '15.50')).toBeNull();
  expect(received('', '0.00')).toBeNull();
});

test('two people from the published amount on', () => {
  expect(needsTwo('99999.99', '100000.00')).toBe(false);
  expect(needsTwo('100000', '100000.00')).toBe(true);
});
