/**
 * The customer's lists: a tab for each type, the lists of the type when there are several, and the rows of the one in
 * view. Market and favourites show it; on wide windows it is the left column of home and trade as well.
 */
import Pencil from 'lucide-react/icons/pencil';
import { useInstruments } from '../../data/instruments.ts';
import type { Watchlist } from '../../data/watchlist-edits.ts';
import { useWatchlists, watchlistTypes } from '../../data/watchlist.ts';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { useWatchlistTexts } from '../../i18n/watchlist.ts';
import { href } from '../../shell/location.ts';
import { DensityMenu } from '../../market/parts/density-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { InstrumentList } from '../../market/parts/instrument-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingWatched } from './nothing-watched.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { Sort } from '../../market/parts/sort-rows.ts';
import { useSorted } from '../../market/parts/use-sorted.ts';
import { showWatchlist, showWatchlistType, useListInView, useWatchlistType } from './watchlist-view.ts';

export interface WatchlistPanelProps {
  readonly sort: Sort | null;
  readonly onSort: (next: Sort | null) => void;
}

export function WatchlistPanel({ sort, onSort }: WatchlistPanelProps) {
  const lists = useWatchlists();
  const instruments = useInstruments();
  const type = useWatchlistType();
  return (
    <>
      <Types />
      <Loaded from={instruments}>
        {() => (
          <Loaded from={lists}>
            {(all) => <Lists lists={all.filter((list) => list.type === type)} sort={sort} onSort={onSort} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

function Types() {
  const t = useWatchlistTexts();
  const type = useWatchlistType();
  return (
    <div className="flex items-stretch border-b border-line">
      <div className="-mb-px min-w-0 flex-1">
        <Segments
          look="line"
          label={t.typesLabel}
          value={type}
          onChange={showWatchlistType}
          items={watchlistTypes.map((key) => ({ key, text: t.types[key] }))}
        />
      </div>
      <DensityMenu />
      <IconButton label={t.edit} href={href('/market/optionList', { type })}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Lists({ lists, sort, onSort }: WatchlistPanelProps & { readonly lists: readonly Watchlist[] }) {
  const t = useWatchlistTexts();
  const list = useListInView(lists);
  if (list === undefined) return null;
  const title = list.name ?? t.firstList;
  return (
    <div role="tabpanel" aria-label={t.types[list.type]}>
      {lists.length > 1 && (
        <div className="py-2">
          <Segments
            look="chips"
            kind="radio"
            label={t.listsLabel}
            value={list.id}
            onChange={(id) => showWatchlist({ type: list.type, id })}
            items={lists.map(({ id, name }) => ({ key: id, text: name ?? t.firstList }))}
          />
        </div>
      )}
      {list.symbols.length === 0 ? (
        <NothingWatched list={list} isOnly={lists.length === 1} />
      ) : (
        <Rows key={list.id} label={title} list={list} sort={sort} onSort={onSort} />
      )}
    </div>
  );
}

function Rows({
  label,
  list,
  sort,
  onSort,
}: WatchlistPanelProps & { readonly label: string; readonly list: Watchlist }) {
  const words = useInstrumentTexts();
  const { bySymbol } = useInstruments();
  const rows = useSorted(
    list.symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []),
    sort,
  );
  return (
    <InstrumentList
      label={list.isFirst && list.type === 'stock' && list.name === null ? words.watchlist : label}
      rows={rows}
      sort={{ value: sort, onChange: onSort }}
      list={list.id}
    />
  );
}
