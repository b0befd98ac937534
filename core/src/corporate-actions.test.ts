/** Corporate actions worked out by hand, and the property that nobody gains or loses by one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adjustedLevels,
  adjustedPrice,
  adjustPosition,
  cashInLieu,
  dividendOn,
  entitledShares,
  outgrowsBooks,
  shareRatio,
  type ShareAction,
} from './corporate-actions.ts';
import { INDIAN_EQUITY_CHARGES } from './charges.ts';
import { averagePrice, fillClosing, fillOpening, marginOf, openProfit, type PositionState } from './position.ts';
import { isOnTick } from './price.ts';

const schedule = INDIAN_EQUITY_CHARGES[0]!;
const split = (numerator: number, denominator = 1): ShareAction => ({ kind: 'split', numerator, denominator, cash: 0 });
const bonus = (numerator: number, denominator: number): ShareAction => ({
  kind: 'bonus',
  numerator,
  denominator,
  cash: 0,
});
const dividend = (cash: number): ShareAction => ({ kind: 'dividend', numerator: 0, denominator: 1, cash });

function opened(direction: 'long' | 'short', leverage: number, price: number, quantity: number): PositionState {
  const terms = { direction, leverage, schedule };
  const fill = { price, quantity };
  return fillOpening({ terms, position: null, fill, remaining: 0, worstPrice: price, spendable: 10n ** 15n }).position;
}

test('a 5:1 split: five times the shares at a fifth of the price, cost and margin as they were', () => {
  const before = opened('long', 2, 500_00, 100);
  const { position, shares, inLieu, margin, proceeds } = adjustPosition(before, split(5), 100_00);
  expect({ shares, inLieu, margin, proceeds }).toEqual({ shares: 400, inLieu: 0n, margin: 0n, proceeds: 0n });
  expect(position).toEqual({ ...before, quantity: 500, openedQuantity: 500 });
  expect(averagePrice(position)).toBe(100_00n);
  expect(openProfit(position, 101_00)).toBe(openProfit(before, 505_00));
});

test('a 1:2 bonus on 137 shares: 68 more, and half a share in cash, as if it had been sold', () => {
  const before = opened('long', 1, 90_00, 137);
  const { position, shares, inLieu, margin, profit, proceeds, shortfall } = adjustPosition(before, bonus(1, 2), 80_00);
  // 12,330.00 of cost over 205.5 shares: half a share cost 30.00 and brings 40.00.
  expect({ shares, inLieu, margin, profit, proceeds, shortfall }).toEqual({
    shares: 68,
    inLieu: 40_00n,
    margin: 30_00n,
    profit: 10_00n,
    proceeds: 40_00n,
    shortfall: 0n,
  });
  expect(position).toMatchObject({ quantity: 205, openedQuantity: 205, cost: 12_300_00n, originalMargin: 12_300_00n });
});

test('a short owes the new shares, and pays for the fraction', () => {
  const before = opened('short', 1, 90_00, 137);
  const adjusted = adjustPosition(before, bonus(1, 2), 80_00);
  expect(adjusted).toMatchObject({ shares: 68, inLieu: 40_00n, profit: -10_00n, margin: 30_00n, proceeds: 20_00n });
});

test('shares put together 1:10: what is less than one goes out in cash, and a position of nothing but that is closed', () => {
  const gone = adjustPosition(opened('long', 1, 10_00, 7), split(1, 10), 100_00);
  expect(gone).toMatchObject({ shares: -7, inLieu: 70_00n, proceeds: 70_00n });
  expect(gone.position).toMatchObject({ quantity: 0, openedQuantity: 0, cost: 0n, originalMargin: 0n });
});

test.each([
  { what: 'as many as fit', quantity: 1_073_741_823, closed: 1, action: split(2), isTooLarge: false },
  { what: 'one too many', quantity: 1_073_741_824, closed: 0, action: split(2), isTooLarge: true },
  { what: 'closed before', quantity: 100, closed: 2_147_483_500, action: bonus(1, 1), isTooLarge: true },
  { what: 'put together', quantity: 2_147_483_647, closed: 0, action: split(1, 10), isTooLarge: false },
  { what: 'no shares come', quantity: 2_147_483_647, closed: 0, action: dividend(2_50), isTooLarge: false },
])('books hold a position up to 2,147,483,647 shares: $what', ({ quantity, closed, action, isTooLarge }) => {
  expect(outgrowsBooks({ quantity, openedQuantity: quantity + closed }, action)).toBe(isTooLarge);
});

test('a loss on the fraction past all margin is owed', () => {
  const gone = adjustPosition(opened('long', 10, 10_00, 7), split(1, 10), 50_00);
  expect(gone).toMatchObject({ inLieu: 35_00n, profit: -35_00n, margin: 7_00n, proceeds: 0n, shortfall: 28_00n });
  expect(gone.position.receivable).toBe(28_00n);
});

test('a dividend is of the shares held; a short pays it; the position stays as it is', () => {
  expect(dividendOn(200, 'long', dividend(2_50))).toBe(500_00n);
  expect(dividendOn(200, 'short', dividend(2_50))).toBe(-500_00n);
  const before = opened('long', 3, 50_00, 200);
  expect(adjustPosition(before, dividend(2_50), 47_50)).toMatchObject({ position: before, shares: 0, proceeds: 0n });
});

test('prices follow, on tick, rounded to the side that is asked for', () => {
  expect(adjustedPrice(985_40, split(5), 'down')).toBe(197_08);
  expect(adjustedPrice(985_35, bonus(1, 1), 'down')).toBe(492_65);
  expect(adjustedPrice(985_35, bonus(1, 1), 'up')).toBe(492_70);
  expect(adjustedPrice(50_00, dividend(2_50), 'up')).toBe(47_50);
  expect(adjustedPrice(2_50, dividend(2_50), 'up')).toBeNull();
  expect(adjustedPrice(4, split(5), 'down')).toBeNull();
  expect(adjustedPrice(4, split(5), 'up')).toBe(1);
});

test('stop-loss and take-profit move away from the market by the rounding, never towards it', () => {
  const levels = { stopLoss: 90_01, takeProfit: 110_01 };
  expect(adjustedLevels(levels, 'long', bonus(1, 1))).toEqual({ stopLoss: 45_00, takeProfit: 55_01 });
  const short = { stopLoss: 110_01, takeProfit: 90_01 };
  expect(adjustedLevels(short, 'short', bonus(1, 1))).toEqual({ stopLoss: 55_01, takeProfit: 45_00 });
  expect(adjustedLevels({ stopLoss: null, takeProfit: 2_00 }, 'long', dividend(2_50))).toEqual({
    stopLoss: null,
    takeProfit: null,
  });
});

const ratio = fc.integer({ min: 1, max: 12 });
const shareAction = fc.oneof(
  fc.tuple(ratio, ratio).map(([numerator, denominator]) => split(numerator, denominator)),
  fc.tuple(ratio, ratio).map(([numerator, denominator]) => bonus(numerator, denominator)),
);
const anyPosition = fc
  .record({
    direction: fc.constantFrom('long' as const, 'short' as const),
    leverage: fc.constantFrom(1, 2, 3, 5, 10),
    price: fc.integer({ min: 100, max: 5_000_00 }),
    quantity: fc.integer({ min: 1, max: 5_000 }),
    closed: fc.integer({ min: 0, max: 4_999 }),
    added: fc.bigInt({ min: 0n, max: 5_000_00n }),
  })
  .map(({ direction, leverage, price, quantity, closed, added }) => {
    const position = { ...opened(direction, leverage, price, quantity), addedMargin: added };
    if (closed === 0 || closed >= quantity) return position;
    return fillClosing({ position, schedule, orderTurnover: 0n, fill: { price, quantity: closed } }).position;
  });

test('value before = value after, up to half a paisa: shares, fraction, margin and profit together', () => {
  fc.assert(
    fc.property(anyPosition, shareAction, fc.integer({ min: 1, max: 5_000_00 }), (before, action, base) => {
      const {
        position: after,
        shares,
        inLieu,
        margin,
        profit,
        proceeds,
        shortfall,
      } = adjustPosition(before, action, base);
      const { to, from } = shareRatio(action);
      // At the ex-date's price the old shares are worth to/from of it each; both sides times `from` are whole.
      const worth = BigInt(before.quantity) * to * BigInt(base);
      const offBy = worth - (BigInt(after.quantity) * BigInt(base) + inLieu) * from;
      expect(offBy * 2n).toBeGreaterThanOrEqual(-from);
      expect(offBy * 2n).toBeLessThanOrEqual(from);
      expect(margin + profit).toBe(proceeds - shortfall);
      expect(marginOf(before)).toBe(marginOf(after) + margin);
      const signed = before.direction === 'long' ? 1n : -1n;
      expect(before.cost - after.cost).toBe(inLieu - signed * profit);
      expect(after.realisedProfit - before.realisedProfit).toBe(profit);
      expect(after.quantity - before.quantity).toBe(shares);
      expect(after.openedQuantity - after.quantity).toBe(before.openedQuantity - before.quantity);
      expect(after).toMatchObject({ charges: before.charges, openedTurnover: before.openedTurnover });
      for (const amount of [proceeds, shortfall, margin, inLieu, after.cost, marginOf(after)])
        expect(amount).toBeGreaterThanOrEqual(0n);
      if (after.quantity === 0) expect([after.cost, marginOf(after)]).toEqual([0n, 0n]);
    }),
  );
});

test('a dividend takes from the price what it brings, to the paisa', () => {
  fc.assert(
    fc.property(
      anyPosition,
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 100, max: 5_000_00 }),
      (held, cash, close) => {
        const paid = dividendOn(held.quantity, held.direction, { cash });
        expect(openProfit(held, close - cash) + paid).toBe(openProfit(held, close));
      },
    ),
  );
});

test('whole shares and the fraction make the ratio exactly; an adjusted price never makes them dearer, and is on tick', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      shareAction,
      fc.integer({ min: 1, max: 9_000_00 }),
      (quantity, action, price) => {
        const { to, from } = shareRatio(action);
        const { whole, remainder } = entitledShares(quantity, action);
        expect(BigInt(whole) * from + remainder).toBe(BigInt(quantity) * to);
        expect(remainder).toBeLessThan(from);
        expect(cashInLieu(remainder, action, price)).toBeLessThanOrEqual(BigInt(price));
        const adjusted = adjustedPrice(price, action, 'down');
        if (adjusted === null) return;
        expect(isOnTick(adjusted)).toBe(true);
        expect(adjusted * whole).toBeLessThanOrEqual(price * quantity);
      },
    ),
  );
});
