/** What one scan finds, strongest first, with the figures compared and since when. A row opens the chart with it drawn. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { runScan } from '@bahi/contract/scans/calls.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { useInstruments } from '../../data/instruments.ts';
import { usePricesPaused, useQuote } from '../../data/live.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Change } from '../../ui/change.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Nudge } from '../../ui/nudge.tsx';
import { PriceCell } from '../../ui/price-cell.tsx';
import { scanTexts } from './scan-texts.ts';
import { chartOf, scanFigure, type ScanKey } from './scans.ts';

type Find = OutputOf<typeof runScan>['rows'][number];

const EVERY_MS = 30_000;

export function ScanFinds({ scan }: { readonly scan: ScanKey }) {
  const t = useTexts(scanTexts);
  const [isPaused] = usePricesPaused();
  const finds = usePagedCall(runScan, { scan }, { refetchMs: isPaused ? false : EVERY_MS });
  return (
    <>
      <div className="flex flex-col gap-3 px-4 py-3">
        <p className="max-w-prose text-pretty">{t.scan[scan].meaning}</p>
        <Nudge tone="info">{t.note}</Nudge>
        {finds.data !== undefined && <p className="num text-small text-ink-2">{t.count(finds.total)}</p>}
      </div>
      <Loaded from={finds} empty={<EmptyState>{t.none}</EmptyState>}>
        {(rows) => (
          <>
            <ul aria-label={t.scan[scan].name} className="border-b border-line">
              {rows.map((find) => (
                <li key={find.quote.symbol} className="@container">
                  <FindRow scan={scan} find={find} />
                </li>
              ))}
            </ul>
            <LoadMore from={finds} />
          </>
        )}
      </Loaded>
    </>
  );
}

function FindRow({ scan, find: { quote, values, since } }: { readonly scan: ScanKey; readonly find: Find }) {
  const t = useTexts(scanTexts);
  const { units } = useCommonTexts();
  const { bySymbol } = useInstruments();
  const live = useQuote(quote.symbol) ?? quote;
  const instrument = bySymbol.get(quote.symbol);
  const digits = instrument?.priceScale ?? 2;
  const words = t.scan[scan].figures;
  return (
    <a
      href={href('/market/stockDetail', { symbol: quote.symbol, ...chartOf(scan) })}
      className="grid min-h-15 grid-cols-[minmax(0,1fr)_104px] items-center gap-x-3 border-t border-line bg-surface px-4 py-2 focus-visible:-outline-offset-2 @min-[600px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_104px]"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">{instrument?.name ?? quote.symbol}</span>
        <span className="block truncate text-small text-ink-3">{quote.symbol}</span>
      </span>
      <span className="num order-last col-span-2 flex flex-wrap gap-x-3 text-small text-ink-2 @min-[600px]:order-none @min-[600px]:col-span-1">
        {values.map((value, at) => (
          <span key={words[at] ?? at}>
            {words[at]} <span className="font-medium text-ink">{scanFigure(scan, value, digits, units)}</span>
          </span>
        ))}
        <span className="ml-auto text-ink-3">{t.since(formatBusinessDate(since))}</span>
      </span>
      <span className="min-w-0">
        <PriceCell price={live.last} digits={digits} align="right" className="font-semibold" />
        <Change rate={live.changeRate} align="right" className="text-small font-medium" />
      </span>
    </a>
  );
}
