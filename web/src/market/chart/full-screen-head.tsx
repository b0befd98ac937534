/** What stays in sight over a chart in full screen: which instrument, its price, and that the market is a practice one. */
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { Change } from '../../ui/change.tsx';
import { PriceCell } from '../../ui/price-cell.tsx';

export function FullScreenHead({
  instrument: { name, symbol, priceScale, source },
  quote,
}: {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}) {
  const t = useCommonTexts();
  return (
    <div className="flex min-h-9 flex-wrap items-baseline gap-x-3 px-4 pt-1">
      <span className="font-semibold">{name}</span>
      <span className="num text-small text-ink-3">{symbol}</span>
      <PriceCell price={quote?.last} digits={priceScale} className="font-semibold" />
      {quote !== undefined && quote.change !== null && (
        <Change amount={quote.change} rate={quote.changeRate} digits={priceScale} />
      )}
      {source === 'practice' && (
        <span className="ml-auto rounded-chip bg-waiting px-2 text-small font-semibold text-on-waiting">
          {t.practice}
        </span>
      )}
    </div>
  );
}
