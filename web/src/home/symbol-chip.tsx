/** An instrument named by an article, with its price now. */
import { useInstrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { Change } from '../ui/change.tsx';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { PriceCell } from '../ui/price-cell.tsx';

export function SymbolChip({ symbol }: { readonly symbol: string }) {
  const instrument = useInstrument(symbol);
  const quote = useQuote(symbol);
  return (
    <a
      href={instrumentHref(symbol, instrument?.kind)}
      className="press inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-control border border-edge bg-surface px-3 py-1"
    >
      <span className="font-semibold">{instrument?.name ?? symbol}</span>
      <PriceCell price={quote?.last} digits={instrument?.priceScale ?? 2} />
      <Change rate={quote?.changeRate ?? null} className="text-small font-medium" />
    </a>
  );
}
