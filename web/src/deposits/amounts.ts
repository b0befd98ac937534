/** What may be typed as the amount of a deposit, and the amounts offered to press. Pure. */
import { formatMoney, parseMoney } from '@bahi/core/money.ts';

export interface Limits {
  readonly minimum: string;
  readonly maximum: string;
}

export type AmountFault = 'none' | 'too_little' | 'too_much';

/** Null: it can be sent. */
export function amountFault(value: string, { minimum, maximum }: Limits): AmountFault | null {
  const amount = parseMoney(value);
  if (amount === null || amount <= 0n) return 'none';
  if (amount < parsed(minimum)) return 'too_little';
  return amount > parsed(maximum) ? 'too_much' : null;
}

/** Round multiples of the least amount, as the wire writes them: "5000.00". */
export function offeredAmounts({ minimum, maximum }: Limits): readonly string[] {
  const least = parsed(minimum);
  return [1n, 2n, 5n, 10n, 20n]
    .map((times) => least * times)
    .filter((amount) => amount > 0n && amount <= parsed(maximum))
    .map((amount) => formatMoney(amount));
}

/** The same amount, however it is written. */
export function isSameAmount(one: string, other: string): boolean {
  const amount = parseMoney(one);
  return amount !== null && amount === parseMoney(other);
}

function parsed(limit: string): bigint {
  return parseMoney(limit) ?? 0n;
}
