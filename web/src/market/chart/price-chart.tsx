/**
 * The chart itself, over klinecharts: a chunk of its own, loaded on the detail screens only. It draws what it is told;
 * periods, tools and the table stand around it (chart-panel.tsx).
 */
import type { Chart } from 'klinecharts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePricesPaused, useQuote } from '../../data/live.ts';
import type { Instrument } from '../../data/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { goToHash, href } from '../../shell/location.ts';
import type { CandleFailure, CandlePage } from './bar-series.ts';
import { createCandleFeed, type CandleFeed } from './candle-feed.ts';
import { createChart } from './chart-instance.ts';
import { createKeys, type ChartKeys } from './chart-keys.ts';
import { measureLegends } from './legend-room.ts';
import { PANE_HEIGHT, fitSpan, showGaps, showPreviousClose, showScale } from './chart-layout.ts';
import { chartStyles, chartTokens } from './chart-styles.ts';
import { hasOwnPane, type Study } from './indicators.ts';
import type { ChartBar, Gap } from './live-bar.ts';
import { isLine, periods, type Adjustment, type CandlePeriod } from './periods.ts';
import { drawPicture, type PictureWords } from './picture.ts';
import { readCandles } from './read-candles.ts';
import { comparedRange, type CompareRates } from './show-compare.ts';
import { showDrawings, startDrawing, stopDrawing, type DrawingListener } from './show-drawings.ts';
import { showLines, showMarks, type LineListener } from './show-marks.ts';
import { showStudies, type LegendWords } from './show-studies.ts';
import { tools, type Drawing, type DrawnPoint, type Tool } from './drawing.ts';
import { OwnLines } from './own-lines.tsx';
import { toolTexts } from './tool-texts.ts';
import { useComparison } from './use-comparison.ts';
import { useOwnMarks, type OwnMarks } from './use-own-marks.ts';

export interface ToolInHand {
  readonly tool: Tool;
  readonly text?: string;
  readonly isMagnet: boolean;
}

export interface PriceChartProps {
  readonly instrument: Instrument;
  readonly period: CandlePeriod;
  readonly adjust: Adjustment;
  readonly studies: readonly Study[];
  readonly legendWords: LegendWords;
  /** Another instrument on the same scale; null for none. */
  readonly compared: string | null;
  readonly drawings: readonly Drawing[];
  readonly areDrawingsHidden: boolean;
  readonly selected: string | null;
  readonly tool: ToolInHand | null;
  /** The oldest moment the drawings need. */
  readonly reach: number | undefined;
  /** Null while it is not known; drawings wait for it. */
  readonly factorAt: ((at: number) => number) | null;
  readonly gapLabel: string;
  /** Spoken: what the picture shows, and one bar in words. */
  readonly label: string;
  readonly describe: (bar: ChartBar) => string;
  /** Whether the market is open and connected, so that bars move. */
  readonly isLive: boolean;
  /** Which way the day goes. */
  readonly direction: -1 | 0 | 1;
  /** Looks of the document that the canvas must follow: theme, palette, text size. */
  readonly look: string;
  /** The drawing tools stand below it. */
  readonly isDrawing: boolean;
  /** Takes the height of its place instead of its own. */
  readonly isFilling: boolean;
  readonly formatVolume: (value: number) => string;
  /** The bar under the crosshair; null when it is off. */
  readonly onCrosshair: (bar: ChartBar | null) => void;
  /** The last bar, whenever it moves. */
  readonly onLast: (bar: ChartBar | null) => void;
  readonly onCompared: (rates: CompareRates | null) => void;
  readonly onCompareFailure: (failure: CandleFailure) => void;
  readonly onLoaded: (page: CandlePage, bars: readonly ChartBar[]) => void;
  readonly onGaps: (gaps: readonly Gap[]) => void;
  readonly onFailure: (failure: CandleFailure) => void;
  readonly onDrawn: (points: readonly DrawnPoint[]) => void;
  readonly onMoved: (id: string, points: readonly DrawnPoint[]) => void;
  readonly onSelected: (id: string | null) => void;
  /** Gives the controls a handle. */
  readonly controls: { current: ChartControls | null };
}

export interface ChartControls {
  readonly zoom: (scale: number) => void;
  readonly toLatest: () => void;
  /** Ends a stroke that was set point by point. */
  readonly finish: () => void;
  readonly picture: (words: PictureWords) => HTMLCanvasElement;
}

const AXIS_HEIGHT = 26;
/** More rows of legends make the chart taller, not its candles smaller. */
const ONE_LEGEND_PX = 18;
const HEAL_MS = 15_000;
/** Backward-adjusted bars do not move with ticks, so they are read more often. */
const HEAL_ADJUSTED_MS = 3_000;
/** So many bars before the oldest one in view, the page before is read ahead. */
const AHEAD_BARS = 200;

