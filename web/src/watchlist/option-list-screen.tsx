/**
 * market/optionList: the customer's lists of one type, and the instruments of one of them, put in order by dragging or by
 * buttons; rename, delete with undo, add from a search (spec §7 "Optionallist").
 */
import { useEffect } from 'react';
import { watchlistsMaximum, orderWatchlists } from '@bahi/contract/watchlist/calls.ts';
import { listsOrdered, movedTo, type Watchlist } from '../data/watchlist-edits.ts';
import { changeLists } from '../data/watchlist-queue.ts';
import { useWatchlists, watchlistTypes } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { useWatchlistTexts } from '../i18n/watchlist.ts';
import { setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NewList } from './parts/new-list.tsx';
import { ReorderList } from '../ui/reorder-list.tsx';
import { Segments } from '../ui/segments.tsx';
import { useListFailure } from '../ui/use-list-failure.ts';
import {
  readWatchlistType,
  showWatchlist,
  showWatchlistType,
  useListInView,
  useWatchlistType,
} from './parts/watchlist-view.ts';
import { ListEntry } from './list-entry.tsx';
import { ListRows } from './list-rows.tsx';
import { watchlistScreenTexts } from './texts.ts';

export default function OptionListScreen() {
  const t = useTexts(watchlistScreenTexts);
  const words = useWatchlistTexts();
  const lists = useWatchlists();
  const asked = readWatchlistType(useQuery('/market/optionList').type);
  const type = useWatchlistType();
  useEffect(() => {
    if (asked !== undefined) showWatchlistType(asked);
  }, [asked]);
  return (
    <Screen
      title={t.manage.title}
      isNarrow
      subBar={
        <Segments
          look="line"
          label={words.typesLabel}
          value={type}
          onChange={(next) => {
            showWatchlistType(next);
            setQuery({ type: next });
          }}
          items={watchlistTypes.map((key) => ({ key, text: words.types[key] }))}
        />
      }
    >
      <Loaded from={lists}>
        {(all) => (
          <div role="tabpanel" aria-label={words.types[type]}>
            <Lists lists={all.filter((list) => list.type === type)} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Lists({ lists }: { readonly lists: readonly Watchlist[] }) {
  const t = useTexts(watchlistScreenTexts);
  const words = useWatchlistTexts();
  const tell = useListFailure();
  const shown = useListInView(lists);
  if (shown === undefined) return null;
  const { type } = shown;
  const move = async (from: number, to: number) => {
    const order = movedTo(
      lists.map(({ id }) => id),
      from,
      to,
    );
    const failure = await changeLists(orderWatchlists, { type, lists: order }, (all) => listsOrdered(all, type, order));
    if (failure !== null) tell(failure);
  };
  return (
    <>
      <section aria-labelledby="lists-of-type" className="pt-4">
        <h2 id="lists-of-type" className="px-4 pb-2 text-small font-semibold text-ink-2">
          {t.manage.lists}
        </h2>
        <ReorderList
          label={t.manage.lists}
          entries={lists}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name ?? words.firstList}
          onMove={(from, to) => void move(from, to)}
          isMarked={({ id }) => id === shown.id}
        >
          {(list) => <ListEntry list={list} place={lists.indexOf(list)} isShown={list.id === shown.id} />}
        </ReorderList>
        <div className="px-4 pt-3">
          {lists.length < watchlistsMaximum ? (
            <NewList key={type} type={type} onCreated={showWatchlist} />
          ) : (
            <p className="text-small text-ink-2">{t.manage.most(watchlistsMaximum)}</p>
          )}
        </div>
      </section>
      <ListRows key={shown.id} list={shown} />
    </>
  );
}
