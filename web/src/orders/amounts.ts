/**
 * Exact arithmetic on the wire's decimal text: lots and amounts, price steps, live profit. Everything is an integer of
 * the minor unit or of the price scale (rules §2); nothing passes through a float.
 */
import { divideHalfUp, formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import { nextTick, previousTick, PRICE_SCALE } from '@bahi/core/price.ts';

export const LOT_SIZE = 100;
export const LOTS_MAXIMUM = 100_000;
/** Digits of the minor unit of INR. */
const MONEY_DIGITS = 2;

/** Signed decimal text as an integer with `digits` decimals; null when it is not a plain decimal. */
export function toInteger(text: string | null | undefined, digits = MONEY_DIGITS): bigint | null {
  if (text === null || text === undefined) return null;
  const isNegative = text.startsWith('-');
  const value = parseDecimal(isNegative ? text.slice(1) : text, digits);
  return value === null ? null : isNegative ? -value : value;
}

/** Paise -> decimal text. */
export function toText(value: bigint, digits = MONEY_DIGITS): string {
  return formatDecimal(value, digits);
}

/** What a person types or pastes ("1,24,830.5 ", "₹ 900") as plain decimal text; null when it is no number. */
export function readTyped(typed: string, digits: number): string | null {
  const plain = typed.replaceAll(/[\s,₹]/g, '');
  if (plain === '') return null;
  const trimmed = plain
    .replace(/^0+(?=[0-9])/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  return parseDecimal(trimmed, digits) === null ? null : trimmed;
}

/** The whole lots an amount buys at a price: never more than the amount. Zero when it buys none. */
export function lotsForAmount({ amount, price }: { amount: string; price: string }): number {
  const money = toInteger(amount);
  const each = lotValue(price);
  if (money === null || each === null || each <= 0n) return 0;
  const lots = money / each;
  return lots > BigInt(LOTS_MAXIMUM) ? LOTS_MAXIMUM : Number(lots);
}

/** The contract amount of some lots at a price, rounded half up to the minor unit. Null when the price is unknown. */
export function amountForLots({ lots, price }: { lots: number; price: string }): string | null {
  const integer = toInteger(price, PRICE_SCALE);
  return integer === null ? null : toText(valueOf(integer * BigInt(lots * LOT_SIZE)));
}

/** The next valid price above or below (rules §4), kept inside today's limits. Null when `price` is no price. */
export function stepPrice(options: {
  price: string;
  direction: 1 | -1;
  lower: string | null;
  upper: string | null;
}): string | null {
  const now = toPrice(options.price);
  if (now === null) return null;
  const next = options.direction === 1 ? nextTick(now) : previousTick(now);
  const minimum = toPrice(options.lower) ?? 1;
  const maximum = toPrice(options.upper) ?? Number.MAX_SAFE_INTEGER;
  return formatDecimal(Math.min(maximum, Math.max(minimum, next)), PRICE_SCALE);
}

/** A price as the integer of core/src/price.ts; null when it is none. */
export function toPrice(text: string | null): number | null {
  const value = toInteger(text, PRICE_SCALE);
  return value === null || value > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(value);
}

/** How far `price` lies from `from`, in hundredths of a percent, always positive. Null when either is unknown. */
export function distanceBasisPoints(price: string | null, from: string | null): number | null {
  const a = toInteger(price, PRICE_SCALE);
  const b = toInteger(from, PRICE_SCALE);
  if (a === null || b === null || b <= 0n) return null;
  const gap = a > b ? a - b : b - a;
  return Number(divideHalfUp(gap * 10_000n, b));
}

/** `part` of `whole` in whole percent, rounded half up. Null when unknown or of nothing. */
export function percentOf(part: string | null, whole: string | null): number | null {
  const a = toInteger(part);
  const b = toInteger(whole);
  if (a === null || b === null || b <= 0n) return null;
  return Number(divideHalfUp(a * 100n, b));
}

export interface Valued {
  readonly direction: 'long' | 'short';
  readonly quantity: number;
  readonly contractAmount: string;
  readonly originalMargin: string;
  readonly addedMargin: string;
}

/** A position at a price of now: the same figures the server sends, between two of its messages. */
export function valueAt(
  position: Valued,
  price: string | null,
): { marketValue: string; profit: string; profitRate: string | null } | null {
  const integer = toInteger(price, PRICE_SCALE);
  const contract = toInteger(position.contractAmount);
  const margin = (toInteger(position.originalMargin) ?? 0n) + (toInteger(position.addedMargin) ?? 0n);
  if (integer === null || contract === null) return null;
  const market = valueOf(integer * BigInt(position.quantity));
  const profit = position.direction === 'long' ? market - contract : contract - market;
  return {
    marketValue: toText(market),
    profit: toText(profit),
    profitRate: margin > 0n ? toText(divideHalfUp(profit * 10_000n, margin)) : null,
  };
}

/** Adds decimal texts; null as soon as one is unknown. */
export function sum(values: readonly (string | null)[]): string | null {
  let total = 0n;
  for (const each of values) {
    const integer = toInteger(each);
    if (integer === null) return null;
    total += integer;
  }
  return toText(total);
}

function lotValue(price: string): bigint | null {
  const integer = toInteger(price, PRICE_SCALE);
  return integer === null ? null : valueOf(integer * BigInt(LOT_SIZE));
}

/** An integer at the price scale -> paise, half up. */
function valueOf(atScale: bigint): bigint {
  const shift = PRICE_SCALE - MONEY_DIGITS;
  return shift <= 0 ? atScale * 10n ** BigInt(-shift) : divideHalfUp(atScale, 10n ** BigInt(shift));
}
