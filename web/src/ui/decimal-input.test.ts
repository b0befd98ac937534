import { expect, test } from 'vitest';
import { cleanDecimal } from './decimal-input.ts';
import { sparklinePoints } from './sparkline-points.ts';

test.each([
  ['12,34,567.50', 2, '1234567.50'],
  ['９８４．３', 2, '984.3'],
  ['₹ 1 000', 2, '1000'],
  ['1.2.3', 2, '1.23'],
  ['1.999', 2, '1.99'],
  ['5.5', 0, '5'],
  ['-5', 2, '5'],
  ['1e9', 2, '19'],
])('typing %j leaves %s', (text, digits, kept) => {
  expect(cleanDecimal(text, digits)).toBe(kept);
});

test('a sparkline stays in its box and puts the previous close at its own height', () => {
  expect(sparklinePoints([0, 10], 5, 64, 28)).toEqual({ line: '0,26 64,2', closeY: 14 });
  expect(sparklinePoints([], 5, 64, 28)).toEqual({ line: '', closeY: 14 });
  expect(sparklinePoints([5, 5], 5, 64, 28).line).toBe('0,14 64,14');
});
