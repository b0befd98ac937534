/** What each change makes of the lists, before the server has said so. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listWatchlists } from '@bahi/contract/watchlist/calls.ts';

export type Watchlist = OutputOf<typeof listWatchlists>[number];
export type WatchlistType = Watchlist['type'];

type Lists = readonly Watchlist[];

export interface Row {
  readonly type: WatchlistType;
  readonly symbol: string;
  /** Left out: the type's first list to add to, all of them to remove from. */
  readonly list?: string;
}

export function added(lists: Lists, { type, symbol, list }: Row): Lists {
  return lists.map((each) =>
    (list === undefined ? each.isFirst && each.type === type : each.id === list) && !each.symbols.includes(symbol)
      ? { ...each, symbols: [...each.symbols, symbol] }
      : each,
  );
}

export function removed(lists: Lists, { type, symbol, list }: Row): Lists {
  return lists.map((each) =>
    (list === undefined ? each.type === type : each.id === list)
      ? { ...each, symbols: each.symbols.filter((other) => other !== symbol) }
      : each,
  );
}

export function renamed(lists: Lists, list: string, name: string): Lists {
  return lists.map((each) => (each.id === list ? { ...each, name } : each));
}

export function without(lists: Lists, list: string): Lists {
  return lists.filter(({ id }) => id !== list);
}

/** A list that is made or comes back stands among those of its type, at its place there. */
export function withList(lists: Lists, list: Watchlist, at = Number.MAX_SAFE_INTEGER): Lists {
  if (lists.some(({ id }) => id === list.id)) return lists;
  const place = lists.filter(({ type }) => type === list.type)[at];
  const index = place === undefined ? lists.findLastIndex(({ type }) => type === list.type) + 1 : lists.indexOf(place);
  return [...lists.slice(0, index), list, ...lists.slice(index)];
}

/** The lists of one type in this order; the others keep their places. */
export function listsOrdered(lists: Lists, type: WatchlistType, order: readonly string[]): Lists {
  const wanted = lists
    .filter((list) => list.type === type)
    .toSorted((a, b) => placeIn(order, a.id) - placeIn(order, b.id));
  return lists.map((list) => (list.type === type ? wanted.shift()! : list));
}

export function rowsOrdered(lists: Lists, list: string, order: readonly string[]): Lists {
  return lists.map((each) =>
    each.id === list
      ? { ...each, symbols: each.symbols.toSorted((a, b) => placeIn(order, a) - placeIn(order, b)) }
      : each,
  );
}

/** One entry taken from its place and put at another. */
export function movedTo<T>(entries: readonly T[], from: number, to: number): T[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entries[from]!);
}

/** Those not named follow in their order: the sort is stable. */
function placeIn(order: readonly string[], entry: string): number {
  const at = order.indexOf(entry);
  return at === -1 ? order.length : at;
}
