/**
 * Exchange between two currencies (rules §7): exact rates from the forex market's mark prices against the rupee, crosses through the rupee,
 * half of the desk's spread on either side of the middle, and never more than the market's own books would give for the amount. What is
 * below a minor unit always stays with the desk, so no way around any number of currencies gains anything.
 */
import { assert } from './assert.ts';
import { CURRENCY_DIGITS, divideUp, type Currency, type Minor } from './money.ts';

/** Paise for one minor unit of a currency, exactly. */
export interface Worth {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A mark price of the forex market, at its price scale, for `unit` units of the currency. */
export interface ForexPrice {
  readonly mark: number;
  readonly priceScale: number;
  readonly unit: number;
}

export interface ExchangeRate {
  /** Minor units of `to` for one minor unit of `from`, spread included. */
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface ExchangeAmounts {
  readonly pays: Minor;
  readonly gets: Minor;
  /** Of a minor unit of the side that was rounded, in billionths: what stays with the desk beside its spread. */
  readonly residual: bigint;
}

/** Decimals of a rate as it is shown; amounts are computed with the exact one. */
export const RATE_DIGITS = 8;

export const RUPEE_WORTH: Worth = { numerator: 1n, denominator: 1n };

export function worthOf(currency: Currency, { mark, priceScale, unit }: ForexPrice): Worth {
  assert(mark > 0 && unit > 0, `the price of ${currency} is above zero`);
  const minorUnits = BigInt(unit) * 10n ** BigInt(CURRENCY_DIGITS[currency] + priceScale);
  return { numerator: BigInt(mark) * 10n ** BigInt(CURRENCY_DIGITS.INR), denominator: minorUnits };
}

/** Levels of one side of a book, best first; prices at the price scale. */
export type Levels = readonly { readonly price: number; readonly quantity: number }[];

/** The average price at which `notional` (price times quantity) is filled by these levels; null: they hold less. */
export function fillPrice(levels: Levels, notional: number): number | null {
  let [left, quantity] = [notional, 0];
  for (const level of levels) {
    const taken = Math.min(left, level.price * level.quantity);
    left -= taken;
    quantity += taken / level.price;
    if (left === 0) return notional / quantity;
  }
  return null;
}

/**
 * The desk's spread, widened to where it gives no more than the books would: `bookShare` is what they give for one that the middle gives.
 * In hundredths of a percent, whole.
 */
export function spreadFor(spreadBps: number, bookShare: number): number {
  return Math.max(spreadBps, Math.ceil((1 - bookShare) * 20_000));
}

export function middleRate(from: Worth, to: Worth): ExchangeRate {
  return { numerator: from.numerator * to.denominator, denominator: from.denominator * to.numerator };
}

export function withSpread({ numerator, denominator }: ExchangeRate, spreadBps: number): ExchangeRate {
  assert(spreadBps >= 0 && spreadBps < 20_000, 'a spread is less than all');
  return { numerator: numerator * BigInt(20_000 - spreadBps), denominator: denominator * 20_000n };
}

/** What an amount gives, rounded down, or what it costs, rounded up. */
export function exchangeAmounts(
  { numerator, denominator }: ExchangeRate,
  { amount, fixed }: { readonly amount: Minor; readonly fixed: 'from' | 'to' },
): ExchangeAmounts {
  if (fixed === 'from') {
    const exact = amount * numerator;
    const gets = exact / denominator;
    return { pays: amount, gets, residual: ((exact - gets * denominator) * BILLION) / denominator };
  }
  const exact = amount * denominator;
  const pays = divideUp(exact, numerator);
  return { pays, gets: amount, residual: ((pays * numerator - exact) * BILLION) / numerator };
}

/** Units of `to` for one unit of `from` with RATE_DIGITS decimals, rounded down. */
export function shownRate({ numerator, denominator }: ExchangeRate, from: Currency, to: Currency): bigint {
  const scaled = numerator * 10n ** BigInt(RATE_DIGITS + CURRENCY_DIGITS[from]);
  return scaled / (denominator * 10n ** BigInt(CURRENCY_DIGITS[to]));
}

/** Rounded down to whole paise. */
export function inRupees({ numerator, denominator }: Worth, amount: Minor): Minor {
  return (amount * numerator) / denominator;
}

const BILLION = 1_000_000_000n;
