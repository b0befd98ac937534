/** What may be typed as the amount of a repayment. Pure. */
import { formatMoney, parseMoney } from '@bahi/core/money.ts';

export type RepaymentFault = 'none' | 'above_owed' | 'not_enough';

export function repaymentFault(
  value: string,
  { owed, available }: { readonly owed: string; readonly available: string },
): RepaymentFault | null {
  const amount = parseMoney(value);
  if (amount === null || amount === 0n) return 'none';
  if (amount > minor(owed)) return 'above_owed';
  return amount > minor(available) ? 'not_enough' : null;
}

/** As much of it as the cash is there for. */
export function mostToRepay({ owed, available }: { readonly owed: string; readonly available: string }): string {
  const [most, there] = [minor(owed), minor(available)];
  return formatMoney(most < there ? most : there);
}

export function sumOf(...amounts: readonly string[]): string {
  return formatMoney(amounts.reduce((sum, amount) => sum + minor(amount), 0n));
}

function minor(amount: string): bigint {
  return parseMoney(amount) ?? 0n;
}
