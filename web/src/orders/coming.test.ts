import { expect, test } from 'vitest';
import { comingOf } from './action-preview.ts';

const long = { quantity: 305, direction: 'long' as const };
const action = { kind: 'dividend' as const, numerator: 0, denominator: 1, perShare: '4.50' };

test('a dividend is told to the paisa, and without a sign for who has to pay it', () => {
  expect(comingOf(action, long)).toEqual({ sharesAfter: null, hasFraction: false, amount: '1372.50' });
  expect(comingOf(action, { ...long, direction: 'short' }).amount).toBe('1372.50');
});

test('a split and a bonus say how many shares there will be, and whether a fraction is left', () => {
  const split = { ...action, kind: 'split' as const, numerator: 5, perShare: null };
  expect(comingOf(split, long)).toEqual({ sharesAfter: 1525, hasFraction: false, amount: null });
  const bonus = { ...split, kind: 'bonus' as const, numerator: 1, denominator: 2 };
  expect(comingOf(bonus, long)).toEqual({ sharesAfter: 457, hasFraction: true, amount: null });
});
