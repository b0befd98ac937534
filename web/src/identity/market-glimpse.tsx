/** The practice market as it moves now: three indices, so that a visitor sees what is behind the door. */
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useSparkline } from '../data/sparklines.ts';
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { PriceCell } from '../ui/price-cell.tsx';
import { Sparkline } from '../ui/sparkline.tsx';
import { identityTexts } from './texts.ts';

const SHOWN = 3;

/** Its place is kept while the answer is on its way. Nothing at all without one: the ways in do not depend on it. */
export function MarketGlimpse() {
  const t = useTexts(identityTexts);
  const { rows, isLoading } = useInstruments();
  const indices = rows.filter(({ kind }) => kind === 'index').slice(0, SHOWN);
  if (indices.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby="welcome-market" className="text-action">
      <h3 id="welcome-market" className="pb-2 text-small font-semibold text-ink-2">
        {t.marketNow}
      </h3>
      <div className="stitch-x" />
      <ul className="bg-surface px-4 text-ink">
        {isLoading && Array.from({ length: SHOWN }, (_, at) => <li key={at} className="min-h-15" />)}
        {indices.map((index) => (
          <IndexLine key={index.symbol} index={index} />
        ))}
      </ul>
      <div className="stitch-x" />
    </section>
  );
}

function IndexLine({ index: { symbol, name, priceScale } }: { readonly index: Instrument }) {
  const quote = useQuote(symbol);
  const line = useSparkline(symbol);
  return (
    <li className="grid min-h-15 grid-cols-[minmax(0,1fr)_64px_104px] items-center gap-2 border-line py-2 not-first:border-t">
      <span className="font-medium">{name}</span>
      {line === undefined ? <span /> : <Sparkline {...line} rate={quote?.changeRate} />}
      <span className="min-w-0 text-right">
        <PriceCell price={quote?.last} digits={priceScale} className="font-medium" align="right" />
        <Change rate={quote?.changeRate ?? null} className="text-small font-medium" align="right" />
      </span>
    </li>
  );
}
