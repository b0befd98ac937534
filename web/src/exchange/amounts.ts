/** What the exchange form computes from the wire's decimal texts, exactly. Pure. */
import {
  CURRENCY_DIGITS,
  divideHalfUp,
  formatDecimal,
  formatMoney,
  parseDecimal,
  parseMoney,
  type Currency,
} from '@bahi/core/money.ts';

/** Decimals of the rates of a quote (core/src/currency-exchange.ts). */
const RATE_DIGITS = 8;

/** An amount that was typed for one currency, for another: yen, dong and won have no decimals. */
export function fitAmount(text: string, currency: Currency): string {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = CURRENCY_DIGITS[currency];
  return digits === 0 || fraction === '' ? whole : `${whole}.${fraction.slice(0, digits)}`;
}

/** An amount above zero as the wire has it; null while there is none. */
export function readAmount(text: string, currency: Currency): string | null {
  const amount = parseMoney(text, currency);
  return amount === null || amount === 0n ? null : formatMoney(amount, currency);
}

/** What leaves, for the words of the button: by the quote, or as typed while it is asked for. Null: not known yet. */
export function paidAmount(typed: string | null, fixed: 'from' | 'to', quote: { readonly pays: string } | undefined) {
  return quote?.pays ?? (fixed === 'from' ? typed : null);
}

/** By how much `pays` is more than what is there; null when it is not. */
export function shortBy(pays: string, available: string, currency: Currency): string | null {
  const missing = (parseMoney(pays, currency) ?? 0n) - (parseMoney(available, currency) ?? 0n);
  return missing > 0n ? formatMoney(missing, currency) : null;
}

/** The rate the other way round, to six decimals: "0.01183274" -> "84.511280". Null for a rate that shows as zero. */
export function inverseRate(rate: string): string | null {
  const scaled = parseDecimal(rate, RATE_DIGITS);
  if (scaled === null || scaled === 0n) return null;
  return formatDecimal(divideHalfUp(10n ** BigInt(RATE_DIGITS + 6), scaled), 6);
}

export interface Quoted {
  readonly from: Currency;
  readonly to: Currency;
  readonly pays: string;
  readonly gets: string;
  readonly middle: string;
}

/** How much less than at the middle of the market, in the currency that is got. */
export function costAgainstMiddle({ from, to, pays, gets, middle }: Quoted): string {
  const paid = parseMoney(pays, from) ?? 0n;
  const rate = parseDecimal(middle, RATE_DIGITS) ?? 0n;
  const scale = 10n ** BigInt(RATE_DIGITS + CURRENCY_DIGITS[from]);
  const atMiddle = divideHalfUp(paid * rate * 10n ** BigInt(CURRENCY_DIGITS[to]), scale);
  const cost = atMiddle - (parseMoney(gets, to) ?? 0n);
  return formatMoney(cost > 0n ? cost : 0n, to);
}

/** Half of a percentage with two decimals: "0.50" -> "0.25". */
export function half(percent: string): string {
  return formatDecimal(divideHalfUp(parseDecimal(percent, 4) ?? 0n, 2n), 4).replace(/(\.[0-9]{2})00$/, '$1');
}
