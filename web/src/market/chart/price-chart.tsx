/**
 * The chart itself, over klinecharts: a chunk of its own, loaded on the detail screens only. It draws; periods,
 * indicators and the table stand around it (chart-panel.tsx).
 */
import type { Chart } from 'klinecharts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePricesPaused, useQuote } from '../../data/live.ts';
import { createCandleFeed, type CandleFailure, type CandleFeed, type CandlePage } from './candle-feed.ts';
import { hasOwnPane, type Indicator } from './chart-indicators.ts';
import { createChart } from './chart-instance.ts';
import { PANE_HEIGHT, fitSpan, showIndicators, showPreviousClose } from './chart-layout.ts';
import { chartStyles, chartTokens } from './chart-styles.ts';
import type { ChartBar } from './live-bar.ts';
import { readCandles } from './read-candles.ts';
import { isLine, periods, type Adjustment, type CandlePeriod } from './periods.ts';

export interface PriceChartProps {
  readonly symbol: string;
  readonly period: CandlePeriod;
  readonly adjust: Adjustment;
  readonly chosen: readonly Indicator[];
  readonly priceScale: number;
  /** Spoken: what the picture shows. */
  readonly label: string;
  /** Whether the market is open and connected, so that bars move. */
  readonly isLive: boolean;
  /** Which way the day goes. */
  readonly direction: -1 | 0 | 1;
  /** Looks of the document that the canvas must follow: theme, palette, text size. */
  readonly look: string;
  readonly formatVolume: (value: number) => string;
  /** The bar under the crosshair; null when it is off. */
  readonly onCrosshair: (bar: ChartBar | null) => void;
  /** The last bar, whenever it moves. */
  readonly onLast: (bar: ChartBar | null) => void;
  readonly onLoaded: (page: CandlePage, bars: readonly ChartBar[]) => void;
  readonly onFailure: (failure: CandleFailure) => void;
  /** Gives the controls a handle: zoom and back to now. */
  readonly controls: { current: ChartControls | null };
}

export interface ChartControls {
  readonly zoom: (scale: number) => void;
  readonly toLatest: () => void;
}

const AXIS_HEIGHT = 26;
const HEAL_MS = 15_000;
/** Backward-adjusted bars do not move with ticks, so they are read more often. */
const HEAL_ADJUSTED_MS = 3_000;

export default function PriceChart(props: PriceChartProps) {
  const { symbol, period, adjust, chosen, priceScale, label, isLive, direction, look } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  // First of the effects: those below read it.
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [chart, setChart] = useState<Chart | null>(null);
  const feed = useRef<CandleFeed | null>(null);
  const page = useRef<CandlePage | null>(null);
  const quote = useQuote(symbol);
  const [isPaused] = usePricesPaused();

  useEffect(() => {
    const made = createChart(box.current!, latest);
    setChart(made.chart);
    return made.remove;
  }, []);

  useEffect(() => {
    if (chart === null) return;
    let isMoved = false;
    const onMoved = () => void (isMoved = true);
    const fit = () => fitSpan(chart, period, page.current);
    // What the reader zoomed or scrolled stays so.
    const refit = () => periods[period].isWhole && !isMoved && fit();
    const next = createCandleFeed({ symbol, period, adjust }, readCandles, {
      onFirst: (first, bars) => {
        page.current = first;
        showPreviousClose(chart, period, first);
        fit();
        latest.current.onLoaded(first, bars);
      },
      onLast: (bar) => latest.current.onLast(bar),
      onFailure: (failure) => latest.current.onFailure(failure),
      onBegun: refit,
    });
    feed.current?.stop();
    feed.current = next;
    latest.current.onLast(null);
    page.current = null;
    chart.setSymbol({ ticker: symbol, pricePrecision: priceScale, volumePrecision: 0 });
    chart.setPeriod(periods[period].chart);
    // Comes last: the loaders before it have stopped, so only this one reads.
    chart.setDataLoader(next.loader);
    const observer = new ResizeObserver(refit);
    observer.observe(box.current!);
    latest.current.controls.current = {
      zoom: (scale) => chart.zoomAtDataIndex(scale, chart.getVisibleRange().to - 1),
      toLatest: () => {
        isMoved = false;
        if (periods[period].isWhole) fit();
        else chart.scrollToRealTime();
      },
    };
    chart.subscribeAction('onScroll', onMoved);
    chart.subscribeAction('onZoom', onMoved);
    return () => {
      chart.unsubscribeAction('onScroll', onMoved);
      chart.unsubscribeAction('onZoom', onMoved);
      observer.disconnect();
      next.stop();
    };
  }, [chart, symbol, period, adjust, priceScale]);

  useEffect(() => {
    chart?.setStyles(chartStyles(chartTokens(box.current!), { isLine: isLine(period), direction }));
  }, [chart, period, direction, look]);

  useEffect(() => {
    if (chart !== null) showIndicators(chart, chosen);
  }, [chart, chosen]);

  useEffect(() => {
    if (quote !== undefined) feed.current?.receive(quote);
  }, [quote]);

  useEffect(() => {
    if (!isLive || isPaused) return;
    const every = adjust === 'backward' ? HEAL_ADJUSTED_MS : HEAL_MS;
    const timer = setInterval(() => document.visibilityState === 'visible' && void feed.current?.heal(), every);
    return () => clearInterval(timer);
  }, [isLive, isPaused, adjust]);

  const panes = chosen.filter(hasOwnPane).length;
  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className="w-full [--pane:236px] md:[--pane:280px] xl:[--pane:340px]"
      style={{ height: `calc(var(--pane) + ${panes * PANE_HEIGHT + AXIS_HEIGHT}px)` }}
    />
  );
}
