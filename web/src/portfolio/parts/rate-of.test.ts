import { expect, test } from 'vitest';
import { rateOf } from './rate-of.ts';
import { parseSigned } from './signed-minor.ts';

test.each([
  ['a gain', '8214.00', '1248305.50', '0.66'],
  ['a loss', '-541.21', '999458.79', '-0.05'],
  ['nothing changed', '0.00', '1000000.00', '0.00'],
  ['half a hundredth rounds away from zero', '50.00', '1000050.00', '0.01'],
  ['and so does a loss', '-50.00', '999950.00', '-0.01'],
  ['a loss too small to show has no sign', '-0.01', '999999.99', '0.00'],
  ['everything doubled', '500.00', '1000.00', '100.00'],
  ['all is lost', '-1000.00', '0.00', '-100.00'],
])('the rate of a gain: %s', (_, change, total, expected) => {
  expect(rateOf(change, total)).toBe(expected);
});

test.each([
  ['100.00', '100.00'],
  ['0.00', '0.00'],
  ['200.00', '100.00'],
])('there is no rate of %s where there was nothing or less to begin with', (change, total) => {
  expect(rateOf(change, total)).toBeNull();
});

test('a signed amount is read in minor units, and what is no amount counts as zero', () => {
  expect(['-12.34', '12.34', '0.05', null, '', 'x'].map(parseSigned)).toEqual([-1234n, 1234n, 5n, 0n, 0n, 0n]);
});
