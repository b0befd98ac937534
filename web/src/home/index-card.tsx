/** One index: its level, today's change and line. */
import type { Instrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useSparkline } from '../data/sparklines.ts';
import { Change } from '../ui/change.tsx';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { PriceCell } from '../ui/price-cell.tsx';
import { Sparkline } from '../ui/sparkline.tsx';

export function IndexCard({ index: { symbol, name, kind, priceScale } }: { readonly index: Instrument }) {
  const quote = useQuote(symbol);
  const line = useSparkline(symbol);
  return (
    <a
      href={instrumentHref(symbol, kind)}
      className="press block rounded-control border border-line bg-surface px-3 py-2"
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
