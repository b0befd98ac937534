import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exchangeAmounts,
  fillPrice,
  inRupees,
  middleRate,
  RUPEE_WORTH,
  shownRate,
  spreadFor,
  withSpread,
  worthOf,
  type Worth,
} from './currency-exchange.ts';
import { CURRENCY_DIGITS, formatDecimal, type Currency } from './money.ts';

const usd = worthOf('USD', { mark: 84_30, priceScale: 2, unit: 1 });
const jpy = worthOf('JPY', { mark: 56_12, priceScale: 2, unit: 100 });
const vnd = worthOf('VND', { mark: 33_20, priceScale: 2, unit: 10_000 });

test('a price for 100 yen is the worth of one hundredth of it', () => {
  expect(inRupees(usd, 1_00n)).toBe(84_30n);
  expect(inRupees(jpy, 100n)).toBe(56_12n);
  expect(inRupees(vnd, 10_000n)).toBe(33_20n);
});

test.each([
  ['USD', 'INR', usd, RUPEE_WORTH, '84.30000000'],
  ['INR', 'USD', RUPEE_WORTH, usd, '0.01186239'],
  ['USD', 'JPY', usd, jpy, '150.21382751'],
  ['VND', 'USD', vnd, usd, '0.00003938'],
] as const)('the middle of %s in %s', (from, to, a, b, shown) => {
  expect(formatDecimal(shownRate(middleRate(a, b), from, to), 8)).toBe(shown);
});

test('an amount is filled level by level, and not at all where the levels hold less', () => {
  const levels = [
    { price: 84_30, quantity: 100 },
    { price: 84_40, quantity: 100 },
  ];
  expect(fillPrice(levels, 84_30 * 50)).toBe(84_30);
  expect(fillPrice(levels, 84_30 * 100 + 84_40 * 50)).toBeCloseTo((84_30 * 100 + 84_40 * 50) / 150);
  expect(fillPrice(levels, 84_30 * 100 + 84_40 * 100)).toBeCloseTo(84_35);
  expect(fillPrice(levels, 84_40 * 200 + 1)).toBeNull();
});

test('the spread is the desk’s own until the books give less, and then never less than theirs', () => {
  expect(spreadFor(50, 1.01)).toBe(50);
  expect(spreadFor(50, 0.9975)).toBe(50);
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1, noNaN: true }), (share) => {
      const bps = spreadFor(50, share);
      expect(1 - bps / 20_000).toBeLessThanOrEqual(share);
      expect(bps === 50 || 1 - (bps - 1) / 20_000 > share).toBe(true);
    }),
  );
});

test('half of the spread is on each side', () => {
  const out = withSpread(middleRate(usd, RUPEE_WORTH), 50);
  expect(exchangeAmounts(out, { amount: 1000_00n, fixed: 'from' })).toMatchObject({ gets: 84_089_25n, residual: 0n });
  const back = withSpread(middleRate(RUPEE_WORTH, usd), 50);
  expect(exchangeAmounts(back, { amount: 1000_00n, fixed: 'to' })).toMatchObject({ pays: 84_511_28n });
});

test('an amount that gives nothing gives nothing, and the desk keeps the rest of a minor unit', () => {
  const rate = withSpread(middleRate(vnd, usd), 50);
  expect(exchangeAmounts(rate, { amount: 1n, fixed: 'from' })).toEqual({ pays: 1n, gets: 0n, residual: 3_928_469n });
  expect(exchangeAmounts(rate, { amount: 1n, fixed: 'to' }).pays).toBe(255n);
});

const prices = fc.record({
  mark: fc.integer({ min: 1, max: 100_000 }),
  priceScale: fc.constantFrom(2, 4),
  unit: fc.constantFrom(1, 100, 10_000),
});
const currency = fc.constantFrom(...(Object.keys(CURRENCY_DIGITS) as Currency[]));
const leg = fc.record({ currency, price: prices });

test('no way around any currencies at one moment gains anything, whichever side is fixed and with whatever spread', () => {
  const cycle = fc.array(leg, { minLength: 1, maxLength: 6 });
  const start = fc.bigInt({ min: 1n, max: 10n ** 17n });
  fc.assert(
    fc.property(cycle, start, fc.integer({ min: 0, max: 300 }), (legs, amount, spread) => {
      const worths = new Map<Currency, Worth>([['INR', RUPEE_WORTH]]);
      for (const { currency: code, price } of legs) if (!worths.has(code)) worths.set(code, worthOf(code, price));
      let [at, left]: [Currency, bigint] = ['INR', amount];
      for (const next of [...legs.map((each) => each.currency), 'INR' as const]) {
        const rate = withSpread(middleRate(worths.get(at)!, worths.get(next)!), spread);
        const { gets } = exchangeAmounts(rate, { amount: left, fixed: 'from' });
        // Asking for as much as the amount could give never costs less than the amount's own part of it.
        const asked = exchangeAmounts(rate, { amount: gets, fixed: 'to' });
        expect(asked.pays).toBeLessThanOrEqual(left);
        expect(exchangeAmounts(rate, { amount: asked.pays, fixed: 'from' }).gets).toBe(gets);
        left = gets;
        at = next;
      }
      expect(left).toBeLessThanOrEqual(amount);
    }),
    { numRuns: 500 },
  );
});

test('what the desk keeps beside its spread is always less than a minor unit', () => {
  fc.assert(
    fc.property(
      prices,
      fc.bigInt({ min: 1n, max: 10n ** 17n }),
      fc.constantFrom('from', 'to'),
      (price, amount, fixed) => {
        const worth = worthOf('JPY', price);
        const { residual } = exchangeAmounts(withSpread(middleRate(worth, usd), 50), { amount, fixed });
        expect(residual).toBeGreaterThanOrEqual(0n);
        expect(residual).toBeLessThan(1_000_000_000n);
      },
    ),
  );
});
