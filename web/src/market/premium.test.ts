/** A fund's premium and discount: how far, without a sign that the word has already. */
import { expect, test } from 'vitest';
import { premiumOf } from './premium.ts';

test.each([
  ['above the basket', '120.60', '120.00', { amount: '0.60', rate: '0.50', isDiscount: false }],
  ['below it', '119.94', '120.00', { amount: '0.06', rate: '0.05', isDiscount: true }],
  ['at it', '120.00', '120.00', { amount: '0.00', rate: '0.00', isDiscount: false }],
  ['nothing has traded', null, '120.00', null],
])('a price %s', (_name, last, value, premium) => {
  expect(premiumOf({ last, value })).toEqual(premium);
});
