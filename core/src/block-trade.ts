/** Shares bought outside the book (desks §3, §5): how far from the market their price may be, and what they cost. */
import { chargesOn, totalCharges, type Charges, type ChargeSchedule } from './charges.ts';
import type { Minor } from './money.ts';

/** Of the mark price, either way: at publication, and again when the shares are sold. */
export const BLOCK_RANGE_PERCENT = 3n;

/** Both of one share, in paise. */
export function isNearMark(price: Minor, mark: Minor): boolean {
  const distance = price > mark ? price - mark : mark - price;
  return distance * 100n <= BLOCK_RANGE_PERCENT * mark;
}

/** What a price is judged by, all of one share: the mark price, and the best prices of its book. */
export interface BlockMarket {
  readonly mark: Minor;
  readonly bid: Minor | null;
  readonly ask: Minor | null;
}

/**
 * From what a price is too far; null: it is near. A mark price is late on purpose (decision 0043), and the book has moved on before it: shares are
 * sold further below what others pay for them just now, or above what others ask, as little as further from the mark.
 */
export function farFrom(price: Minor, { mark, bid, ask }: BlockMarket): Minor | null {
  if (!isNearMark(price, mark)) return mark;
  const [below, above] = [bid !== null && bid > mark ? bid : null, ask !== null && ask < mark ? ask : null];
  const now = below ?? above;
  return now === null || isNearMark(price, now) ? null : now;
}

/** The lowest and the highest whole price that is near the mark. */
export function blockPriceRange(mark: Minor): { readonly lowest: Minor; readonly highest: Minor } {
  return {
    lowest: mark - (mark * BLOCK_RANGE_PERCENT) / 100n,
    highest: mark + (mark * BLOCK_RANGE_PERCENT) / 100n,
  };
}

export interface BlockCost {
  /** Price times shares: all of it is the margin of the position. */
  readonly amount: Minor;
  readonly charges: Charges;
  /** Amount and charges together: what is held for it, and what is paid. */
  readonly total: Minor;
}

/** Charged like any buy, as one order. */
export function blockCost(
  schedule: ChargeSchedule,
  { price, shares }: { readonly price: Minor; readonly shares: number },
): BlockCost {
  const amount = price * BigInt(shares);
  const charges = chargesOn(schedule, 'buy', amount);
  return { amount, charges, total: amount + totalCharges(charges) };
}

/** As many lots as the money covers, charges included; at most `most`. */
export function affordableBlockLots(
  schedule: ChargeSchedule,
  of: { readonly price: Minor; readonly lotSize: number; readonly available: Minor; readonly most: number },
): number {
  const { price, lotSize, available } = of;
  const costs = (lots: number) => blockCost(schedule, { price, shares: lots * lotSize }).total;
  let [none, all] = [0, Math.max(0, of.most)];
  while (none < all) {
    const lots = Math.ceil((none + all) / 2);
    if (costs(lots) <= available) none = lots;
    else all = lots - 1;
  }
  return none;
}
