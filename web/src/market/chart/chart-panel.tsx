/** The chart with its controls: periods, adjustment, indicators, zoom, the bar under the crosshair, and the table. */
import { Suspense, lazy, useRef, useState } from 'react';
import ChartLine from 'lucide-react/icons/chart-line';
import ChevronDown from 'lucide-react/icons/chevron-down';
import SkipForward from 'lucide-react/icons/skip-forward';
import Table from 'lucide-react/icons/table';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { formatPrice, signOf } from '@bahi/core/format.ts';
import { getSession } from '@bahi/contract/market.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import type { CallFailure } from '../../data/query-client.ts';
import { createStore, useStore } from '../../data/store.ts';
import { useConnection } from '../../data/stream.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { setQuery } from '../../shell/location.ts';
import { usePane, useQuery } from '../../shell/pane.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import FailurePanel from '../../ui/failure-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Delayed, Skeleton } from '../../ui/skeleton.tsx';
import type { CandlePage } from './candle-feed.ts';
import { readIndicators, writeIndicators, type Indicator } from './chart-indicators.ts';
import { ChartReadout } from './chart-readout.tsx';
import { compactShares } from '../figures.ts';
import type { ChartBar } from './live-bar.ts';
import { adjustments, isLine, periodKeys, readPeriod, type Adjustment, type CandlePeriod } from './periods.ts';
import type { ChartControls } from './price-chart.tsx';
import { marketTexts } from '../texts.ts';
import { useDocumentLook } from './use-document-look.ts';

const PriceChart = lazy(() => import('./price-chart.tsx'));
const CandleTable = lazy(() => import('./candle-table.tsx'));
const IndicatorSheet = lazy(() => import('./indicator-sheet.tsx'));

/** The period a reader chose holds for the next instrument as well. */
const lastPeriod = createStore<CandlePeriod>('time');

