/** What may be typed as the amount of a withdrawal, what "All" means, and what arrives. Pure. */
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';

export interface Limits {
  readonly minimum: string;
  readonly maximum: string;
  readonly withdrawable: string;
}

export type AmountFault = 'none' | 'too_little' | 'too_much' | 'not_enough';

/** Null: it can be asked for. */
export function amountFault(value: string, { minimum, maximum, withdrawable }: Limits): AmountFault | null {
  const amount = parseMoney(value);
  if (amount === null || amount <= 0n) return 'none';
  if (amount < parsed(minimum)) return 'too_little';
  if (amount > parsed(maximum)) return 'too_much';
  return amount > parsed(withdrawable) ? 'not_enough' : null;
}

/** All that one withdrawal may take. */
export function wholeAmount({ maximum, withdrawable }: Limits): string {
  const [most, all] = [parsed(maximum), parsed(withdrawable)];
  return formatMoney(all < most ? all : most);
}

/** What arrives of it: the fee is part of the amount. Null while nothing would. */
export function received(value: string, fee: string): string | null {
  const amount = parseMoney(value);
  if (amount === null || amount <= parsed(fee)) return null;
  return formatMoney(amount - parsed(fee));
}

/** Two people approve it. */
export function needsTwo(value: string, twoPersonFrom: string): boolean {
  return (parseMoney(value) ?? 0n) >= parsed(twoPersonFrom);
}

function parsed(amount: string): Minor {
  return parseMoney(amount) ?? 0n;
}
