import { expect, test } from 'vitest';
import { loanFault } from './amounts.ts';
import { mostToRepay, repaymentFault, sumOf } from './parts/repayment.ts';

test.each([
  ['', 'none'],
  ['0', 'none'],
  ['1000.50', 'not_whole'],
  ['999', 'too_little'],
  ['1000', null],
  ['1000.00', null],
  ['50001', 'too_much'],
])('a loan of %s: %s', (value, fault) => {
  expect(loanFault(value, { minimum: '1000.00', left: '50000.00' })).toBe(fault);
});

test.each([
  ['', 'none'],
  ['0.00', 'none'],
  ['0.01', null],
  ['100.00', null],
  ['100.01', 'not_enough'],
  ['150.01', 'above_owed'],
])('a repayment of %s: %s', (value, fault) => {
  expect(repaymentFault(value, { owed: '150.00', available: '100.00' })).toBe(fault);
});

test('all is what is owed, as far as the cash goes', () => {
  expect(mostToRepay({ owed: '150.00', available: '100.00' })).toBe('100.00');
  expect(mostToRepay({ owed: '150.00', available: '1000.00' })).toBe('150.00');
  expect(sumOf('50000.00', '16.44')).toBe('50016.44');
});
