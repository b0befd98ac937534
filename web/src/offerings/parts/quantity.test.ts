import { expect, test } from 'vitest';
import { affordable, amountOf, lessShares, most, shortBy, sumOf } from './quantity.ts';

test.each([
  [
    { left: 40, own: 20, balance: 12 },
    { count: 12, because: 'balance' },
  ],
  [
    { left: 8, own: 20, balance: 12 },
    { count: 8, because: 'left' },
  ],
  [
    { left: 40, own: 9, balance: 12 },
    { count: 9, because: 'own' },
  ],
  [
    { left: 12, own: 12, balance: 12 },
    { count: 12, because: 'left' },
  ],
  [{ left: 12 }, { count: 12, because: 'left' }],
  [
    { left: -1, balance: 3 },
    { count: 0, because: 'left' },
  ],
])('of %j the least one is told: %j', (limits, found) => expect(most(limits)).toEqual(found));

test('an amount is exact, and never more is affordable than the cash pays for', () => {
  expect(amountOf('312.05', 500)).toBe('156025.00');
  expect(affordable('312.05', 100, '156025.00')).toBe(5);
  expect(affordable('312.05', 100, '156024.99')).toBe(4);
  expect(affordable('312.05', 1, '312.04')).toBe(0);
  expect(affordable('312.05', 100, undefined)).toBeUndefined();
});

test('extra shares are paid from what the own ones leave', () => {
  expect(lessShares('1000.00', '30.00', 25)).toBe('250.00');
  expect(lessShares('700.00', '30.00', 25)).toBe('0.00');
  expect(lessShares(undefined, '30.00', 25)).toBeUndefined();
  expect(affordable('57.50', 1, lessShares('1000.00', '30.00', 25))).toBe(4);
  expect(sumOf(amountOf('30.00', 25), amountOf('57.50', 4))).toBe('980.00');
});

test('what is missing is told to the paisa', () => {
  expect(shortBy('156025.00', '156024.99')).toBe('0.01');
  expect(shortBy('156025.00', '156025.00')).toBeNull();
  expect(shortBy('156025.00', undefined)).toBeNull();
});
