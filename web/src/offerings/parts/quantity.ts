/** What limits the quantity of a placement request or of rights taken up, and which limit it is. Pure. */
import { formatMoney, parseMoney } from '@bahi/core/money.ts';

/** What stands in the way of one more: what there is to have, what one may ask for, the cash. */
export type Limit = 'left' | 'own' | 'balance';

export interface Most {
  readonly count: number;
  readonly because: Limit;
}

const limits = ['left', 'own', 'balance'] as const;

/** The least of the limits; of equal ones the first, since the own cash tells the least. */
export function most(counts: { readonly [K in Limit]?: number }): Most {
  return limits
    .flatMap((because) => {
      const count = counts[because];
      return count === undefined ? [] : [{ count: Math.max(0, count), because }];
    })
    .reduce((least, one) => (one.count < least.count ? one : least));
}

/** The amount of so many shares. */
export function amountOf(price: string, shares: number): string {
  return formatMoney((parseMoney(price) ?? 0n) * BigInt(shares));
}

/** Both together. */
export function sumOf(one: string, other: string): string {
  return formatMoney((parseMoney(one) ?? 0n) + (parseMoney(other) ?? 0n));
}

/** What of the cash so many shares leave; undefined: it is not known yet. */
export function lessShares(available: string | undefined, price: string, shares: number): string | undefined {
  const cash = available === undefined ? null : parseMoney(available);
  if (cash === null) return undefined;
  const left = cash - (parseMoney(price) ?? 0n) * BigInt(shares);
  return formatMoney(left > 0n ? left : 0n);
}

/** How many units of `unit` shares the cash pays for; undefined: it is not known yet. */
export function affordable(price: string, unit: number, available: string | undefined): number | undefined {
  const each = (parseMoney(price) ?? 0n) * BigInt(unit);
  const cash = available === undefined ? null : parseMoney(available);
  if (cash === null || each <= 0n) return undefined;
  const count = cash / each;
  return count > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(count);
}

/** What is missing for it; null: there is enough, or it cannot be said yet. */
export function shortBy(amount: string, available: string | undefined): string | null {
  if (available === undefined) return null;
  const missing = (parseMoney(amount) ?? 0n) - (parseMoney(available) ?? 0n);
  return missing > 0n ? formatMoney(missing) : null;
}
