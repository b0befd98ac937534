/** The chart with everything around it: periods, values, tools, what it says about itself, and its sheets. */
import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import { formatDate, formatPrice, signOf } from '@bahi/core/format.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useIsClosed } from '../../data/market-session.ts';
import type { CallFailure } from '../../data/query-client.ts';
import { createStore, useStore } from '../../data/store.ts';
import { useConnection } from '../../data/stream.ts';
import { useInstrument, type Instrument } from '../../data/instruments.ts';
import { marketZone } from '../../data/zone.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { setQuery } from '../../shell/location.ts';
import { usePane, useQuery } from '../../shell/pane.tsx';
import { toast } from '../../shell/toast.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import FailurePanel from '../../ui/failure-panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Delayed, Skeleton } from '../../ui/skeleton.tsx';
import { compactShares } from '../figures.ts';
import type { CandlePage } from './bar-series.ts';
import { ChartActions, type ChartSheet } from './chart-actions.tsx';
import { ChartNotes } from './chart-notes.tsx';
import { ChartReadout, describeBar } from './chart-readout.tsx';
import { CompareLegend } from './compare-legend.tsx';
import { familyOf, putDrawing, reachOf, tools, type DrawnPoint } from './drawing.ts';
import { FullScreenHead } from './full-screen-head.tsx';
import { hasOwnPane, parseDraw, shapeOf, withStudy, type Study } from './indicators.ts';
import type { ChartBar, Gap } from './live-bar.ts';
import {
  hasVolume as hasVolumeOf,
  isAdjustable,
  isLine,
  isMinutes,
  periodsOf,
  readPeriod,
  whyOnlyDays,
  type Adjustment,
  type CandlePeriod,
} from './periods.ts';
import type { ChartControls, ToolInHand } from './price-chart.tsx';
import type { CompareRates } from './show-compare.ts';
import { chartTexts } from './texts.ts';
import { useDocumentLook } from './use-document-look.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useKeptChart } from './use-kept-chart.ts';
import { usePriceFactors } from './use-price-factors.ts';

const PriceChart = lazy(() => import('./price-chart.tsx'));
const CandleTable = lazy(() => import('./candle-table.tsx'));
const IndicatorSheet = lazy(() => import('./indicator-sheet.tsx'));
const CompareSheet = lazy(() => import('./compare-sheet.tsx'));
const PictureSheet = lazy(() => import('./picture-sheet.tsx'));
const DrawingBar = lazy(() => import('./drawing-bar.tsx'));

/** The period a reader chose holds for the next instrument as well. */
const lastPeriod = createStore<CandlePeriod>('time');

