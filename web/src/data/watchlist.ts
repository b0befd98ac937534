/** The customer's lists of instruments: every list of every type in one answer, and the star of one instrument. */
import { addToWatchlist, listWatchlists, removeFromWatchlist } from '@bahi/contract/watchlist/calls.ts';
import type { Instrument } from './instruments.ts';
import { changeLists, type Failure } from './watchlist-queue.ts';
import { added, removed, type Watchlist, type WatchlistType } from './watchlist-edits.ts';
import { useCredentials } from './session.ts';
import { useCall, type CallState } from './use-call.ts';

export const watchlistTypes = ['stock', 'fund', 'forex', 'digital'] as const satisfies readonly WatchlistType[];

export interface Watched extends CallState<{ readonly symbol: string }[]> {
  /** Of all lists, by type and in the customer's order, each once. */
  readonly symbols: readonly string[];
  readonly has: (symbol: string) => boolean;
}

const known = new WeakMap<readonly Watchlist[], ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

export function useWatchlists(): CallState<Watchlist[]> {
  const isSignedIn = useCredentials() !== null;
  return useCall(listWatchlists, {}, { enabled: isSignedIn, staleTimeMs: 60_000 });
}

/** Everything the customer follows, whatever the list. */
export function useWatchlist(): Watched {
  const state = useWatchlists();
  const watched = watchedIn(state.data);
  const symbols = [...watched];
  const data = state.data && symbols.map((symbol) => ({ symbol }));
  return { ...state, data, symbols, has: (symbol) => watched.has(symbol) };
}

/** Adds to the first list of its type, or takes off all lists; answers null when it is so now, otherwise why not. */
export async function setWatched(
  { symbol, kind }: Pick<Instrument, 'symbol' | 'kind'>,
  isWatched: boolean,
): Promise<Failure | null> {
  const type = watchlistTypeOf(kind);
  const failure = isWatched
    ? await changeLists(addToWatchlist, { type, symbol }, (lists) => added(lists, { type, symbol }))
    : await changeLists(removeFromWatchlist, { type, symbol }, (lists) => removed(lists, { type, symbol }));
  // The list already is as asked: from another device, or from an answer that was lost.
  const isSo =
    failure?.kind === 'refused' &&
    (failure.refusal.code === 'watchlist.already_listed' || failure.refusal.code === 'watchlist.not_listed');
  return isSo ? null : failure;
}

/** Shares and indices, imported ones too, stand in lists of stocks. */
export function watchlistTypeOf(kind: Instrument['kind']): WatchlistType {
  return kind === 'equity' || kind === 'index' ? 'stock' : kind;
}

/** Made once for each answer, however many stars of a screen ask. */
function watchedIn(lists: readonly Watchlist[] | undefined): ReadonlySet<string> {
  if (lists === undefined) return none;
  let watched = known.get(lists);
  if (watched === undefined) {
    watched = new Set(lists.flatMap(({ symbols }) => symbols));
    known.set(lists, watched);
  }
  return watched;
}
