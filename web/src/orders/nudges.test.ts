import { expect, test } from 'vitest';
import { nudgesFor, type Preview } from './nudges.ts';
import type { Terms } from './ticket.ts';

const market: Terms = { symbol: 'VRM', direction: 'long', type: 'market', lots: 1 };
const limit = (limitPrice: string, direction: 'long' | 'short' = 'long'): Terms => ({
  ...market,
  direction,
  type: 'limit',
  limitPrice,
});
const quote = { last: '984.30', bidQuantity: 400, askQuantity: 300 };
const preview: Preview = {
  price: '984.30',
  protectionPrice: null,
  quantity: 100,
  contractAmount: '98430.00',
  originalMargin: '98430.00',
  charges: [],
  chargesTotal: '152.57',
  needed: '98582.57',
  hold: '100551.17',
  available: '1000000.00',
  borrowable: null,
  maximumLots: 10,
  sellFrom: null,
  lossAtFivePercent: null,
  closeOutPrice: null,
  refusal: null,
};
const kinds = (terms: Terms, change: Partial<Preview> = {}) =>
  nudgesFor(terms, { ...preview, ...change }, quote).map(({ kind }) => kind);

test('a small market order inside the touch has nothing to point out but its protection', () => {
  expect(kinds(market)).toEqual([]);
  expect(kinds(market, { protectionPrice: '1003.95' })).toEqual(['protection']);
});

test('exactly 2 % from the last price is near, a tick more is far', () => {
  expect(kinds(limit('1003.95'))).toEqual([]);
  expect(nudgesFor(limit('1004.30'), preview, quote)).toEqual([
    { kind: 'limit_far', percent: '2.0', last: '984.30', isWaiting: false },
  ]);
});

test.each([
  ['long', '900.00', true],
  ['long', '1050.00', false],
  ['short', '1050.00', true],
  ['short', '900.00', false],
] as const)('a %s limit far at %s waits: %s', (direction, price, isWaiting) => {
  expect(nudgesFor(limit(price, direction), preview, quote)[0]).toMatchObject({ kind: 'limit_far', isWaiting });
});

test('a quarter of the funds is not large, more is; what cannot be paid is a refusal instead', () => {
  expect(kinds(market, { needed: '250000.00' })).toEqual([]);
  expect(kinds(market, { needed: '260000.00' })).toEqual(['large']);
  expect(kinds(market, { needed: '1200000.00' })).toEqual([]);
});

test('leverage, a lock and a thin book each say so', () => {
  expect(kinds(market, { lossAtFivePercent: '4921.50', closeOutPrice: '615.20' })).toEqual(['leveraged']);
  expect(kinds(market, { sellFrom: 1 })).toEqual(['locked']);
  expect(kinds(market, { quantity: 400 })).toEqual(['thin']);
  expect(kinds({ ...market, direction: 'short' }, { quantity: 400 })).toEqual([]);
});

test('without a quote there is nothing to compare with', () => {
  expect(nudgesFor(limit('2000.00'), preview, null)).toEqual([]);
});
