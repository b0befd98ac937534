/** The instruments of one list in the customer's order: move, take off with undo, stand in other lists, add more. */
import { Suspense, lazy, useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { addToWatchlist, orderWatchlistItems, removeFromWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { added, movedTo, removed, rowsOrdered, type Watchlist } from '../data/watchlist-edits.ts';
import { changeLists, listsNow } from '../data/watchlist-queue.ts';
import { useTexts } from '../i18n/texts.ts';
import { useWatchlistTexts } from '../i18n/watchlist.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';
import { ReorderList } from '../ui/reorder-list.tsx';
import { useListFailure } from '../ui/use-list-failure.ts';
import { watchlistScreenTexts } from './texts.ts';

const ListPicker = lazy(() => import('./parts/list-picker.tsx'));
const AddSheet = lazy(() => import('./add-sheet.tsx'));

export function ListRows({ list }: { readonly list: Watchlist }) {
  const t = useTexts(watchlistScreenTexts).manage;
  const words = useWatchlistTexts();
  const tell = useListFailure();
  const { bySymbol } = useInstruments();
  const [isAdding, setAdding] = useState(false);
  const [picked, setPicked] = useState<Instrument | null>(null);
  const { id, symbols } = list;
  const title = list.name ?? words.firstList;
  const nameOf = (symbol: string) => bySymbol.get(symbol)?.name ?? symbol;
  const order = async (next: readonly string[]) => {
    const failure = await changeLists(orderWatchlistItems, { list: id, symbols: [...next] }, (lists) =>
      rowsOrdered(lists, id, next),
    );
    if (failure !== null) tell(failure);
  };
  return (
    <section aria-labelledby="rows-of-list" className="pt-6">
      <div className="flex items-center justify-between gap-2 pr-2 pl-4">
        <h2 id="rows-of-list" className="min-w-0 truncate text-small font-semibold text-ink-2">
          {t.rows(title)}
        </h2>
        <Button
          variant="plain"
          size="medium"
          icon={<Plus size={18} aria-hidden="true" />}
          label={t.addTo(title)}
          onClick={() => setAdding(true)}
        >
          {t.add}
        </Button>
      </div>
      {symbols.length === 0 ? (
        <EmptyState>{t.empty}</EmptyState>
      ) : (
        <ReorderList
          label={t.rows(title)}
          entries={symbols}
          keyOf={(symbol) => symbol}
          nameOf={nameOf}
          onMove={(from, to) => void order(movedTo(symbols, from, to))}
        >
          {(symbol) => (
            <Row
              list={list}
              symbol={symbol}
              name={nameOf(symbol)}
              onPick={() => setPicked(bySymbol.get(symbol) ?? null)}
            />
          )}
        </ReorderList>
      )}
      <Suspense>
        {isAdding && <AddSheet list={list} title={t.addTo(title)} onClose={() => setAdding(false)} />}
        {picked !== null && <ListPicker instrument={picked} from={id} onClose={() => setPicked(null)} />}
      </Suspense>
    </section>
  );
}

interface RowProps {
  readonly list: Watchlist;
  readonly symbol: string;
  readonly name: string;
  readonly onPick: () => void;
}

function Row({ list, symbol, name, onPick }: RowProps) {
  const t = useTexts(watchlistScreenTexts).manage;
  const words = useWatchlistTexts();
  const takeOff = useTakeOff(list, symbol, name);
  return (
    <div className="flex items-center">
      <div className="min-w-0 flex-1 py-1.5">
        <span className={`block truncate font-semibold ${name.length > 14 ? '[font-stretch:80%]' : ''}`}>{name}</span>
        <span className="block truncate text-small text-ink-3">{symbol}</span>
      </div>
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
          { key: 'lists', text: words.lists, onPick },
          { key: 'off', text: t.takeOff, tone: 'danger', onPick: () => void takeOff() },
        ]}
      />
    </div>
  );
}

/** Off at once, and for a moment a press puts it back to where it stood. */
function useTakeOff(list: Watchlist, symbol: string, name: string): () => Promise<void> {
  const t = useTexts(watchlistScreenTexts).manage;
  const tell = useListFailure();
  const { id, type, symbols } = list;
  const row = { type, symbol, list: id };
  const putBack = async () => {
    const failure = await changeLists(addToWatchlist, row, (lists) => added(lists, row));
    if (failure !== null) return tell(failure);
    // What has left the list since then stays away.
    const now = listsNow().find((each) => each.id === id)?.symbols ?? [];
    const order = symbols.filter((each) => now.includes(each));
    const ordering = await changeLists(orderWatchlistItems, { list: id, symbols: order }, (lists) =>
      rowsOrdered(lists, id, order),
    );
    if (ordering !== null) tell(ordering);
  };
  return async () => {
    const failure = await changeLists(removeFromWatchlist, row, (lists) => removed(lists, row));
    if (failure !== null) return tell(failure);
    toast(t.takenOff(name), { text: t.undo, run: () => void putBack() });
  };
}
