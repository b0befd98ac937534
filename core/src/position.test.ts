/** The arithmetic of positions: scenarios worked out by hand, and the properties that no paisa appears or is lost. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { practiceCalendar } from './calendar.ts';
import { INDIAN_EQUITY_CHARGES, totalCharges, chargesOn } from './charges.ts';
import {
  averagePrice,
  fillClosing,
  fillOpening,
  isEquityAtOrBelow,
  lockedUntil,
  lockTermsOf,
  offerLockTerms,
  marginOf,
  marginRateBps,
  openProfit,
  openingRequirement,
  openingSide,
  priceAtEquity,
  remainingHold,
  turnoverOf,
  type OpeningTerms,
  type PositionState,
} from './position.ts';

const schedule = INDIAN_EQUITY_CHARGES[0]!;
const plenty = 10n ** 15n;

function opened(direction: 'long' | 'short', leverage: number, price: number, quantity: number): PositionState {
  const terms: OpeningTerms = { direction, leverage, schedule };
  const fill = { price, quantity };
  return fillOpening({ terms, position: null, fill, remaining: 0, worstPrice: price, spendable: plenty }).position;
}

test('a long without leverage locks the whole contract amount, and closing it higher brings the profit less charges', () => {
  const position = opened('long', 1, 985_40, 100);
  expect(marginOf(position)).toBe(98_540_00n);
  expect(totalCharges(position.charges)).toBe(30_14n);
  const closed = fillClosing({ position, schedule, orderTurnover: 0n, fill: { price: 990_00, quantity: 100 } });
  expect(closed.profit).toBe(460_00n);
  expect(closed.margin).toBe(98_540_00n);
  expect(closed.proceeds).toBe(98_540_00n + 460_00n - totalCharges(closed.charges));
  expect(closed.position).toMatchObject({
    quantity: 0,
    cost: 0n,
    originalMargin: 0n,
    realisedProfit: 460_00n,
    receivable: 0n,
  });
});

test('a short gains when the price falls', () => {
  const position = opened('short', 2, 200_00, 100);
  expect(marginOf(position)).toBe(10_000_00n);
  const closed = fillClosing({ position, schedule, orderTurnover: 0n, fill: { price: 190_00, quantity: 100 } });
  expect(closed.profit).toBe(1_000_00n);
});

test('a loss past the margin becomes a receivable and never takes cash below what it was', () => {
  const position = opened('long', 10, 100_00, 100);
  const closed = fillClosing({ position, schedule, orderTurnover: 0n, fill: { price: 85_00, quantity: 100 } });
  const charges = totalCharges(closed.charges);
  expect(closed).toMatchObject({ margin: 1_000_00n, profit: -1_500_00n, proceeds: 0n, shortfall: 500_00n + charges });
  expect(closed.position.receivable).toBe(500_00n + charges);
});

test('closing a part at a loss past its share draws on the rest of the margin before anything is owed', () => {
  const position = opened('long', 10, 100_00, 200);
  const closed = fillClosing({ position, schedule, orderTurnover: 0n, fill: { price: 88_00, quantity: 100 } });
  expect(closed.shortfall).toBe(0n);
  expect(closed.margin).toBe(1_200_00n + totalCharges(closed.charges));
  expect(marginOf(closed.position)).toBe(2_000_00n - closed.margin);
});

test('a short that fills better than reserved takes the difference from free cash, and else locks what there is', () => {
  const terms: OpeningTerms = { direction: 'short', leverage: 1, schedule };
  const hold = remainingHold(terms, { filledTurnover: 0n, remaining: 100, worstPrice: 100_00 });
  const fill = { price: 110_00, quantity: 100 };
  const rich = fillOpening({
    terms,
    position: null,
    fill,
    remaining: 0,
    worstPrice: 100_00,
    spendable: hold + 5_000_00n,
  });
  expect(rich.margin).toBe(11_000_00n);
  const poor = fillOpening({ terms, position: null, fill, remaining: 0, worstPrice: 100_00, spendable: hold });
  expect(poor.margin + totalCharges(poor.charges)).toBe(hold);
  expect(poor.holdAfter).toBe(0n);
});

// direction, leverage, warning price, close-out price of 100 shares at 100.00: equity 50 % and 25 % of the margin.
test.each([
  ['long', 2, 75_00, 62_50],
  ['long', 10, 95_00, 92_50],
  ['short', 1, 150_00, 175_00],
  ['short', 5, 110_00, 115_00],
] as const)('a %s at %dx is warned at %d and closed out at %d', (direction, leverage, warning, closeOut) => {
  const position = opened(direction, leverage, 100_00, 100);
  expect(priceAtEquity(position, 50)).toBe(warning);
  expect(priceAtEquity(position, 25)).toBe(closeOut);
  const better = direction === 'long' ? 1 : -1;
  expect(isEquityAtOrBelow(position, closeOut, 25)).toBe(true);
  expect(isEquityAtOrBelow(position, closeOut + better, 25)).toBe(false);
  expect(marginRateBps(position, warning)).toBe(50_00n);
});

test.each([
  ['long', 10, 2_00],
  ['short', 5, -2_00],
] as const)(
  'a %s at %dx over an ex-date: its dividend that is still to be paid moves its thresholds with the price',
  (direction, leverage, share) => {
    const before = opened(direction, leverage, 100_00, 100);
    const position = { ...before, dividendsDue: BigInt(share) * 100n };
    // The price falls by the dividend, whoever gets or owes it.
    const moved = direction === 'long' ? share : -share;
    expect(openProfit(position, 100_00 - moved)).toBe(openProfit(before, 100_00));
    for (const percent of [50, 25]) {
      const price = priceAtEquity(before, percent)!;
      expect(priceAtEquity(position, percent)).toBe(price - moved);
      expect(isEquityAtOrBelow(position, price - moved, percent)).toBe(true);
      expect(isEquityAtOrBelow(position, price - moved + (direction === 'long' ? 1 : -1), percent)).toBe(false);
    }
  },
);

test('a lock of T+1 ends at the opening of the next session, a lock of minutes after those minutes', () => {
  const filledAt = Date.parse('2026-11-20T10:00:00+05:30');
  expect(lockedUntil(practiceCalendar, { lockDays: 0, lockMinutes: 0 }, filledAt)).toBeNull();
  expect(lockedUntil(practiceCalendar, { lockDays: 1, lockMinutes: 0 }, filledAt)).toBe(
    Date.parse('2026-11-21T05:05:00+05:30'),
  );
  expect(lockedUntil(practiceCalendar, { lockDays: 0, lockMinutes: 30 }, filledAt)).toBe(filledAt + 30 * 60_000);
  // Before 05:00 the business date is still the day before.
  const late = Date.parse('2026-11-21T04:59:00+05:30');
  expect(lockedUntil(practiceCalendar, { lockDays: 1, lockMinutes: 0 }, late)).toBe(
    Date.parse('2026-11-21T05:05:00+05:30'),
  );
});

test.each([
  ['by day', '2026-11-21T16:00:00+05:30', '2026-11-22T05:05:00+05:30'],
  ['in the evening', '2026-11-21T22:00:00+05:30', '2026-11-22T10:00:00+05:30'],
  ['a minute before the close', '2026-11-22T04:59:00+05:30', '2026-11-22T16:59:00+05:30'],
])('shares of an offer that are bought %s bear the market for half a day at least', (_when, boughtAt, until) => {
  const terms = offerLockTerms(1, { tradingLockDays: 0, tradingLockMinutes: 0 });
  expect(lockedUntil(practiceCalendar, terms, Date.parse(boughtAt))).toBe(Date.parse(until));
});

test.each([
  ['neither has one', [0, 0], [0, 0], [0, 0]],
  ['the operator alone', [0, 0], [1, 30], [1, 30]],
  ['the instrument alone', [2, 0], [0, 0], [2, 0]],
  ['the instrument goes before the operator, whole', [0, 5], [1, 30], [0, 5]],
] as const)('whose lock a purchase has: %s', (_name, [lockDays, lockMinutes], [days, minutes], expected) => {
  const operator = { tradingLockDays: days, tradingLockMinutes: minutes };
  expect(lockTermsOf({ lockDays, lockMinutes }, operator)).toEqual({ lockDays: expected[0], lockMinutes: expected[1] });
});

const leverage = fc.constantFrom(1, 2, 3, 5, 10);
const direction = fc.constantFrom('long' as const, 'short' as const);
const fillsAt = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 5_000 }), improvement: fc.integer({ min: 0, max: 99 }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

test('a limit buy filled in any parts, at its limit or better, never needs more than its hold and ends with none', () => {
  fc.assert(
    fc.property(leverage, fc.integer({ min: 100, max: 5_000_00 }), fillsAt, (times, limit, fills) => {
      const terms: OpeningTerms = { direction: 'long', leverage: times, schedule };
      let remaining = fills.reduce((sum, fill) => sum + fill.quantity, 0);
      let hold = remainingHold(terms, { filledTurnover: 0n, remaining, worstPrice: limit });
      let cash = hold;
      let position: PositionState | null = null;
      for (const { quantity, improvement } of fills) {
        remaining -= quantity;
        const fill = { price: limit - improvement, quantity };
        // Nothing but its own hold to spend.
        const result = fillOpening({ terms, position, fill, remaining, worstPrice: limit, spendable: hold });
        cash -= result.margin + totalCharges(result.charges);
        expect(result.margin).toBeGreaterThanOrEqual(0n);
        expect(result.holdAfter).toBeLessThanOrEqual(hold);
        expect(cash).toBeGreaterThanOrEqual(result.holdAfter);
        ({ position, holdAfter: hold } = result);
      }
      expect(hold).toBe(0n);
      const whole = openingRequirement(terms, position!.openedTurnover);
      expect(marginOf(position!)).toBe(whole.margin);
      expect(position!.charges).toEqual(whole.charges);
    }),
  );
});

test('whatever is opened and closed in any parts, margin, profit and charges are conserved and nothing goes negative', () => {
  const closes = fc.array(
    fc.record({ part: fc.integer({ min: 1, max: 100 }), price: fc.integer({ min: 1, max: 9_000_00 }) }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(
      direction,
      leverage,
      fc.integer({ min: 100, max: 5_000_00 }),
      fillsAt,
      closes,
      (way, times, price, fills, parts) => {
        const terms: OpeningTerms = { direction: way, leverage: times, schedule };
        let position: PositionState | null = null;
        let paidIn = 0n;
        let paidOut = 0n;
        for (const { quantity, improvement } of fills) {
          const fill = { price: price - improvement, quantity };
          const result = fillOpening({ terms, position, fill, remaining: 0, worstPrice: price, spendable: plenty });
          position = result.position;
          paidIn += result.margin + totalCharges(result.charges);
        }
        const closeAll = [...parts, { part: 100, price }];
        let orderTurnover = 0n;
        for (const { part, price: at } of closeAll) {
          if (position!.quantity === 0) break;
          const quantity = Math.max(1, Math.floor((position!.quantity * part) / 100));
          const result = fillClosing({ position: position!, schedule, orderTurnover, fill: { price: at, quantity } });
          orderTurnover += turnoverOf(at, quantity);
          expect(result.margin + result.profit - totalCharges(result.charges)).toBe(result.proceeds - result.shortfall);
          for (const amount of [
            result.proceeds,
            result.shortfall,
            result.position.originalMargin,
            result.position.cost,
          ]) {
            expect(amount).toBeGreaterThanOrEqual(0n);
          }
          paidOut += result.proceeds;
          position = result.position;
        }
        const { openedTurnover, closedTurnover, realisedProfit, receivable, charges } = position!;
        const gross = way === 'long' ? closedTurnover - openedTurnover : openedTurnover - closedTurnover;
        expect(position).toMatchObject({ quantity: 0, cost: 0n, originalMargin: 0n, addedMargin: 0n });
        expect(realisedProfit).toBe(gross);
        expect(paidOut - paidIn).toBe(gross - totalCharges(charges) + receivable);
        const opening = chargesOn(schedule, openingSide(way), openedTurnover);
        const closing = chargesOn(schedule, way === 'long' ? 'sell' : 'buy', closedTurnover);
        expect(totalCharges(charges)).toBe(totalCharges(opening) + totalCharges(closing));
        expect(averagePrice(position!)).toBeLessThanOrEqual(BigInt(price));
      },
    ),
  );
});
