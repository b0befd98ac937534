/** The rules of day trading: sessions, fees, what was used at most, and that what may be ordered is always covered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nseCalendar, practiceCalendar } from './calendar.ts';
import { INDIAN_EQUITY_CHARGES } from './charges.ts';
import {
  buyingPower,
  DAY_LEVERAGE,
  dayFee,
  dayFeeTerms,
  dayMargin,
  dayMaximum,
  daySession,
  dayTradingFee,
  dayUnused,
  mostUsed,
  type DayFill,
} from './day-trading.ts';
import { effectOf } from './ledger.ts';
import { parametersOn } from './parameters.ts';
import { openingRequirement } from './position.ts';

const parameters = parametersOn('2026-11-20');
const terms = dayFeeTerms(parameters);
const ist = (text: string) => Date.parse(`${text}+05:30`);

test.each([
  ['inside the session', '2026-11-20T10:00:00', '2026-11-20', '2026-11-21T04:45:00'],
  ['a moment before the square-off', '2026-11-21T04:44:59.999', '2026-11-20', '2026-11-21T04:45:00'],
  ['from the square-off on: the next one', '2026-11-21T04:45:00', '2026-11-21', '2026-11-22T04:45:00'],
  ['in the five minutes of rest', '2026-11-21T05:02:00', '2026-11-21', '2026-11-22T04:45:00'],
  ['at the opening', '2026-11-21T05:05:00', '2026-11-21', '2026-11-22T04:45:00'],
])('the session of a mandate: %s', (_name, now, date, squareOff) => {
  expect(daySession(practiceCalendar, ist(now))).toMatchObject({ date, squareOffAt: ist(squareOff) });
});

test('a listed exchange has its own square-off, and a weekend lies between', () => {
  expect(daySession(nseCalendar, ist('2026-11-20T15:20:00'))).toMatchObject({
    date: '2026-11-23',
    squareOffAt: ist('2026-11-23T15:15:00'),
  });
});

test.each([
  [0n, 20_00n],
  [1_00_000_00n, 20_00n],
  [1_00_025_00n, 20_01n],
  [12_34_567_89n, 246_91n],
  [20_00_000_00n, 400_00n],
  [25_00_000_00n, 500_00n],
  [99_00_000_00n, 500_00n],
])('the fee of %d paise used is %d', (used, fee) => {
  expect(dayFee(terms, used)).toBe(fee);
});

test('the margin is a fifth, rounded up, and the most is four times what is available, within the limit', () => {
  expect(dayMargin(10_000_01n)).toBe(2_000_01n);
  expect(dayMaximum(2_500_00n, parameters)).toBe(10_000_00n);
  expect(dayMaximum(10_00_000_00n, parameters)).toBe(20_00_000_00n);
});

test('the fee entry moves the fee from cash to the house', () => {
  const { lines } = dayTradingFee({ customerId: 1n, mandateId: 7n, amount: 20_00n });
  expect(effectOf(lines)).toMatchObject({ cash: -20_00n, charges: 20_00n });
});

const money = fc.bigInt({ min: 0n, max: 10n ** 11n });

test('a bigger use never costs less, and no fee leaves its bounds', () => {
  fc.assert(
    fc.property(money, money, (one, more) => {
      const [less, greater] = [dayFee(terms, one), dayFee(terms, one + more)];
      expect(less <= greater && less >= 20_00n && greater <= 500_00n).toBe(true);
    }),
  );
});

test('whatever the amount within the limits, margin and the highest fee are covered by what is available', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 2_500_00n, max: 10n ** 11n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (available, part) => {
        const most = dayMaximum(available, parameters);
        const amount = most - (part % (most - parameters.dayTradingMinimum + 1n));
        expect(dayMargin(amount) + dayFee(terms, amount) <= available).toBe(true);
      },
    ),
  );
});

/** Fills of positions that never close more than is open, several of them in one millisecond. */
const someFills = fc
  .array(
    fc.record({
      position: fc.bigInt({ min: 1n, max: 4n }),
      isOpening: fc.boolean(),
      price: fc.integer({ min: 1, max: 5_000_00 }),
      quantity: fc.integer({ min: 1, max: 900 }),
      gap: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 40 },
  )
  .map((drawn): DayFill[] => {
    const left = new Map<bigint, number>();
    let at = 0;
    return drawn.flatMap(({ gap, ...fill }) => {
      at += gap;
      const open = left.get(fill.position) ?? 0;
      const quantity = fill.isOpening ? fill.quantity : Math.min(fill.quantity, open);
      if (quantity === 0) return [];
      left.set(fill.position, fill.isOpening ? open + quantity : open - quantity);
      return [{ ...fill, quantity, at }];
    });
  });

test('what was used at most is the highest of what each moment leaves open, in whatever order a moment is told', () => {
  fc.assert(
    fc.property(someFills, fc.integer(), (fills, turn) => {
      const sums = [...new Set(fills.map(({ at }) => at))].map((until) =>
        sumOpen(fills.filter(({ at }) => at <= until)),
      );
      const highest = sums.reduce((most, sum) => (sum > most ? sum : most), 0n);
      expect(mostUsed(fills)).toBe(highest);
      const turned = fills.toSorted((a, b) => a.at - b.at || ((a.quantity * 31) ^ turn) - ((b.quantity * 31) ^ turn));
      expect(mostUsed(turned)).toBe(highest);
      expect(mostUsed([])).toBe(0n);
    }),
  );
});

/** From nothing, each position by itself. */
function sumOpen(fills: readonly DayFill[]): bigint {
  let sum = 0n;
  for (const id of [1n, 2n, 3n, 4n]) {
    const opening = fills.filter((fill) => fill.position === id && fill.isOpening);
    const opened = opening.reduce((all, { quantity }) => all + quantity, 0);
    const closed = fills.reduce((all, fill) => all + (fill.position === id && !fill.isOpening ? fill.quantity : 0), 0);
    const turnover = opening.reduce((all, { price, quantity }) => all + BigInt(price) * BigInt(quantity), 0n);
    if (opened === 0) continue;
    const exact = turnover * BigInt(opened - closed);
    sum += exact / BigInt(opened) + (exact % BigInt(opened) === 0n ? 0n : 1n);
  }
  return sum;
}

test('an order of all the buying power has its margin, and nothing is left of the mandate after the whole of it', () => {
  const schedule = INDIAN_EQUITY_CHARGES[0]!;
  fc.assert(
    fc.property(money, money, money, money, (amount, open, working, funds) => {
      const unused = dayUnused({ amount, open, working });
      expect(unused >= 0n && unused <= amount).toBe(true);
      const power = buyingPower(unused, funds);
      expect(power <= unused).toBe(true);
      const { margin } = openingRequirement({ direction: 'long', leverage: DAY_LEVERAGE, schedule }, power);
      expect(margin <= funds).toBe(true);
      expect(dayUnused({ amount, open: amount, working })).toBe(0n);
    }),
  );
  expect(buyingPower(50n, -1n)).toBe(0n);
});
