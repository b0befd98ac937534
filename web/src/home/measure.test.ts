import { expect, test } from 'vitest';
import { amplitudeOf } from './measure.ts';

test.each([
  ['a quiet day', { high: '101.00', low: '99.00', previousClose: '100.00' }, '2.00'],
  ['half a hundredth rounds up', { high: '100.005', low: '100.000', previousClose: '100.00' }, '0.01'],
  ['no move', { high: '100.00', low: '100.00', previousClose: '100.00' }, '0.00'],
  ['four digits of a cross', { high: '1.0150', low: '1.0050', previousClose: '1.0000' }, '1.00'],
  ['nothing traded', { high: null, low: null, previousClose: '100.00' }, null],
])('the amplitude of the day: %s', (_, quote, expected) => {
  expect(amplitudeOf(quote)).toBe(expected);
});
