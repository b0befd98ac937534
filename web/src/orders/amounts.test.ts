import { expect, test } from 'vitest';
import fc from 'fast-check';
import {
  amountForLots,
  distanceBasisPoints,
  lotsForAmount,
  percentOf,
  readTyped,
  stepPrice,
  sum,
  toInteger,
  valueAt,
} from './amounts.ts';

test('the lots of an amount cost no more than the amount, and one lot more would', () => {
  const cases = fc.record({
    amount: fc.integer({ min: 0, max: 2_000_000_000 }),
    price: fc.integer({ min: 300, max: 2_000_000 }),
  });
  fc.assert(
    fc.property(cases, ({ amount, price }) => {
      const text = (paise: number) => (paise / 100).toFixed(2);
      const lots = lotsForAmount({ amount: text(amount), price: text(price) });
      const cost = (count: number) => toInteger(amountForLots({ lots: count, price: text(price) }))!;
      expect(cost(lots)).toBeLessThanOrEqual(BigInt(amount));
      expect(cost(lots + 1)).toBeGreaterThan(BigInt(amount));
    }),
  );
});

test.each([
  ['1,24,830.5 ', 2, '124830.5'],
  ['₹ 900', 2, '900'],
  ['.5', 2, '0.5'],
  ['007', 0, '7'],
  ['984.', 2, '984'],
  ['1e9', 2, null],
  ['-5', 2, null],
  ['9.999', 2, null],
  ['', 2, null],
  ['९', 2, null],
])('what is typed as %j reads as %j', (typed, digits, expected) => {
  expect(readTyped(typed, digits)).toBe(expected);
});

test.each([
  ['984.30', 1, '984.35'],
  ['984.30', -1, '984.25'],
  ['984.32', 1, '984.35'],
  ['984.32', -1, '984.30'],
  ['1082.70', 1, '1082.70'],
  ['885.90', -1, '885.90'],
  ['1000.00', 1, '1000.10'],
  ['nothing', 1, null],
])('a step from %s by %i ends at %s, on the tick and inside the band', (price, direction, expected) => {
  const step = { price, direction: direction as 1 | -1, lower: '885.90', upper: '1082.70' };
  expect(stepPrice(step)).toBe(expected);
});

test('distance and share are rounded half up and unknown stays unknown', () => {
  expect(distanceBasisPoints('1004.00', '984.30')).toBe(200);
  expect(distanceBasisPoints('964.61', '984.30')).toBe(200);
  expect(distanceBasisPoints(null, '984.30')).toBeNull();
  expect(percentOf('98582.57', '240118.20')).toBe(41);
  expect(percentOf('1.00', '0.00')).toBeNull();
});

const long = {
  direction: 'long',
  quantity: 200,
  contractAmount: '196860.00',
  originalMargin: '98430.00',
  addedMargin: '0.00',
} as const;

test('a long gains what a short of the same size loses', () => {
  const up = valueAt(long, '990.00')!;
  expect(up).toEqual({ marketValue: '198000.00', profit: '1140.00', profitRate: '1.16' });
  expect(valueAt({ ...long, direction: 'short' }, '990.00')!.profit).toBe('-1140.00');
  expect(valueAt(long, null)).toBeNull();
});

test('a total with an unknown part is unknown, never a smaller number', () => {
  expect(sum(['-1.50', '2.00', '0.25'])).toBe('0.75');
  expect(sum(['1.00', null])).toBeNull();
});
