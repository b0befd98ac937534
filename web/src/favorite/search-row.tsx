/** One match: what it is, its price, and the star. */
import type { Instrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { sectorName, useInstrumentTexts } from '../i18n/instruments.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { PriceCell } from '../ui/price-cell.tsx';
import { StarButton } from '../ui/star-button.tsx';

export function SearchRow({
  instrument: { symbol, name, kind, sector, priceScale },
  onPick,
}: {
  readonly instrument: Instrument;
  readonly onPick: (symbol: string) => void;
}) {
  const t = useInstrumentTexts();
  const quote = useQuote(symbol);
  const path = kind === 'index' ? '/market/stockDetailzs' : '/market/stockDetail';
  return (
    <li className="flex items-center border-t border-line bg-surface pr-1">
      <a
        href={href(path, { symbol })}
        onClick={() => onPick(symbol)}
        className="grid min-h-15 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_104px] items-center gap-2 py-2 pl-4 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-small text-ink-3">
            {symbol} · {kind === 'index' ? t.index : sectorName(t, sector)}
          </span>
        </span>
        <span className="min-w-0">
          <PriceCell price={quote?.last} digits={priceScale} className="font-semibold" align="right" />
          <Change rate={quote?.changeRate ?? null} className="text-small font-medium" align="right" />
        </span>
      </a>
      <StarButton symbol={symbol} name={name} />
    </li>
  );
}
