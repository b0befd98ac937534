import { expect, test } from 'vitest';
import { worthOf } from './valuation.ts';

const position = {
  symbol: 'NEWCO',
  direction: 'long',
  quantity: 300,
  cost: 15_000_00n,
  receivable: 0n,
  dividendsDue: 0n,
} as never;
const feed = (quote: object | undefined) => ({ quote: () => quote }) as never;

test('allotted shares count at what was paid for them until they are listed, then at their price', () => {
  expect(worthOf(feed(undefined), position)).toEqual({ price: null, value: 15_000_00n, profit: 0n });
  const auction = { last: null, previousClose: 50_00, mark: 50_00, state: 'halted' };
  expect(worthOf(feed(auction), position)).toMatchObject({ price: 50_00, value: 15_000_00n, profit: 0n });
  // Whatever the last trade was at.
  const traded = { last: 99_00, previousClose: 50_00, mark: 62_00, state: 'trading' };
  expect(worthOf(feed(traded), position)).toMatchObject({ price: 62_00, value: 18_600_00n, profit: 3_600_00n });
});
