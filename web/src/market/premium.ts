/** How far a fund's price is above what a unit's part of its basket is worth. */
import { divideHalfUp, formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import type { LiveQuote } from '../data/live-quote.ts';

export interface Premium {
  /** INR, and percent of the basket's value with 2 decimals: without a sign, the word has it. */
  readonly amount: string;
  readonly rate: string;
  readonly isDiscount: boolean;
}

const DIGITS = 2;

/** Null: nothing has traded, or it is no fund. */
export function premiumOf(quote: Pick<LiveQuote, 'last' | 'value'> | undefined): Premium | null {
  const [last, value] = [quote?.last, quote?.value].map((text) => (text ? parseDecimal(text, DIGITS) : null));
  if (typeof last !== 'bigint' || typeof value !== 'bigint' || value === 0n) return null;
  const amount = last - value;
  const size = amount < 0n ? -amount : amount;
  return {
    amount: formatDecimal(size, DIGITS),
    rate: formatDecimal(divideHalfUp(size * 10_000n, value), DIGITS),
    isDiscount: amount < 0n,
  };
}
