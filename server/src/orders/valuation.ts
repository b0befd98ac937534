/**
 * At what a position counts: the mark price (rules §4). Shares that were allotted and are not listed yet have none: they count at what was paid
 * for them. While the auction that opens them runs, it is the reference of that auction.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Minor } from '@bahi/core/money.ts';
import { openProfit, turnoverOf } from '@bahi/core/position.ts';
import type { PositionRow } from './rows.ts';

export interface Worth {
  /** Null while there is none. */
  readonly price: number | null;
  /** Negative of a short position; null while it needs a price that is unknown. */
  readonly value: Minor | null;
  readonly profit: Minor | null;
}

type Held = Pick<PositionRow, 'symbol' | 'direction' | 'quantity' | 'cost'> & Parameters<typeof openProfit>[0];

export function worthOf(feed: Pick<MarketFeed, 'quote'>, position: Held): Worth {
  const quote = feed.quote(position.symbol);
  if (quote === undefined) return { price: null, value: position.cost, profit: 0n };
  const price = quote.mark;
  const shares = position.direction === 'short' ? -position.quantity : position.quantity;
  return { price, value: turnoverOf(price, shares), profit: openProfit(position, price) };
}
