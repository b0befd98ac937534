/** One match: what it is, whether it trades, its price, and the star. */
import { memo } from 'react';
import type { Instrument } from '../data/instruments.ts';
import { sectorName, useInstrumentTexts } from '../i18n/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { cx } from '../ui/cx.ts';
import { Monogram } from '../ui/monogram.tsx';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { LivePrice, LiveRate } from '../market/parts/live-cells.tsx';
import { StarButton } from './parts/star-button.tsx';
import { watchlistScreenTexts } from './texts.ts';

export interface SearchRowProps {
  readonly instrument: Instrument;
  readonly onPick: (symbol: string) => void;
}

export const SearchRow = memo(function SearchRow({ instrument, onPick }: SearchRowProps) {
  const { symbol, name, kind, state, priceScale } = instrument;
  const about = useAbout(instrument);
  const mark = useMark(instrument);
  const isGone = state === 'off_shelf';
  return (
    <li className="flex items-center border-t border-line bg-surface pr-1">
      <a
        href={instrumentHref(symbol, kind)}
        onClick={() => onPick(symbol)}
        className="grid min-h-15 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_104px] items-center gap-2 py-2 pl-4 focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 items-center gap-3">
          <Monogram symbol={symbol} />
          <span className="min-w-0">
            <span
              className={cx(
                'block truncate font-semibold',
                isGone && 'text-ink-2',
                name.length > 20 ? '[font-stretch:75%]' : name.length > 14 && '[font-stretch:84%]',
              )}
            >
              {name}
            </span>
            <span className="block text-small text-ink-3">
              {symbol} · {about}
              {mark !== null && <span className="font-medium text-ink-2"> · {mark}</span>}
            </span>
          </span>
        </span>
        {!isGone && (
          <span className="min-w-0">
            <LivePrice symbol={symbol} digits={priceScale} className="font-semibold" />
            <LiveRate symbol={symbol} className="text-small font-medium" />
          </span>
        )}
      </a>
      <StarButton symbol={symbol} name={name} />
    </li>
  );
});

/** A share's industry, otherwise the kind. */
function useAbout({ kind, sector }: Instrument): string {
  const t = useTexts(watchlistScreenTexts);
  const words = useInstrumentTexts();
  switch (kind) {
    case 'equity':
      return sectorName(words, sector) ?? t.kinds.equity;
    case 'index':
      return words.index;
    case 'forex':
    case 'fund':
    case 'digital':
      return t.kinds[kind];
  }
}

function useMark({ state, source }: Instrument): string | null {
  const t = useTexts(watchlistScreenTexts);
  const words = useInstrumentTexts();
  if (source === 'nse_eod') return t.realData;
  return state === 'suspended' ? words.suspended : state === 'off_shelf' ? words.offShelf : null;
}
