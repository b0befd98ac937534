/** The watchlist as a list, with its empty state: a search and six names to begin with. Market and favourites show it. */
import Search from 'lucide-react/icons/search';
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { useWatchlist } from '../data/watchlist.ts';
import { useInstrumentTexts } from '../i18n/instruments.ts';
import { href } from '../shell/location.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { InstrumentList } from './instrument-list.tsx';
import { Loaded } from './loaded.tsx';
import type { Sort } from './sort-rows.ts';
import { StarButton } from './star-button.tsx';
import { useSorted } from './use-sorted.ts';

export interface WatchlistPanelProps {
  readonly sort: Sort | null;
  readonly onSort: (next: Sort | null) => void;
}

export function WatchlistPanel({ sort, onSort }: WatchlistPanelProps) {
  const t = useInstrumentTexts();
  const watchlist = useWatchlist();
  const instruments = useInstruments();
  const listed = watchlist.symbols.flatMap((symbol) => instruments.bySymbol.get(symbol) ?? []);
  const rows = useSorted(listed, sort);
  return (
    <Loaded from={instruments}>
      {() => (
        <Loaded from={watchlist} empty={<NothingWatched rows={instruments.rows} />}>
          {() => <InstrumentList label={t.watchlist} rows={rows} sort={{ value: sort, onChange: onSort }} />}
        </Loaded>
      )}
    </Loaded>
  );
}

const STARTERS = 6;

function NothingWatched({ rows }: { readonly rows: readonly Instrument[] }) {
  const t = useInstrumentTexts();
  return (
    <>
      <EmptyState
        action={
          <Button
            variant="soft"
            size="medium"
            href={href('/favorite/search')}
            icon={<Search size={18} aria-hidden="true" />}
          >
            {t.search}
          </Button>
        }
      >
        {t.watchlistEmpty}
      </EmptyState>
      <section aria-label={t.starters}>
        <h2 className="px-4 pb-2 text-small font-semibold text-ink-2">{t.starters}</h2>
        <ul className="border-b border-line">
          {starters(rows).map(({ symbol, name, sector }) => (
            <li key={symbol} className="flex items-center border-t border-line bg-surface pr-1">
              <a
                href={href('/market/stockDetail', { symbol })}
                className="min-w-0 flex-1 py-2 pl-4 focus-visible:-outline-offset-2"
              >
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-small text-ink-3">
                  {symbol}
                  {sector !== null && ` · ${t.sectors[sector] ?? sector}`}
                </span>
              </a>
              <StarButton symbol={symbol} name={name} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The first stock of six different sectors: a spread to begin with, nobody's advice. */
function starters(rows: readonly Instrument[]): readonly Instrument[] {
  const sectors = new Map<string, Instrument>();
  for (const row of rows) {
    if (row.kind === 'equity' && row.state === 'trading' && row.sector !== null && !sectors.has(row.sector)) {
      sectors.set(row.sector, row);
    }
  }
  return [...sectors.values()].slice(0, STARTERS);
}