export interface ChartPanelProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function ChartPanel({ instrument, quote }: ChartPanelProps) {
  const t = useTexts(chartTexts);
  const common = useCommonTexts();
  const { symbol, name, priceScale } = instrument;
  const hasVolume = hasVolumeOf(instrument);
  const [period, setPeriod] = usePeriod(instrument);
  const [adjust, setAdjust] = useState<Adjustment>(isAdjustable(instrument) ? 'forward' : 'none');
  const kept = useKeptChart(symbol, hasVolume);
  const { draw } = useQuery('/market/stockDetail');
  const drawn = useDrawnByLink(draw);
  const [openSheet, setOpenSheet] = useState<ChartSheet | null>(null);
  const closeSheet = () => setOpenSheet(null);
  const [isDrawing, setDrawing] = useState(false);
  const [tool, setTool] = useState<ToolInHand | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [compared, setCompared] = useState<string | null>(null);
  const other = useInstrument(compared);
  const [page, setPage] = useState<{ readonly key: string; readonly page: CandlePage; readonly count: number } | null>(
    null,
  );
  const [gaps, setGaps] = useState<readonly Gap[]>([]);
  const [failure, setFailure] = useState<{ readonly key: string; readonly result: CallFailure['result'] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [crosshair] = useState(() => createStore<ChartBar | null>(null));
  const [last] = useState(() => createStore<ChartBar | null>(null));
  const [rates] = useState(() => createStore<CompareRates | null>(null));
  const controls = useRef<ChartControls | null>(null);
  const panel = useRef<HTMLElement>(null);
  const [isFull, toggleFull] = useFullScreen(panel);
  const isClosed = useIsClosed(instrument);
  const { isOnline } = useConnection();
  const look = useDocumentLook();
  const key = `${symbol} ${period} ${adjust} ${attempt}`;
  const shownFailure = failure?.key === key ? failure.result : null;
  const shown = page?.key === key ? page : null;
  const family = familyOf(period);
  const here = useMemo(() => kept.drawings.filter((drawing) => drawing.family === family), [kept.drawings, family]);
  const factorAt = usePriceFactors(symbol, adjust, kept.drawings.length > 0 || tool !== null);
  const studies = useMemo(
    () => studiesShown(kept.studies, { drawn, period, hasVolume }),
    [kept.studies, drawn, period, hasVolume],
  );
  const finish = (points: readonly DrawnPoint[]) => {
    // A double press ends a drawing early: half a line is none.
    const isWhole =
      tool !== null && (tools[tool.tool] === Infinity ? points.length > 1 : points.length === tools[tool.tool]);
    if (!isWhole) return setTool(tool === null ? null : { ...tool });
    const text = tool.text === undefined ? {} : { text: tool.text };
    kept.setDrawings(putDrawing(kept.drawings, { id: newId(), tool: tool.tool, family, points, ...text }));
    setTool(null);
  };
  const move = (id: string, points: readonly DrawnPoint[]) => {
    const drawing = kept.drawings.find((each) => each.id === id);
    if (drawing !== undefined) kept.setDrawings(putDrawing(kept.drawings, { ...drawing, points }));
  };
  const panes = studies.filter(hasOwnPane).length;
  return (
    <section
      ref={panel}
      aria-label={t.title}
      className={cx('border-b border-line bg-surface', isFull && 'fixed inset-0 z-30 flex flex-col')}
    >
      {isFull && <FullScreenHead instrument={instrument} quote={quote} />}
      <Segments
        look="line"
        label={t.periods.label}
        value={period}
        onChange={setPeriod}
        items={periodsOf(instrument).map((each) => ({ key: each, text: t.periods[each] }))}
      />
      <div
        role="tabpanel"
        aria-label={t.periods[period]}
        className={cx('px-4 pb-2', isFull && 'flex min-h-0 flex-1 flex-col')}
      >
        <ChartReadout crosshair={crosshair} last={last} period={period} digits={priceScale} hasVolume={hasVolume} />
        {other !== undefined && (
          <CompareLegend own={instrument} other={other} rates={rates} onStop={() => setCompared(null)} />
        )}
        <div className={cx('relative', isFull && 'min-h-0 flex-1')}>
          <Suspense fallback={<ChartPlace panes={panes} isFilling={isFull} />}>
            <PriceChart
              key={attempt}
              instrument={instrument}
              period={period}
              adjust={adjust}
              studies={studies}
              legendWords={t.legend}
              compared={compared}
              drawings={here}
              areDrawingsHidden={kept.areDrawingsHidden}
              selected={selected}
              tool={tool}
              reach={reachOf(kept.drawings, period)}
              factorAt={factorAt}
              gapLabel={t.gap}
              label={t.label(name, t.periods[period])}
              describe={(bar) => describeBar(bar, { t, period, digits: priceScale, hasVolume, units: common.units })}
              isLive={!isClosed && isOnline}
              direction={signOf(quote?.change ?? null, priceScale)}
              look={look}
              isDrawing={isDrawing}
              isFilling={isFull}
              formatVolume={(value) => compactShares(value, common.units)}
              onCrosshair={crosshair.set}
              onLast={last.set}
              onCompared={rates.set}
              onCompareFailure={() => {
                setCompared(null);
                toast(t.notCompared(other?.name ?? ''));
              }}
              onLoaded={(first, bars) => setPage({ key, page: first, count: bars.length })}
              onGaps={setGaps}
              onFailure={(result) => setFailure({ key, result })}
              onDrawn={finish}
              onMoved={move}
              onSelected={setSelected}
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
              <EmptyState>{isLine(period) ? t.empty : t.emptyLong}</EmptyState>
            </div>
          )}
          {shownFailure !== null && (
            <div className="absolute inset-0 z-10 overflow-hidden bg-surface">
              <FailurePanel failure={shownFailure} onRetry={() => setAttempt(attempt + 1)} />
            </div>
          )}
        </div>
        <ChartNotes
          previousClose={isLine(period) ? formatPrice(quote?.previousClose, priceScale) : null}
          gapCount={shown === null ? 0 : gaps.length}
          onlyDays={whyOnlyDays(instrument)}
          drawn={drawn}
          onRemoveDrawn={() => setQuery({ draw: undefined })}
          onKeepDrawn={(study) => {
            kept.setStudies(withStudy(kept.studies, study));
            setQuery({ draw: undefined });
          }}
          isShort={isFull}
        />
        <Suspense>
          {!isDrawing && (
            <ChartActions
              adjust={isAdjustable(instrument) ? adjust : null}
              onAdjust={setAdjust}
              onDraw={() => setDrawing(true)}
              onOpen={setOpenSheet}
              isFull={isFull}
              onFull={toggleFull}
              controls={controls}
            />
          )}
          {isDrawing && (
            <DrawingBar
              kept={kept}
              family={family}
              tool={tool}
              onTool={setTool}
              selected={selected}
              onSelect={setSelected}
              onFinish={() => controls.current?.finish()}
              onClose={() => {
                setDrawing(false);
                setTool(null);
              }}
            />
          )}
        </Suspense>
      </div>
      <Suspense>
        {openSheet === 'indicators' && (
          <IndicatorSheet
            studies={kept.studies}
            hasVolume={hasVolume}
            onChange={kept.setStudies}
            onClose={closeSheet}
          />
        )}
        {openSheet === 'compare' && (
          <CompareSheet
            symbol={symbol}
            chosen={compared}
            hasMinutes={isMinutes(period)}
            onChoose={(next) => {
              setCompared(next);
              closeSheet();
            }}
            onClose={closeSheet}
          />
        )}
        {openSheet === 'picture' && (
          <PictureSheet
            instrument={instrument}
            quote={quote}
            period={period}
            adjust={isAdjustable(instrument) ? adjust : null}
            other={other ?? null}
            rates={rates.get()}
            dataDate={last.get() === null ? null : formatDate(last.get()!.timestamp, marketZone())}
            draw={(words) => controls.current?.picture(words) ?? null}
            onClose={closeSheet}
          />
        )}
        {openSheet === 'table' && (
          <CandleTable
            title={t.tableTitle(name, t.periods[period])}
            question={{ symbol, period, adjust }}
            hasVolume={hasVolume}
            onClose={closeSheet}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The chart's own height before it is here, so that nothing moves when it comes. */
function ChartPlace({ panes, isFilling }: { readonly panes: number; readonly isFilling: boolean }) {
  return (
    <div
      aria-busy="true"
      className="w-full [--pane:236px] md:[--pane:280px] xl:[--pane:340px]"
      style={isFilling ? { height: '100%' } : { height: `calc(var(--pane) + ${panes * 84 + 26}px)` }}
    />
  );
}

/** The reader's own, the one a link asked for, and in time-share the average price; none without the figures it needs. */
function studiesShown(
  own: readonly Study[],
  {
    drawn,
    period,
    hasVolume,
  }: { readonly drawn: Study | null; readonly period: CandlePeriod; readonly hasVolume: boolean },
): readonly Study[] {
  const asked = drawn === null ? own : withStudy(own, drawn);
  const all = isLine(period) ? withStudy(asked, { name: 'AVP', params: [] }) : asked;
  return all.filter(({ name }) => hasVolume || shapeOf(name).needsVolume !== true);
}

/** `?draw=MA.50.200`: what a scan found, drawn for this visit. */
function useDrawnByLink(draw: string | undefined): Study | null {
  const { isPrimary } = usePane();
  return useMemo(() => (isPrimary ? parseDraw(draw) : null), [isPrimary, draw]);
}

function usePeriod(instrument: Instrument): readonly [CandlePeriod, (next: CandlePeriod) => void] {
  const { isPrimary } = usePane();
  const { period } = useQuery('/market/stockDetail');
  const last = useStore(lastPeriod);
  const change = (next: CandlePeriod) => {
    lastPeriod.set(next);
    if (isPrimary) setQuery({ period: next });
  };
  return [readPeriod(isPrimary && period !== undefined ? period : last, periodsOf(instrument)), change];
}

let lastId = 0;

function newId(): string {
  return `${Date.now().toString(36)}-${(lastId += 1)}`;
}
