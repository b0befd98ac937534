/** The market's indices in a row that scrolls sideways. */
import { useInstruments } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { PriceCell } from '../ui/price-cell.tsx';
import { homeTexts } from './texts.ts';

export function IndexStrip() {
  const t = useTexts(homeTexts);
  const { rows } = useInstruments();
  const indices = rows.filter(({ kind }) => kind === 'index');
  if (indices.length === 0) return null;
  return (
    <section aria-labelledby="home-indices" className="pt-5">
      <h2 id="home-indices" className="px-4 pb-2 text-lead font-semibold">
        {t.indices}
      </h2>
      <ul className="flex gap-2 overflow-x-auto px-4 pb-1">
        {indices.map(({ symbol, name }) => (
          <li key={symbol} className="shrink-0">
            <IndexCard symbol={symbol} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IndexCard({ symbol, name }: { readonly symbol: string; readonly name: string }) {
  const quote = useQuote(symbol);
  return (
    <a
      href={href('/market/stockDetailzs', { symbol })}
      className="press block w-40 rounded-control border border-line bg-surface p-3"
    >
      <span className="block truncate text-small font-medium text-ink-2">{name}</span>
      <PriceCell price={quote?.last} className="font-semibold" />
      <Change rate={quote?.changeRate ?? null} className="text-small font-medium" />
    </a>
  );
}
