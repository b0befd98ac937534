import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PARAMETERS } from './parameters.ts';
import { isAtOrAbove, lotsToSell, pledgeLimit, pledgeRejection, valueOf, type Pledgeable } from './pledge.ts';

const limits = PARAMETERS.at(-1)!;
const position: Pledgeable = {
  symbol: 'AMBER',
  status: 'holding',
  direction: 'long',
  leverage: 1,
  origin: 'order',
  lockedUntil: null,
  stopLoss: null,
  takeProfit: null,
  quantity: 1_050,
};
const facts = {
  now: 1_000,
  amount: 20_000_00n,
  lots: 4,
  lotSize: 100,
  isEligible: true,
  termDays: 30,
  mark: 100_00n,
  hasPending: false,
};

describe('what stands in the way of a pledge, first failure first', () => {
  test.each([
    ['a short position', { direction: 'short' }, {}, 'pledges.not_eligible'],
    ['a leveraged one', { leverage: 2 }, {}, 'pledges.not_eligible'],
    ['one of a mandate', { origin: 'day' }, {}, 'pledges.not_eligible'],
    ['what is neither shares nor units of a fund', {}, { isEligible: false }, 'pledges.not_eligible'],
    ['one that is being closed', { status: 'closing' }, {}, 'pledges.position_busy'],
    ['a locked one', { lockedUntil: 1_001 }, {}, 'pledges.position_locked'],
    ['one with a stop-loss', { stopLoss: 9_000 }, {}, 'pledges.position_protected'],
    ['no lot', {}, { lots: 0 }, 'pledges.lots_invalid'],
    ['half a lot', {}, { lots: 0.5 }, 'pledges.lots_invalid'],
    ['more than whole lots are held', {}, { lots: 11 }, 'pledges.lots_invalid'],
    ['lots that are pledged', { pledged: 800 }, { lots: 3 }, 'pledges.lots_invalid'],
    ['lots that are lent', { lent: 300, pledged: 500 }, { lots: 3 }, 'pledges.lots_invalid'],
    ['no lot is left of what is lent and pledged', { lent: 500, pledged: 500 }, {}, 'pledges.no_free_lots'],
    ['no mark price', {}, { mark: null }, 'pledges.price_unavailable'],
    ['no amount', {}, { amount: null }, 'pledges.amount_unreadable'],
    ['too little', {}, { amount: 9_999_99n }, 'pledges.below_minimum'],
    ['a paisa above half the value', {}, { amount: 20_000_01n }, 'pledges.above_limit'],
    ['a term that there is not', {}, { termDays: 31 }, 'pledges.term_unknown'],
    ['a request that waits', {}, { hasPending: true }, 'pledges.pending'],
  ])('%s', (_, of, given, code) => {
    const of_ = { ...position, ...of } as Pledgeable;
    expect(pledgeRejection(of_, { ...facts, ...given }, limits)?.code).toBe(code);
  });

  test('half the value of whole lots, unlocked, is lent', () => {
    expect(pledgeRejection({ ...position, lockedUntil: 1_000 }, facts, limits)).toBeNull();
    expect(pledgeLimit({ mark: 33_33n, shares: 100, percent: 50 })).toBe(1_666_50n);
  });
});

test('what a bonus left beside whole lots is sold as the last lot', () => {
  const of = { mark: 100_00n, lotSize: 100, warningPercent: 70 };
  expect(lotsToSell({ ...of, owed: 5_000_00n, shares: 50 })).toBe(1);
  expect(lotsToSell({ ...of, owed: 15_000_00n, shares: 150 })).toBe(2);
});

test('a sale is of the fewest lots that bring what is owed below the warning level, or of all', () => {
  const money = fc.bigInt({ min: 1n, max: 10_000_000_00n });
  const of = fc.record({
    owed: money,
    mark: fc.bigInt({ min: 1n, max: 90_000_00n }),
    lots: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(of, ({ owed, mark, lots }) => {
      const sold = lotsToSell({ owed, mark, shares: lots * 100, lotSize: 100, warningPercent: 70 });
      const after = (count: number) => {
        const left = owed - valueOf(mark, count * 100);
        return left > 0n && isAtOrAbove(left, valueOf(mark, (lots - count) * 100), 70);
      };
      if (sold < lots) expect(after(sold)).toBe(false);
      if (sold > 0) expect(after(sold - 1)).toBe(true);
    }),
  );
});
