/** What may be typed as the amount of a loan. Pure. */
import { parseMoney } from '@bahi/core/money.ts';

export type LoanFault = 'none' | 'not_whole' | 'too_little' | 'too_much';

/** Null: it can be asked for. */
export function loanFault(
  value: string,
  { minimum, left }: { readonly minimum: string; readonly left: string },
): LoanFault | null {
  const amount = parseMoney(value);
  if (amount === null || amount === 0n) return 'none';
  if (amount % 100n !== 0n) return 'not_whole';
  if (amount < minor(minimum)) return 'too_little';
  return amount > minor(left) ? 'too_much' : null;
}

function minor(amount: string): bigint {
  return parseMoney(amount) ?? 0n;
}
