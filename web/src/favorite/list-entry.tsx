/** One list among those of its type: press to see its rows; rename it, or delete it and take that back. */
import { useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { deleteWatchlist, renameWatchlist, restoreWatchlist } from '@bahi/contract/watchlist.ts';
import { renamed, withList, without, type Watchlist } from '../data/watchlist-edits.ts';
import { changeLists } from '../data/watchlist-queue.ts';
import { useTexts } from '../i18n/texts.ts';
import { useWatchlistTexts } from '../i18n/watchlists.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useListFailure } from '../ui/use-list-failure.ts';
import { showWatchlist } from '../ui/watchlist-view.ts';
import { favoriteTexts } from './texts.ts';

export interface ListEntryProps {
  readonly list: Watchlist;
  /** Among the lists of its type. */
  readonly place: number;
  readonly isShown: boolean;
}

export function ListEntry({ list, place, isShown }: ListEntryProps) {
  const t = useTexts(favoriteTexts).manage;
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
      {isRenaming && <Rename list={list} name={name} onClose={() => setRenaming(false)} />}
    </div>
  );
}

/** Gone at once, and for a moment a press brings it back to where it was. */
function useRemoval(list: Watchlist, place: number): () => Promise<void> {
  const t = useTexts(favoriteTexts).manage;
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

interface RenameProps {
  readonly list: Watchlist;
  readonly name: string;
  readonly onClose: () => void;
}

function Rename({ list, name, onClose }: RenameProps) {
  const t = useTexts(favoriteTexts).manage;
  const words = useWatchlistTexts();
  const tell = useListFailure();
  const form = useForm({
    initial: { name },
    rules: { name: (value) => (value.trim() === '' ? words.nameMissing : null) },
    onSubmit: (values) => {
      onClose();
      if (values.name.trim() !== name) void rename(values.name.trim());
    },
  });
  const rename = async (next: string) => {
    const failure = await changeLists(renameWatchlist, { list: list.id, name: next }, (lists) =>
      renamed(lists, list.id, next),
    );
    if (failure !== null) tell(failure);
  };
  return (
    <Sheet isOpen onClose={onClose} title={t.renameTitle(name)}>
      <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4 p-4">
        <TextField label={words.listName} maxLength={30} autoComplete="off" {...form.field('name')} />
        <Button type="submit" isWide>
          {t.save}
        </Button>
      </form>
    </Sheet>
  );
}
