/**
 * What short positions borrow (desks §7): every short of a company's shares is of shares that somebody lends, so there are never more of them
 * than the house publishes. What has no shares, as a currency, is borrowed from nobody.
 */
import type { Parameters } from './parameters.ts';

export interface Borrowable {
  /** False: the operator lets nobody borrow more for the time being. */
  readonly isOpen: boolean;
  /** Shares that the house lends at most, and what of them no short position and no order for one has. */
  readonly quota: number;
  readonly left: number;
}

/** A published part of the shares outstanding, in whole lots; null: there is nothing to borrow. */
export function houseQuota(
  { sharesOutstanding, lotSize }: { readonly sharesOutstanding: number | null; readonly lotSize: number },
  { lendingHouseQuotaBps }: Pick<Parameters, 'lendingHouseQuotaBps'>,
): number | null {
  if (sharesOutstanding === null) return null;
  return Number((BigInt(sharesOutstanding) * BigInt(lendingHouseQuotaBps)) / (10_000n * BigInt(lotSize))) * lotSize;
}

/** `borrowed`: shares of open short positions, and those still to fill of orders for one. It may be above a quota that was lowered. */
export function borrowable(
  quota: number,
  borrowed: number,
  { isLendingOpen }: Pick<Parameters, 'isLendingOpen'>,
): Borrowable {
  return { isOpen: isLendingOpen, quota, left: Math.max(0, quota - borrowed) };
}
