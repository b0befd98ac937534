/** The market's indices: a row that scrolls sideways on a phone, all of them side by side where there is room. */
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useSparkline } from '../data/sparklines.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { Change } from '../ui/change.tsx';
import { PriceCell } from '../ui/price-cell.tsx';
import { Sparkline } from '../ui/sparkline.tsx';
import { homeTexts } from './texts.ts';

export function IndexStrip() {
  const t = useTexts(homeTexts);
  const { rows } = useInstruments();
  const { isAlone } = usePane();
  const indices = rows.filter(({ kind }) => kind === 'index');
  if (indices.length === 0) return null;
  return (
    <section aria-labelledby="home-indices" className="pt-5">
      <h2 id="home-indices" className="px-4 pb-2 text-lead font-semibold">
        {t.indices}
      </h2>
      <ul
        className={
          isAlone
            ? 'relative flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-1'
            : 'grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-2 px-4'
        }
      >
        {indices.map((index) => (
          <li key={index.symbol} className={isAlone ? 'w-40 shrink-0 snap-start' : ''}>
            <IndexCard index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IndexCard({ index: { symbol, name, priceScale } }: { readonly index: Instrument }) {
  const quote = useQuote(symbol);
  const line = useSparkline(symbol);
  return (
    <a
      href={href('/market/stockDetailzs', { symbol })}
      className="press block rounded-control border border-line bg-surface px-3 py-2"
    >
      <span className="block truncate text-small text-ink-2">{name}</span>
      <span className="flex items-end justify-between gap-2">
        <span className="min-w-0">
          <PriceCell price={quote?.last} digits={priceScale} className="font-semibold" />
          <Change rate={quote?.changeRate ?? null} className="text-small font-medium" />
        </span>
        {line !== undefined && <Sparkline points={line.points} previousClose={line.previousClose} width={48} />}
      </span>
    </a>
  );
}