export interface ChartPanelProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function ChartPanel({ instrument, quote }: ChartPanelProps) {
  const t = useTexts(marketTexts);
  const common = useCommonTexts();
  const [period, setPeriod] = usePeriod();
  const [adjust, setAdjust] = useState<Adjustment>('none');
  const [chosen, setChosen] = useState(readIndicators);
  const [openSheet, setOpenSheet] = useState<'indicators' | 'table' | null>(null);
  const closeSheet = () => setOpenSheet(null);
  const [page, setPage] = useState<{ readonly key: string; readonly page: CandlePage; readonly count: number } | null>(
    null,
  );
  const [failure, setFailure] = useState<{ readonly key: string; readonly result: CallFailure['result'] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [crosshair] = useState(() => createStore<ChartBar | null>(null));
  const [last] = useState(() => createStore<ChartBar | null>(null));
  const controls = useRef<ChartControls | null>(null);
  const isOpen = useCall(getSession, {}, { staleTimeMs: 60_000 }).data?.state === 'open';
  const { isOnline } = useConnection();
  const { symbol, name, kind, priceScale } = instrument;
  const key = `${symbol} ${period} ${adjust} ${attempt}`;
  const shownFailure = failure?.key === key ? failure.result : null;
  const shown = page?.key === key ? page : null;
  const choose = (next: readonly Indicator[]) => {
    setChosen(next);
    writeIndicators(next);
  };
  return (
    <section aria-label={t.chart.title} className="border-b border-line bg-surface">
      <Segments
        look="line"
        label={t.chart.periods.label}
        value={period}
        onChange={setPeriod}
        items={periodKeys.map((each) => ({ key: each, text: t.chart.periods[each] }))}
      />
      <div role="tabpanel" aria-label={t.chart.periods[period]} className="px-4 pb-2">
        <ChartReadout crosshair={crosshair} last={last} period={period} digits={priceScale} />
        <div className="relative">
          <Suspense fallback={<div className="h-[346px] md:h-[390px] xl:h-[450px]" aria-busy="true" />}>
            <PriceChart
              key={attempt}
              symbol={symbol}
              period={period}
              adjust={adjust}
              chosen={chosen}
              priceScale={priceScale}
              label={t.chart.label(name, t.chart.periods[period])}
              isLive={isOpen && isOnline}
              direction={signOf(quote?.change ?? null, priceScale)}
              look={useDocumentLook()}
              formatVolume={(value) => compactShares(value, common.units)}
              onCrosshair={crosshair.set}
              onLast={last.set}
              onLoaded={(first, bars) => setPage({ key, page: first, count: bars.length })}
              onFailure={(result) => setFailure({ key, result })}
              controls={controls}
            />
          </Suspense>
          {page === null && failure === null && (
            <div className="absolute inset-0 z-10 bg-surface">
              <Delayed>
                <Skeleton className="h-72 w-full" />
              </Delayed>
            </div>
          )}
          {shown?.count === 0 && (
            <div className="absolute inset-0 z-10 grid place-items-center bg-surface">
              <EmptyState>{t.chart.empty}</EmptyState>
            </div>
          )}
          {shownFailure !== null && (
            <div className="absolute inset-0 z-10 overflow-hidden bg-surface">
              <FailurePanel failure={shownFailure} onRetry={() => setAttempt(attempt + 1)} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span>{isLine(period) && <PreviousClose price={formatPrice(quote?.previousClose, priceScale)} />}</span>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpenSheet('table')}
            className="press -mr-2 flex min-h-11 items-center gap-1 rounded-control px-2 text-small font-semibold text-action"
          >
            <Table size={18} aria-hidden="true" />
            {t.chart.asTable}
          </button>
        </div>
        <div className="-mx-2 flex flex-wrap items-center">
          {kind === 'equity' && (
            <LazyMenu
              trigger={(props) => <TextButton {...props}>{t.chart.adjustments[adjust]}</TextButton>}
              items={adjustments.map((each) => ({
                key: each,
                text: <AdjustmentItem title={t.chart.adjustments[each]} help={t.chart.adjustHelp[each]} />,
                isOn: each === adjust,
                onPick: () => setAdjust(each),
              }))}
            />
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpenSheet('indicators')}
            className="press flex min-h-11 items-center gap-1 rounded-control px-2 text-small font-semibold text-action"
          >
            <ChartLine size={18} aria-hidden="true" />
            {t.chart.indicators}
          </button>
          <span className="ml-auto flex">
            <IconButton label={t.chart.zoomOut} onClick={() => controls.current?.zoom(0.8)}>
              <ZoomOut size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label={t.chart.zoomIn} onClick={() => controls.current?.zoom(1.25)}>
              <ZoomIn size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label={t.chart.toLatest} onClick={() => controls.current?.toLatest()}>
              <SkipForward size={20} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
      <Suspense>
        {openSheet === 'indicators' && <IndicatorSheet chosen={chosen} onChange={choose} onClose={closeSheet} />}
        {openSheet === 'table' && (
          <CandleTable
            title={t.chart.tableTitle(name, t.chart.periods[period])}
            question={{ symbol, period, adjust }}
            onClose={closeSheet}
          />
        )}
      </Suspense>
    </section>
  );
}

/** What the stitch in the chart stands for. */
function PreviousClose({ price }: { readonly price: string }) {
  const t = useTexts(marketTexts);
  return (
    <span className="num flex items-center gap-2 text-small text-ink-3">
      <svg width="24" height="2" aria-hidden="true">
        <line x1="0" x2="24" y1="1" y2="1" stroke="currentColor" strokeWidth="2" strokeDasharray="9 6" />
      </svg>
      {t.chart.previousClose(price)}
    </span>
  );
}

function usePeriod(): readonly [CandlePeriod, (next: CandlePeriod) => void] {
  const { isPrimary } = usePane();
  const { period } = useQuery('/market/stockDetail');
  const last = useStore(lastPeriod);
  const change = (next: CandlePeriod) => {
    lastPeriod.set(next);
    if (isPrimary) setQuery({ period: next });
  };
  return [isPrimary && period !== undefined ? readPeriod(period) : last, change];
}

function AdjustmentItem({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <span className="py-1.5">
      <span className="block font-medium">{title}</span>
      <span className="block text-small text-ink-2">{help}</span>
    </span>
  );
}

function TextButton({ children, ...rest }: React.ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className="press flex min-h-11 items-center gap-1 rounded-control px-2 text-small font-semibold text-action"
    >
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}