export default function PriceChart(props: PriceChartProps) {
  const { instrument, period, adjust, studies, label, isLive, direction, look, tool, legendWords } = props;
  const { symbol, priceScale } = instrument;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  // First of the effects: those below read it.
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [chart, setChart] = useState<Chart | null>(null);
  const feed = useRef<CandleFeed | null>(null);
  const keys = useRef<ChartKeys | null>(null);
  /** Points set by keyboard, of the tool in hand. */
  const set = useRef<DrawnPoint[]>([]);
  const isHeld = useRef(false);
  const [loaded, setLoaded] = useState<CandlePage | null>(null);
  const isLoaded = loaded?.symbol === symbol && loaded.period === period && loaded.adjust === adjust;
  const page = isLoaded ? loaded : null;
  /** Grows when older bars came or a line was let go, so that what hangs on times finds its place. */
  const [extent, setExtent] = useState(0);
  const [spoken, setSpoken] = useState({ index: 0, count: 0, text: '' });
  const quote = useQuote(symbol);
  const [isPaused] = usePricesPaused();
  const comparison = useComparison(chart, { ...props, page, extent });
  const { letters } = useTexts(toolTexts).own;
  const own = useOwnMarks(instrument);
  const ownNow = useRef(own);
  useLayoutEffect(() => {
    ownNow.current = own;
  });
  const [legendPx, setLegendPx] = useState(0);
  /** Width and height: what is laid out by pixels is laid out anew. */
  const [size, setSize] = useState('');

  const [listener] = useState((): DrawingListener => ({
    onDrawn: (points) => latest.current.onDrawn(points),
    onMoved: (id, points) => latest.current.onMoved(id, points),
    onSelected: (id) => latest.current.onSelected(id),
    onHeld: (next) => void (isHeld.current = next),
    factorAt: (at) => latest.current.factorAt?.(at) ?? 1,
  }));

  const [lineListener] = useState((): LineListener => ({
    onHeld: (next) => {
      isHeld.current = next;
      if (!next) setExtent((count) => count + 1);
    },
    onDragged: ({ id, kind }) => openLine(ownNow.current.lines.find((line) => line.id === id && line.kind === kind)),
  }));

  useEffect(() => {
    const made = createChart(box.current!, {
      formatVolume: (value) => latest.current.formatVolume(value),
      onCrosshair: (bar, index) => {
        latest.current.onCrosshair(bar);
        comparison.current?.look(index);
      },
      isHeld: () => isHeld.current || latest.current.tool !== null,
    });
    keys.current = createKeys(made.chart, {
      onBar: (bar, { index, count }) => {
        latest.current.onCrosshair(bar);
        comparison.current?.look(bar === null ? null : index);
        setSpoken({ index, count, text: bar === null ? '' : latest.current.describe(bar) });
      },
      onPoint: (point) => {
        const inHand = latest.current.tool;
        if (inHand === null) return;
        const price = point.price / listener.factorAt(point.at);
        set.current = [...set.current, { at: point.at, price }];
        if (set.current.length >= tools[inHand.tool]) latest.current.onDrawn(set.current.splice(0));
      },
    });
    setChart(made.chart);
    return made.remove;
  }, [comparison, listener]);

  useEffect(() => {
    if (chart === null) return;
    let isMoved = false;
    const onMoved = () => void (isMoved = true);
    let first: CandlePage | null = null;
    const fit = () => fitSpan(chart, period, first);
    // What the reader zoomed or scrolled stays so.
    const refit = () => periods[period].isWhole && !isMoved && fit();
    const next = createCandleFeed({ symbol, period, adjust }, readCandles, {
      reach: () => latest.current.reach,
      onFirst: (answer, bars) => {
        first = answer;
        setLoaded(answer);
        fit();
        latest.current.onLoaded(answer, bars);
        latest.current.onGaps(next.gaps());
      },
      onLast: (bar) => latest.current.onLast(bar),
      onFailure: (failure) => latest.current.onFailure(failure),
      onBegun: refit,
      onOlder: () => {
        setExtent((count) => count + 1);
        latest.current.onGaps(next.gaps());
      },
      list: () => chart.getDataList(),
    });
    feed.current?.stop();
    feed.current = next;
    latest.current.onLast(null);
    chart.setSymbol({ ticker: symbol, pricePrecision: priceScale, volumePrecision: 0 });
    chart.setPeriod(periods[period].chart);
    // Comes last: the loaders before it have stopped, so only this one reads.
    chart.setDataLoader(next.loader);
    const observer = new ResizeObserver(([entry]) => {
      if (periods[period].isWhole) fit();
      if (entry !== undefined) setSize(`${entry.contentRect.width} ${entry.contentRect.height}`);
    });
    observer.observe(box.current!);
    latest.current.controls.current = {
      zoom: (scale) => chart.zoomAtDataIndex(scale, chart.getVisibleRange().to - 1),
      toLatest: () => {
        isMoved = false;
        if (periods[period].isWhole) fit();
        else chart.scrollToRealTime();
      },
      finish: () => set.current.length > 1 && latest.current.onDrawn(set.current.splice(0)),
      picture: (words) => drawPicture(chart, chartTokens(box.current!), words),
    };
    const onRange = () => chart.getVisibleRange().from < AHEAD_BARS && isMoved && next.prefetch();
    chart.subscribeAction('onScroll', onMoved);
    chart.subscribeAction('onZoom', onMoved);
    chart.subscribeAction('onVisibleRangeChange', onRange);
    return () => {
      chart.unsubscribeAction('onScroll', onMoved);
      chart.unsubscribeAction('onZoom', onMoved);
      chart.unsubscribeAction('onVisibleRangeChange', onRange);
      observer.disconnect();
      next.stop();
    };
  }, [chart, symbol, period, adjust, priceScale]);

  const { compared, gapLabel, areDrawingsHidden, drawings, selected, factorAt } = props;
  useEffect(() => {
    chart?.setStyles(chartStyles(chartTokens(box.current!), { isLine: isLine(period), direction }));
  }, [chart, period, direction, look]);

  useEffect(() => {
    if (chart === null) return;
    showPreviousClose(chart, period, { page, color: chartTokens(box.current!).ink3 });
    showScale(chart, period, { page, compared: compared === null ? null : comparedRange, legendPx });
  }, [chart, period, page, compared, look, legendPx, size]);

  useEffect(() => {
    if (chart === null) return;
    const { sunk, ink2, ink3 } = chartTokens(box.current!);
    showGaps(chart, feed.current?.gaps() ?? [], { label: gapLabel, fill: `${sunk}f0`, edge: ink3, ink: ink2 });
  }, [chart, page, extent, gapLabel, look]);

  useEffect(() => {
    if (chart === null) return;
    showStudies(chart, studies, { period, words: legendWords, digits: priceScale });
    measureLegends(chart, { digits: priceScale, onRoom: setLegendPx });
  }, [chart, studies, period, legendWords, priceScale, page, size]);

  useEffect(() => {
    // A line in a hand is not taken away under it.
    if (chart === null || page === null || isHeld.current) return;
    const tokens = chartTokens(box.current!);
    showMarks(chart, own.marks, { spanMs: periods[period].spanMs, letters, tokens });
    // Scaled to the first shares, today's prices are no prices of orders.
    showLines(chart, adjust === 'backward' ? [] : own.lines, { tokens, listener: lineListener });
  }, [chart, page, extent, period, adjust, own, letters, lineListener, look]);

  useEffect(() => {
    if (chart === null || page === null || factorAt === null) return;
    showDrawings(chart, { drawings, isHidden: areDrawingsHidden, selected }, listener);
  }, [chart, page, extent, drawings, areDrawingsHidden, selected, factorAt, listener, look]);

  useEffect(() => {
    if (chart === null) return;
    set.current = [];
    if (tool === null) stopDrawing(chart);
    else startDrawing(chart, tool.tool, { text: tool.text, isMagnet: tool.isMagnet, listener });
  }, [chart, tool, listener]);

  useEffect(() => {
    if (quote !== undefined) feed.current?.receive(quote);
  }, [quote]);

  useEffect(() => {
    if (!isLive || isPaused) return;
    const heal = () => {
      if (document.visibilityState !== 'visible') return;
      void feed.current?.heal(Date.now());
      void comparison.current?.heal(Date.now());
    };
    const timer = setInterval(heal, adjust === 'backward' ? HEAL_ADJUSTED_MS : HEAL_MS);
    // Back in the market, from another tab or from a lock: what was missed comes at once.
    heal();
    document.addEventListener('visibilitychange', heal);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', heal);
    };
  }, [isLive, isPaused, adjust, comparison]);

  const panes = studies.filter(hasOwnPane).length;
  const lower = panes * PANE_HEIGHT + AXIS_HEIGHT + Math.max(0, legendPx - ONE_LEGEND_PX);
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, spoken.count - 1)}
        aria-valuenow={spoken.index}
        aria-valuetext={spoken.text}
        data-chart
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && keys.current?.press(event, tool !== null)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        onFocus={() => {
          const bars = chart?.getDataList() ?? [];
          const bar = bars.at(-1);
          const place = { index: bars.length - 1, count: bars.length };
          if (bar !== undefined) setSpoken({ ...place, text: props.describe({ ...bar, volume: bar.volume ?? 0 }) });
        }}
        onBlur={() => keys.current?.leave()}
        className={`w-full rounded-chip select-none [--pane:236px] md:[--pane:280px] xl:[--pane:340px] ${props.isFilling ? 'h-full' : ''}`}
        style={props.isFilling ? undefined : { height: `calc(var(--pane) + ${lower}px)` }}
      />
      {!props.isFilling && !props.isDrawing && <OwnLines symbol={symbol} own={own} />}
    </>
  );
}

/** Where a line that was dragged is changed: its slip. An alert's line stays where it is. */
function openLine(line: OwnMarks['lines'][number] | undefined): void {
  if (line?.slip) goToHash(href('/trade/positionDetail', line.slip));
}
