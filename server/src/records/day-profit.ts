/**
 * What a business date has earned so far, as the change of value of everything held, less what was paid for it: for each
 * security, shares now at today's price, less shares at the opening at the previous close, less what today's fills and allotments cost;
 * then less today's charges and what rights that ended today had counted as, and with what lapsed ones brought. Shares that a split or bonus added count as held before: the previous close is theirs. It needs no snapshot at midnight, and money paid in or granted is no part of it.
 */
import type { Minor } from '@bahi/core/money.ts';

export interface Trade {
  readonly symbol: string;
  /** Bought positive, sold negative. */
  readonly shares: bigint;
  /** Paid for them; sold: negative. */
  readonly cost: Minor;
}

export interface DayPrices {
  /** Minor units a share; null while unknown. */
  readonly now: Minor | null;
  readonly previousClose: Minor | null;
}

/** Null while a price it needs is missing. */
export function dayProfit(of: {
  readonly shares: ReadonlyMap<string, bigint>;
  readonly trades: readonly Trade[];
  readonly charges: Minor;
  /** Of rights of positions that are held: they are shares now, at their price, or have lapsed. */
  readonly rightsEnded?: Minor;
  /** Of rights that lapsed. */
  readonly proceeds?: Minor;
  /** Null: not listed yet. It counts at what was paid for it and earns nothing. */
  readonly pricesOf: (symbol: string) => DayPrices | null;
}): Minor | null {
  let profit = -of.charges - (of.rightsEnded ?? 0n) + (of.proceeds ?? 0n);
  for (const symbol of new Set([...of.shares.keys(), ...of.trades.map((trade) => trade.symbol)])) {
    const prices = of.pricesOf(symbol);
    if (prices === null) continue;
    const trades = of.trades.filter((trade) => trade.symbol === symbol);
    const sharesNow = of.shares.get(symbol) ?? 0n;
    const sharesBefore = sharesNow - trades.reduce((sum, trade) => sum + trade.shares, 0n);
    const paid = trades.reduce((sum, trade) => sum + trade.cost, 0n);
    const { now, previousClose } = prices;
    if ((sharesNow !== 0n && now === null) || (sharesBefore !== 0n && previousClose === null)) return null;
    profit += sharesNow * (now ?? 0n) - sharesBefore * (previousClose ?? 0n) - paid;
  }
  return profit;
}
