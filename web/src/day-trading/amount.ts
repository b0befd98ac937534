/** What may be typed as the amount of a mandate. Pure. */
import { parseMoney } from '@bahi/core/money.ts';

export interface Limits {
  readonly minimum: string;
  readonly maximum: string;
}

export type AmountFault = 'none' | 'too_little' | 'too_much';

/** Null: it can be asked for. */
export function amountFault(value: string, { minimum, maximum }: Limits): AmountFault | null {
  const amount = parseMoney(value);
  if (amount === null || amount <= 0n) return 'none';
  if (amount < (parseMoney(minimum) ?? 0n)) return 'too_little';
  return amount > (parseMoney(maximum) ?? 0n) ? 'too_much' : null;
}

/** What is asked about: the amount that is typed where it is one, else the least. */
export function askedAmount(value: string, limits: Limits): string | undefined {
  return amountFault(value, limits) === 'none' ? undefined : value;
}
