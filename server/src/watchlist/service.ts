/** The customers' own lists of instruments (spec §3, §7): in the order in which they were added, 200 at most. */
import { watchlistMaximum } from '@bahi/contract/watchlist.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { deleteSymbol, insertSymbol, listSymbols, lockLists, type ListKey } from './store.ts';

export async function watchlist(tx: Tx, list: ListKey): Promise<{ symbol: string }[]> {
  return listSymbols(tx, list);
}

export interface Addition extends ListKey {
  readonly symbol: string;
  /** Whether such an instrument is offered in a list of this type. */
  readonly isKnown: boolean;
  readonly now: number;
}

export async function addToWatchlist(tx: Tx, { symbol, isKnown, now, ...list }: Addition): Promise<void> {
  if (!isKnown) refuse('market.symbol_unknown', { symbol });
  await lockLists(tx, list.customerId);
  const listed = await listSymbols(tx, list);
  if (listed.some((row) => row.symbol === symbol)) refuse('watchlist.already_listed', { symbol });
  if (listed.length >= watchlistMaximum) refuse('watchlist.full', { maximum: watchlistMaximum });
  await insertSymbol(tx, list, symbol, now);
}

export async function removeFromWatchlist(tx: Tx, { symbol, ...list }: ListKey & { symbol: string }): Promise<void> {
  await lockLists(tx, list.customerId);
  if (!(await deleteSymbol(tx, list, symbol))) refuse('watchlist.not_listed', { symbol });
}
