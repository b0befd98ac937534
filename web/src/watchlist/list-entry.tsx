/** One list among those of its type: press to see its rows; rename it, or delete it and take that back. */
import { Suspense, lazy, useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { deleteWatchlist, restoreWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { withList, without, type Watchlist } from '../data/watchlist-edits.ts';
import { changeLists } from '../data/watchlist-queue.ts';
import { useTexts } from '../i18n/texts.ts';
import { useWatchlistTexts } from '../i18n/watchlist.ts';
import { toast } from '../shell/toast.ts';
import { LazyMenu } from '../ui/lazy-menu.tsx';
import { useListFailure } from '../ui/use-list-failure.ts';
import { showWatchlist } from './parts/watchlist-view.ts';
import { watchlistScreenTexts } from './texts.ts';

const RenameSheet = lazy(() => import('./rename-sheet.tsx'));

export interface ListEntryProps {
  readonly list: Watchlist;
  /** Among the lists of its type. */
  readonly place: number;
  readonly isShown: boolean;
}

export function ListEntry({ list, place, isShown }: ListEntryProps) {
  const t = useTexts(watchlistScreenTexts).manage;
  const words = useWatchlistTexts();
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemoval(list, place);
  const name = list.name ?? words.firstList;
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => showWatchlist(list)}
        className="min-h-11 min-w-0 flex-1 py-1.5 text-left focus-visible:-outline-offset-2"
      >
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-small text-ink-2">{words.count(list.symbols.length)}</span>
      </button>
      <LazyMenu
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-label={t.actions(name)}
            title={t.actions(name)}
            className="press grid size-11 shrink-0 place-items-center text-ink-2"
          >
            <Ellipsis size={18} aria-hidden="true" />
          </button>
        )}
        items={[
          { key: 'rename', text: t.rename, onPick: () => setRenaming(true) },
          ...(list.isFirst
            ? []
            : [{ key: 'delete', text: t.remove, tone: 'danger' as const, onPick: () => void remove() }]),
        ]}
      />
      {isRenaming && (
        <Suspense>
          <RenameSheet list={list} name={name} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Gone at once, and for a moment a press brings it back to where it was. */
function useRemoval(list: Watchlist, place: number): () => Promise<void> {
  const t = useTexts(watchlistScreenTexts).manage;
  const tell = useListFailure();
  const restore = async () => {
    const failure = await changeLists(restoreWatchlist, { list: list.id }, (lists) => withList(lists, list, place));
    if (failure !== null) return tell(failure);
    showWatchlist(list);
    toast(t.restored(list.name ?? ''));
  };
  return async () => {
    const failure = await changeLists(deleteWatchlist, { list: list.id }, (lists) => without(lists, list.id));
    if (failure !== null) return tell(failure);
    toast(t.removed(list.name ?? ''), { text: t.undo, run: () => void restore() });
  };
}
