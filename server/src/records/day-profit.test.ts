import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayProfit, type Trade } from './day-profit.ts';

const prices = { VRM: { now: 105_00n, previousClose: 100_00n }, NEEM: { now: 48_00n, previousClose: 50_00n } };
const pricesOf = (symbol: string) => (symbol === 'SOON' ? null : (prices[symbol as 'VRM'] ?? UNKNOWN));
const UNKNOWN = { now: null, previousClose: null };

test.each<[string, Record<string, bigint>, Trade[], bigint, bigint | null]>([
  ['nothing held, nothing done', {}, [], 0n, 0n],
  ['held since yesterday', { VRM: 200n }, [], 0n, 1_000_00n],
  ['a short held since yesterday gains when the price falls', { NEEM: -100n }, [], 0n, 200_00n],
  ['bought today above the close', { VRM: 100n }, [{ symbol: 'VRM', shares: 100n, cost: 10_300_00n }], 30_00n, 170_00n],
  ['sold today what was held', {}, [{ symbol: 'VRM', shares: -100n, cost: -10_400_00n }], 20_00n, 380_00n],
  [
    'bought and sold today, whatever the price is now',
    {},
    [
      { symbol: 'GONE', shares: 100n, cost: 1_000_00n },
      { symbol: 'GONE', shares: -100n, cost: -1_200_00n },
    ],
    0n,
    200_00n,
  ],
  [
    'allotted today below the market, beside shares of before',
    { VRM: 300n },
    [{ symbol: 'VRM', shares: 100n, cost: 9_000_00n }],
    0n,
    1_500_00n + 1_000_00n,
  ],
  ['allotted today and not listed yet', { SOON: 100n }, [{ symbol: 'SOON', shares: 100n, cost: 9_000_00n }], 0n, 0n],
  ['a price is missing', { GONE: 100n }, [], 0n, null],
])('%s', (_, shares, trades, charges, expected) => {
  expect(dayProfit({ shares: new Map(Object.entries(shares)), trades, charges, pricesOf })).toBe(expected);
});

test('rights that became shares today: the shares above their price, less what the rights had counted as', () => {
  // 400 shares fell by 3.00 with their rights, four for one at 93.00.
  const trades = [{ symbol: 'VRM', shares: 100n, cost: 9_300_00n }];
  const rightsEnded = 1_200_00n;
  expect(dayProfit({ shares: new Map([['VRM', 500n]]), trades, charges: 0n, rightsEnded, pricesOf })).toBe(
    2_000_00n + 1_200_00n - 1_200_00n,
  );
});

test('rights that lapsed today and were sold: what they brought, less what they had counted as', () => {
  const of = { shares: new Map([['VRM', 400n]]), trades: [], charges: 0n, pricesOf };
  expect(dayProfit({ ...of, rightsEnded: 1_200_00n, proceeds: 1_100_00n })).toBe(2_000_00n - 1_200_00n + 1_100_00n);
});

test('two days’ profits add up to the profit over both, wherever the close between them stood', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 7n });
  const shares = fc.bigInt({ min: -1000n, max: 1000n });
  fc.assert(
    fc.property(amount, amount, amount, shares, shares, shares, (first, close, last, before, one, two) => {
      const day = (sharesNow: bigint, traded: bigint, now: bigint, previousClose: bigint) =>
        dayProfit({
          shares: new Map([['X', sharesNow]]),
          trades: [{ symbol: 'X', shares: traded, cost: traded * now }],
          charges: 0n,
          pricesOf: () => ({ now, previousClose }),
        })!;
      const both = day(before + one, one, close, first) + day(before + one + two, two, last, close);
      expect(both).toBe(before * (close - first) + (before + one) * (last - close));
    }),
  );
});
