/** The customer's watchlist: shown as changed at once, and put right by the server's list when a change fails. */
import { addToWatchlist, listWatchlist, removeFromWatchlist } from '@bahi/contract/watchlist.ts';
import { call } from './call.ts';
import { invalidate, putAnswer, queryClient, queryKey } from './query-client.ts';
import { useCredentials } from './session.ts';
import { useCall, type CallState } from './use-call.ts';

const input = { type: 'stock' } as const;

type Row = { readonly symbol: string };
type Failure = Exclude<Awaited<ReturnType<typeof call<typeof addToWatchlist>>>, { kind: 'ok' }>;

export interface Watchlist extends CallState<Row[]> {
  /** In the customer's order. */
  readonly symbols: readonly string[];
  readonly has: (symbol: string) => boolean;
}

export function useWatchlist(): Watchlist {
  const isSignedIn = useCredentials() !== null;
  const state = useCall(listWatchlist, input, { enabled: isSignedIn, staleTimeMs: 60_000 });
  const symbols = state.data?.map(({ symbol }) => symbol) ?? [];
  return { ...state, symbols, has: (symbol) => symbols.includes(symbol) };
}

/** Adds or removes; answers null when it is so now, otherwise why not. */
export async function setWatched(symbol: string, isWatched: boolean): Promise<Failure | null> {
  const before = queryClient.getQueryData<Row[]>(queryKey(listWatchlist, input)) ?? [];
  const others = before.filter((row) => row.symbol !== symbol);
  await queryClient.cancelQueries({ queryKey: [listWatchlist.path] });
  putAnswer(listWatchlist, input, isWatched ? [...others, { symbol }] : others);
  const result = await call(isWatched ? addToWatchlist : removeFromWatchlist, { ...input, symbol }, {
    idempotencyKey: crypto.randomUUID(),
  });
  invalidate(listWatchlist);
  if (result.kind === 'ok') return null;
  // The list already is as asked: from another device, or from an answer that was lost.
  const isSo =
    result.kind === 'refused' &&
    (result.refusal.code === 'watchlist.already_listed' || result.refusal.code === 'watchlist.not_listed');
  return isSo ? null : result;
}
