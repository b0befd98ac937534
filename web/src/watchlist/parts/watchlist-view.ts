/** Which of the customer's lists is looked at. It stands beside many screens, so it outlives each of them. */
import { createStore, useStore } from '../../data/store.ts';
import type { Watchlist, WatchlistType } from '../../data/watchlist-edits.ts';
import { watchlistTypes } from '../../data/watchlist.ts';

interface View {
  readonly type: WatchlistType;
  /** By type; a type not in it shows its first list in order. */
  readonly lists: Readonly<Partial<Record<WatchlistType, string>>>;
}

const view = createStore<View>({ type: 'stock', lists: {} });

export function useWatchlistType(): WatchlistType {
  return useStore(view).type;
}

/** The list in view of those given, all of one type; undefined when there is none. */
export function useListInView(lists: readonly Watchlist[]): Watchlist | undefined {
  const chosen = useStore(view).lists[lists[0]?.type ?? 'stock'];
  return lists.find(({ id }) => id === chosen) ?? lists[0];
}

export function showWatchlistType(type: WatchlistType): void {
  view.set({ ...view.get(), type });
}

export function showWatchlist({ type, id }: Pick<Watchlist, 'type' | 'id'>): void {
  view.set({ type, lists: { ...view.get().lists, [type]: id } });
}

export function readWatchlistType(text: string | undefined): WatchlistType | undefined {
  return watchlistTypes.find((type) => type === text);
}
