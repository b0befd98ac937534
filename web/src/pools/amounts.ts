/** What may be typed to copy a pool, and what a stop comes to. Pure. */
import { formatMoney, parseMoney } from '@bahi/core/money.ts';

/** Whole percent of what was invested. */
export interface StopLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** Null: it is none. */
export function stopOf(typed: string, { minimum, maximum }: StopLimits): number | null {
  const percent = /^[1-9][0-9]?$/u.test(typed) ? Number(typed) : 0;
  return percent >= minimum && percent <= maximum ? percent : null;
}

export type CopyFault = 'none' | 'below_minimum' | 'short';

/** Null: it can be asked for. */
export function copyFault(
  typed: string,
  { minimum, available }: { readonly minimum: string; readonly available: string },
): CopyFault | null {
  const amount = parseMoney(typed);
  if (amount === null || amount === 0n) return 'none';
  if (amount < (parseMoney(minimum) ?? 0n)) return 'below_minimum';
  return amount > (parseMoney(available) ?? 0n) ? 'short' : null;
}

/** What units are worth when the stop is reached; null while one of the two cannot be read. */
export function stopsAt(typed: string, percent: number | null): string | null {
  const amount = parseMoney(typed);
  if (amount === null || amount === 0n || percent === null) return null;
  return formatMoney((amount * BigInt(100 - percent)) / 100n);
}
