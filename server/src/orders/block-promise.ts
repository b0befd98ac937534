/**
 * What offers promise of a block seller's shares (desks §3, §5): a symbol's seller has so many for the life of the market, and no two offers
 * promise the same ones. An offer that is over gives back what it has not sold.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { insertPromise, lockPromises, selectPromised, updatePromise } from './block-store.ts';

type Sellers = Pick<MarketFeed, 'blockInventory'>;

interface Offered {
  readonly kind: 'block' | 'grab';
  readonly offerId: bigint;
  readonly shares: number;
}

/** What another offer of this symbol may have at most. */
export async function blockSharesLeft(feed: Sellers, tx: Reader, symbol: string): Promise<number> {
  return Math.max(0, feed.blockInventory(symbol) - (await selectPromised(tx, symbol)));
}

/** In the transaction that publishes an offer. False, and nothing is promised: the seller has not so many left. */
export async function promiseBlockShares(
  feed: Sellers,
  tx: Tx,
  offered: Offered & { readonly symbol: string },
): Promise<boolean> {
  await lockPromises(tx, offered.symbol);
  if (offered.shares > (await blockSharesLeft(feed, tx, offered.symbol))) return false;
  await insertPromise(tx, offered);
  return true;
}

/** In the transaction that ends it: `shares` is what it has sold. */
export async function endBlockPromise(tx: Tx, sold: Offered): Promise<void> {
  await updatePromise(tx, sold);
}
