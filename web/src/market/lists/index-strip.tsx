/** The five indices in a strip that scrolls sideways; each opens its own page. */
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { useSparkline } from '../../data/sparklines.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Change } from '../../ui/change.tsx';
import { PriceCell } from '../../ui/price-cell.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { marketTexts } from '../texts.ts';

export function IndexStrip() {
  const t = useTexts(marketTexts);
  const { rows } = useInstruments();
  const indices = rows.filter(({ kind }) => kind === 'index');
  return (
    <ul
      aria-label={t.indices}
      className="relative flex min-h-26 snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none]"
    >
      {indices.map((index) => (
        <li key={index.symbol} className="shrink-0 snap-start">
          <IndexCard index={index} />
        </li>
      ))}
    </ul>
  );
}

function IndexCard({ index: { symbol, name, priceScale } }: { readonly index: Instrument }) {
  const quote = useQuote(symbol);
  const line = useSparkline(symbol);
  return (
    <a
      href={href('/market/stockDetailzs', { symbol })}
      className="press block w-[10rem] rounded-control border border-line bg-surface px-3 py-2"
    >
      <span className="block truncate text-small text-ink-2">{name}</span>
      <span className="flex items-end justify-between gap-2">
        <span className="min-w-0">
          <PriceCell price={quote?.last} digits={priceScale} className="font-semibold" />
          <Change rate={quote?.changeRate ?? null} className="text-small font-medium" />
        </span>
        {line !== undefined && (
          <Sparkline points={line.points} previousClose={line.previousClose} rate={quote?.changeRate} width={48} />
        )}
      </span>
    </a>
  );
}
