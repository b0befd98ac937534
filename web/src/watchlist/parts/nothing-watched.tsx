/** State E of a list: a search, and for a newcomer six names to begin with. */
import Search from 'lucide-react/icons/search';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import type { Watchlist, WatchlistType } from '../../data/watchlist-edits.ts';
import { watchlistTypeOf } from '../../data/watchlist.ts';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { useWatchlistTexts } from '../../i18n/watchlist.ts';
import { href } from '../../shell/location.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { instrumentHref } from '../../market/parts/instrument-link.ts';
import { StarButton } from './star-button.tsx';

export interface NothingWatchedProps {
  readonly list: Watchlist;
  /** Whether its type has no other list: then nothing of the type is followed at all. */
  readonly isOnly: boolean;
}

export function NothingWatched({ list: { type, isFirst }, isOnly }: NothingWatchedProps) {
  const t = useWatchlistTexts();
  const words = useInstrumentTexts();
  const { rows } = useInstruments();
  // A star puts its instrument on the first list.
  const canStar = isFirst;
  return (
    <>
      <EmptyState
        action={
          <Button
            variant="soft"
            size="medium"
            href={canStar ? href('/favorite/search') : href('/market/optionList', { type })}
            icon={<Search size={18} aria-hidden="true" />}
          >
            {canStar ? words.search : t.add}
          </Button>
        }
      >
        {isOnly ? t.nothing[type] : t.emptyList}
      </EmptyState>
      {canStar && (
        <section aria-label={words.starters}>
          <h2 className="px-4 pb-2 text-small font-semibold text-ink-2">{words.starters}</h2>
          <ul className="border-b border-line">
            {starters(rows, type).map(({ symbol, name, kind, sector }) => (
              <li key={symbol} className="flex items-center border-t border-line bg-surface pr-1">
                <a
                  href={instrumentHref(symbol, kind)}
                  className="min-w-0 flex-1 py-2 pl-4 focus-visible:-outline-offset-2"
                >
                  <span className="block truncate font-semibold">{name}</span>
                  <span className="block truncate text-small text-ink-3">
                    {symbol}
                    {sector !== null && ` · ${words.sectors[sector] ?? sector}`}
                  </span>
                </a>
                <StarButton symbol={symbol} name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const STARTERS = 6;

/** Stocks: the first of six different sectors, a spread to begin with and nobody's advice. Others: the first six. */
function starters(rows: readonly Instrument[], type: WatchlistType): readonly Instrument[] {
  const open = rows.filter(
    ({ kind, state, source }) =>
      kind !== 'index' && watchlistTypeOf(kind) === type && state === 'trading' && source === 'practice',
  );
  if (type !== 'stock') return [...open.filter((row) => row.isTradable), ...open].slice(0, STARTERS);
  const sectors = new Map(open.toReversed().map((row) => [row.sector, row]));
  return open.filter((row) => sectors.get(row.sector) === row).slice(0, STARTERS);
}
