/**
 * Changes of the lists, shown at once and sent one after the other, so that quick presses reach the server in their
 * order. What is refused, or gets no answer, is taken back from what is shown; at the end the server's lists are read.
 */
import type { CallResult } from '@bahi/contract/client.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { createWatchlist, listWatchlist, listWatchlists } from '@bahi/contract/watchlist/calls.ts';
import { call } from './call.ts';
import { invalidate, putAnswer, queryClient, queryKey, type AnyEndpoint } from './query-client.ts';
import { withList, type Watchlist } from './watchlist-edits.ts';

export type Failure = Exclude<CallResult<never>, { kind: 'ok' }>;
type Edit = (lists: readonly Watchlist[]) => readonly Watchlist[];

/** The lists as the server has confirmed them; undefined while nothing is under way. */
let confirmed: readonly Watchlist[] | undefined;
const waiting: Edit[] = [];
let last: Promise<unknown> = Promise.resolve();

/** Answers null when it is done, otherwise why not. */
export async function changeLists<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  edit: Edit,
): Promise<Failure | null> {
  confirmed ??= queryClient.getQueryData<Watchlist[]>(queryKey(listWatchlists, {}));
  waiting.push(edit);
  void queryClient.cancelQueries({ queryKey: [listWatchlists.path] });
  show();
  const sent = last.then(() => send(endpoint, input));
  last = sent;
  const result = await sent;
  waiting.splice(waiting.indexOf(edit), 1);
  if (result.kind === 'ok') confirmed = confirmed && edit(confirmed);
  show();
  if (waiting.length === 0) {
    confirmed = undefined;
    invalidate(listWatchlists, listWatchlist);
  }
  return result.kind === 'ok' ? null : result;
}

/** A list has no number before the server gave it one, so it is shown when it is there. */
export async function createList(input: InputOf<typeof createWatchlist>): Promise<CallResult<Watchlist>> {
  const result = await send(createWatchlist, input);
  if (result.kind === 'ok') {
    queryClient.setQueryData<readonly Watchlist[]>(queryKey(listWatchlists, {}), (lists) => lists && withList(lists, result.data));
    if (confirmed !== undefined) confirmed = withList(confirmed, result.data);
  }
  return result;
}

/** The lists as they are shown at this moment, for what happens on a press. */
export function listsNow(): readonly Watchlist[] {
  return queryClient.getQueryData<Watchlist[]>(queryKey(listWatchlists, {})) ?? [];
}

/** Asked once more with the same key when no answer came: it can never happen twice. */
async function send<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<CallResult<OutputOf<E>>> {
  const options = { idempotencyKey: crypto.randomUUID() };
  const result = await call(endpoint, input, options);
  return result.kind === 'unknown' ? call(endpoint, input, options) : result;
}

function show(): void {
  if (confirmed === undefined) return;
  putAnswer(listWatchlists, {}, [...waiting.reduce((lists, edit) => edit(lists), confirmed)]);
}
