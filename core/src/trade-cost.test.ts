import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargesBetween, chargesOfKind, addCharges, NO_CHARGES, scheduleOn, totalCharges } from './charges.ts';
import { nextTick, previousTick, tickAtOrAbove } from './price.ts';
import { leftAt, tradeCost, type Trade } from './trade-cost.ts';

const shares = scheduleOn(chargesOfKind('equity'), '2026-11-28');
const funds = scheduleOn(chargesOfKind('fund'), '2026-11-28');
const dayFee = { feeBps: 2, feeMinimum: 20_00n, feeMaximum: 500_00n };
const trade = (of: Partial<Trade> = {}): Trade => ({
  schedule: shares,
  side: 'buy',
  price: 993_60,
  quantity: 100,
  dayFee: null,
  ...of,
});

test.each<[string, Partial<Trade>, { total: bigint; breakEven: number }]>([
  // 20.00 (capped) + 2.95 + 0.10 + 4.15 + 2.98; and about as much to sell, with the transaction tax.
  ['a purchase of shares', {}, { total: 30_18n, breakEven: 994_45 }],
  ['a sale of shares', { side: 'sell' }, { total: 52_04n, breakEven: 992_75 }],
  ['units of a fund', { schedule: funds, price: 120_00 }, { total: 6_48n, breakEven: 120_12 }],
  ['a day trade has the least fee of a mandate on top', { dayFee }, { total: 50_18n, breakEven: 994_65 }],
])('%s', (_, of, expected) => {
  const { total, breakEven } = tradeCost(trade(of));
  expect({ total, breakEven }).toEqual(expected);
});

test('a sale so small that no price gives its costs back has no break-even', () => {
  expect(tradeCost(trade({ side: 'sell', price: 5, dayFee })).breakEven).toBeNull();
});

const trades = fc.record({
  schedule: fc.constantFrom(shares, funds),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  price: fc.integer({ min: 5, max: 60_000_00 }).map((price) => tickAtOrAbove(price)),
  quantity: fc.integer({ min: 1, max: 10_000 }).map((lots) => lots * 100),
  dayFee: fc.constantFrom(null, dayFee),
});

test('the charges are those of the order, in however many parts it is filled', () => {
  fc.assert(
    fc.property(trades, fc.integer({ min: 1, max: 99 }), (of, part) => {
      const { contractAmount, charges, dayFee: fee, total } = tradeCost(of);
      const first = (contractAmount * BigInt(part)) / 100n;
      const filled = addCharges(
        addCharges(NO_CHARGES, chargesBetween(of.schedule, of.side, 0n, first)),
        chargesBetween(of.schedule, of.side, first, contractAmount),
      );
      expect(charges).toEqual(filled);
      expect(total).toBe(totalCharges(filled) + fee);
    }),
  );
});

test('at the break-even price nothing is lost, and at the one before it something is', () => {
  fc.assert(
    fc.property(trades, (of) => {
      const { breakEven, total } = tradeCost(of);
      if (breakEven === null) return;
      expect(leftAt(of, breakEven, total)).toBeGreaterThanOrEqual(0n);
      const before = of.side === 'buy' ? previousTick(breakEven) : nextTick(breakEven);
      expect(leftAt(of, before, total)).toBeLessThan(0n);
    }),
  );
});
