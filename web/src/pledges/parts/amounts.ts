/** What may be typed when shares are pledged. Pure. */
import { formatMoney, parseMoney } from '@bahi/core/money.ts';

export type AmountFault = 'none' | 'too_little' | 'too_much';

/** Null: it can be asked for. */
export function amountFault(
  value: string,
  { minimum, limit }: { readonly minimum: string; readonly limit: string },
): AmountFault | null {
  const amount = parseMoney(value);
  if (amount === null || amount === 0n) return 'none';
  if (amount < minor(minimum)) return 'too_little';
  return amount > minor(limit) ? 'too_much' : null;
}

/** How much so many lots cover; what is no whole number covers nothing. */
export function limitOf(limitPerLot: string | null, lots: string): string {
  return /^[1-9]\d{0,8}$/u.test(lots) ? formatMoney(minor(limitPerLot ?? '0') * BigInt(lots)) : formatMoney(0n);
}

function minor(amount: string): bigint {
  return parseMoney(amount) ?? 0n;
}
