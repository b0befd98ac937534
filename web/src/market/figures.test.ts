import { expect, test } from 'vitest';
import { amplitudeOf, compactShares, depthShares, limitOf, liveProfit, measureText, spreadOf } from './figures.ts';

const quote = {
  last: '984.30',
  previousClose: '966.50',
  high: '990.00',
  low: '960.00',
  volume: 1_250_000,
  turnover: '1230375000.00',
  upper: '1063.15',
  lower: '869.85',
};

test('the amplitude is the range in percent of the previous close, half up', () => {
  expect(amplitudeOf(quote)).toBe('3.10');
  expect(amplitudeOf({ ...quote, high: null })).toBeNull();
  expect(amplitudeOf({ ...quote, previousClose: '0.00' })).toBeNull();
});

test('a ranking shows what it ranks by, unless the row shows it already', () => {
  const units = { lakh: ' L', crore: ' Cr' };
  expect(measureText('turnover', quote, units)).toBe('123.04 Cr');
  expect(measureText('volume', quote, units)).toBe('12.50 L');
  expect(measureText('amplitude', quote, units)).toBe('3.10%');
  expect(measureText('gainers', quote, units)).toBeNull();
});

test('a price at a limit is told by its value, not its writing', () => {
  expect(limitOf({ ...quote, last: '1063.150' })).toBe('upper');
  expect(limitOf({ ...quote, last: '869.85' })).toBe('lower');
  expect(limitOf(quote)).toBeNull();
  expect(limitOf({ last: null, upper: '1', lower: '1' })).toBeNull();
});

test('depth bars are shares of the largest level, and a small level still shows', () => {
  expect(depthShares([100, 50, 1], 200)).toEqual([50, 25, 2]);
  expect(depthShares([0], 0)).toEqual([0]);
});

test('the spread needs both sides, uncrossed', () => {
  expect(spreadOf('984.25', '984.40')).toBe('0.15');
  expect(spreadOf('984.40', '984.25')).toBeNull();
  expect(spreadOf(undefined, '1.00')).toBeNull();
});

test('a profit follows the price, the other way round for a short, and is never a guess', () => {
  const position = { direction: 'long', quantity: 200, contractAmount: '193300.00' } as const;
  expect(liveProfit(position, '984.30')).toBe('3560.00');
  expect(liveProfit({ ...position, direction: 'short' }, '984.30')).toBe('-3560.00');
  expect(liveProfit(position, null)).toBeNull();
});

test('shares are counted out when they are few', () => {
  expect(compactShares(30, { lakh: ' L' })).toBe('30');
  expect(compactShares(47.6, {})).toBe('48');
  expect(compactShares(125_000, { lakh: ' L' })).toBe('1.25 L');
});
