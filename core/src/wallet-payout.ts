/**
 * What a withdrawal to a wallet pays out (decision 0111): rupees less the fees, at the currency desk's rate for dollars, in USDT. The rate is
 * rounded first, up to its last shown decimal, and the payout follows from it alone, down to a millionth: with the figures of the slip
 * anybody works it out again.
 */
import type { ExchangeRate } from './currency-exchange.ts';
import { divideUp, formatDecimal, type Minor } from './money.ts';

export const USDT_DIGITS = 6;
/** Decimals of INR for one USDT. */
export const USDT_RATE_DIGITS = 4;

/** INR for one USDT, from cents for one paisa: a USDT counts as a dollar. */
export function usdtRate({ numerator, denominator }: ExchangeRate): bigint {
  return divideUp(denominator * 10n ** BigInt(USDT_RATE_DIGITS), numerator);
}

/** Millionths of a USDT for that many paise. */
export function usdtFor(paise: Minor, rate: bigint): bigint {
  return (paise * 10n ** BigInt(USDT_DIGITS + USDT_RATE_DIGITS - 2)) / rate;
}

export function usdtText(usdt: bigint): string {
  return formatDecimal(usdt, USDT_DIGITS);
}
