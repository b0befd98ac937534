/**
 * Money and other exact decimals. Amounts are integers of the currency's minor unit (rules §2); on the wire they
 * are decimal strings. Nothing here, and nothing that uses it, ever holds money in a float.
 */

/** Every currency an account may hold, with the digits of its minor unit (spec §9, rules §2). */
export const CURRENCY_DIGITS = {
  INR: 2,
  RMB: 2,
  TWD: 2,
  HKD: 2,
  USD: 2,
  THB: 2,
  MYR: 2,
  JPY: 0,
  VND: 0,
  KRW: 0,
} as const;

export type Currency = keyof typeof CURRENCY_DIGITS;

/** Minor units (paise for INR). */
export type Minor = bigint;

const PLAIN_DECIMAL = /^(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,8}))?$/;

/**
 * Reads a plain, non-negative decimal ("1250", "1250.5") as an integer with `digits` decimals.
 * Answers null for anything else: signs, exponents, full-width or Indic digits, grouping, more than 15 integer digits,
 * or more decimals than `digits` allows. Callers turn null into one refusal.
 */
export function parseDecimal(text: string, digits: number): bigint | null {
  const match = PLAIN_DECIMAL.exec(text);
  if (match === null) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return null;
  return BigInt(match[1]! + fraction.padEnd(digits, '0'));
}

/** Writes an integer with `digits` decimals as a decimal string: (-125050n, 2) -> "-1250.50". */
export function formatDecimal(value: bigint | number, digits: number): string {
  const text = value.toString();
  if (digits === 0) return text;
  const isNegative = text.startsWith('-');
  const padded = (isNegative ? text.slice(1) : text).padStart(digits + 1, '0');
  const cut = padded.length - digits;
  return `${isNegative ? '-' : ''}${padded.slice(0, cut)}.${padded.slice(cut)}`;
}

/** Minor units -> the wire's decimal string. */
export function formatMoney(amount: Minor, currency: Currency = 'INR'): string {
  return formatDecimal(amount, CURRENCY_DIGITS[currency]);
}

/** The wire's decimal string -> minor units, or null when it is not a plain decimal of that currency. */
export function parseMoney(text: string, currency: Currency = 'INR'): Minor | null {
  return parseDecimal(text, CURRENCY_DIGITS[currency]);
}

/** numerator / denominator rounded half up (away from zero at a half), denominator > 0. Fees use this (rules §5). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n;
  const magnitude = isNegative ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return isNegative ? -rounded : rounded;
}

/** numerator / denominator rounded up for non-negative numerators: what must be reserved is never short. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}
