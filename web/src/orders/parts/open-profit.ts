/** The open profit of everything held, at the prices of now. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listHoldings } from '@bahi/contract/orders/positions.ts';
import { PRICE_SCALE } from '@bahi/core/price.ts';
import { toInteger, toText } from '../amounts.ts';

export type Holding = OutputOf<typeof listHoldings>[number];

/**
 * What a holding is worth and has gained at a price: both signed, a short is worth less than nothing. Its cost is what the
 * server's value and profit leave, so that nothing is lost to a rounded average price.
 */
export function holdingAt(holding: Holding, last: string | null): { marketValue: string; profit: string } | null {
  const valueThen = toInteger(holding.marketValue);
  const profitThen = toInteger(holding.profit);
  const price = toInteger(last ?? holding.marketPrice, PRICE_SCALE);
  if (valueThen === null || profitThen === null) return null;
  // Shares that are not listed yet have no price, and count at what was paid for them.
  if (price === null) return { marketValue: toText(valueThen), profit: toText(profitThen) };
  const value = price * BigInt(holding.quantity);
  return { marketValue: toText(value), profit: toText(profitThen + value - valueThen) };
}

/** Null as soon as one price is unknown: a total with a hole in it is not a total. */
export function openProfitOf(holdings: readonly Holding[], lastOf: (symbol: string) => string | null): string | null {
  let total = 0n;
  for (const holding of holdings) {
    const profit = toInteger(holdingAt(holding, lastOf(holding.symbol))?.profit);
    if (profit === null) return null;
    total += profit;
  }
  return toText(total);
}
