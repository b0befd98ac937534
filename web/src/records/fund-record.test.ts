import { expect, test } from 'vitest';
import { sharesTraded, type FundRecord } from './fund-record.ts';

const legs = (amount: string, asset = 'VRM', account = 'shares') =>
  [{ account, asset, amount, seq: null, hash: null }] as unknown as FundRecord['postings'];
const fill = { kind: 'order_fill', symbol: 'VRM', postings: legs('100') } as unknown as FundRecord;

test.each<[string, Partial<FundRecord>, number | null]>([
  ['a fill that buys', {}, 100],
  ['a fill that sells short', { postings: legs('-300') }, -300],
  ['the exit of a position', { kind: 'position_close', postings: legs('-100') }, -100],
  ['a fill of another company’s shares', { postings: legs('100', 'NEEM') }, null],
  ['a fill without shares: a currency', { postings: legs('100', 'VRM', 'cash') }, null],
  ['shares that no order moved', { kind: 'bonus_shares' as never }, null],
])('%s says how many shares were traded, or that none were', (_what, more, shares) => {
  expect(sharesTraded({ ...fill, ...more })).toBe(shares);
});
