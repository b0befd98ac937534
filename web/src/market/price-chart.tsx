/**
 * The chart itself, over klinecharts: a chunk of its own, loaded on the detail screens only. It draws; periods,
 * indicators and the table stand around it (chart-panel.tsx).
 */
import { dispose, init, registerOverlay, utils, type Chart, type Crosshair, type KLineData } from 'klinecharts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatPrice } from '@bahi/core/format.ts';
import { usePricesPaused, useQuote } from '../data/live.ts';
import type { CallFailure } from '../data/query-client.ts';
import { marketZone } from '../data/zone.ts';
import { createCandleFeed, type CandleFeed, type CandlePage } from './candle-feed.ts';
import { letPageScroll } from './chart-gestures.ts';
import { hasOwnPane, indicators, type Indicator } from './chart-indicators.ts';
import { chartStyles, chartTokens } from './chart-styles.ts';
import type { ChartBar } from './live-bar.ts';
import { isLine, periods, type Adjustment, type CandlePeriod } from './periods.ts';
import { timeSlots, widenedRange } from './time-share.ts';

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
  readonly onLoaded: (page: CandlePage, bars: readonly ChartBar[]) => void;
  readonly onFailure: (failure: CallFailure['result']) => void;
  /** Gives the controls a handle: zoom and back to now. */
  readonly controls: { current: ChartControls | null };
}

export interface ChartControls {
  readonly zoom: (scale: number) => void;
  readonly toLatest: () => void;
}

const CANDLE_PANE = 'candle_pane';
const PANE_HEIGHT = 84;
const AXIS_HEIGHT = 26;
const HEAL_MS = 15_000;
/** Backward-adjusted bars do not move with ticks, so they are read more often. */
const HEAL_ADJUSTED_MS = 3_000;

registerOverlay({
  name: 'previousClose',
  totalStep: 2,
  lock: true,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ coordinates: [at], bounding }) =>
    at === undefined
      ? []
      : [
          {
            type: 'line',
            attrs: {
              coordinates: [
                { x: 0, y: at.y },
                { x: bounding.width, y: at.y },
              ],
            },
            ignoreEvent: true,
          },
        ],
});

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
    const next = createCandleFeed(
      { symbol, period, adjust },
      {
        onFirst: (first, bars) => {
          page.current = first;
          showPreviousClose(chart, period, first);
          fit();
          latest.current.onLoaded(first, bars);
        },
        onFailure: (failure) => latest.current.onFailure(failure),
        onBegun: refit,
      },
    );
    feed.current?.stop();
    feed.current = next;
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
      className="w-full [--pane:210px] md:[--pane:280px] xl:[--pane:340px]"
      style={{ height: `calc(var(--pane) + ${panes * PANE_HEIGHT + AXIS_HEIGHT}px)` }}
    />
  );
}

function createChart(box: HTMLDivElement, latest: { readonly current: PriceChartProps }) {
  const chart = init(box, {
    timezone: marketZone(),
    styles: chartStyles(chartTokens(box), { isLine: true, direction: 0 }),
    hotkey: { enabled: false },
    decimalFold: { format: String },
    thousandsSeparator: { format: (value) => grouped(String(value)) },
    formatter: {
      // The spec writes dates with points.
      formatDate: ({ dateTimeFormat, timestamp, template }) =>
        utils.formatDate(dateTimeFormat, timestamp, template.replaceAll('-', '.')),
      formatBigNumber: (value) => latest.current.formatVolume(Number(value)),
    },
    layout: {
      // A session of 24 hours has 1,435 minutes, a phone 300 pixels for them.
      barSpaceLimit: { min: 0.15, max: 40 },
      pane: { minHeight: 48, dragEnabled: false, height: PANE_HEIGHT },
      yAxis: { scrollZoomEnabled: false, gap: { top: 0.14, bottom: 0.08 } },
    },
  })!;
  const canvas = box.firstElementChild as HTMLElement;
  canvas.style.touchAction = 'pan-y';
  // The picture takes no focus: what it shows is in the table, what it does is on the buttons.
  canvas.tabIndex = -1;
  canvas.ariaHidden = 'true';
  let crosshair: Crosshair = {};
  const onCrosshair = (data?: unknown) => {
    crosshair = data ?? {};
    const bar = crosshair.x === undefined ? undefined : crosshair.kLineData;
    latest.current.onCrosshair((bar as (KLineData & ChartBar) | undefined) ?? null);
  };
  chart.subscribeAction('onCrosshairChange', onCrosshair);
  const release = letPageScroll(box, () => crosshair.x !== undefined);
  return {
    chart,
    remove: () => {
      release();
      dispose(chart);
    },
  };
}

/** Time-share keeps the previous close in sight and stitched; the other periods let the prices fill the pane. */
function showPreviousClose(chart: Chart, period: CandlePeriod, { previousClose, priceScale }: CandlePage): void {
  const value = previousClose / 10 ** priceScale;
  chart.removeOverlay({ name: 'previousClose' });
  if (isLine(period)) chart.createOverlay({ name: 'previousClose', points: [{ value }] });
  chart.overrideYAxis({
    paneId: CANDLE_PANE,
    createRange: ({ defaultRange }) => (isLine(period) ? widenedRange(defaultRange, value) : defaultRange),
  });
}

/** A span that is shown whole takes the width of the pane; the others show bars of a readable width, ending now. */
function fitSpan(chart: Chart, period: CandlePeriod, page: CandlePage | null): void {
  const width = chart.getSize(CANDLE_PANE, 'main')?.width ?? 0;
  const count = chart.getDataList().length;
  if (!periods[period].isWhole) {
    if (chart.getBarSpace().bar < 2) chart.setBarSpace(8);
    return chart.setOffsetRightDistance(12);
  }
  if (width === 0 || count === 0) return;
  const slots = period === 'time' ? timeSlots(count, page?.session ?? null) : count + 1;
  chart.setBarSpace(width / slots);
  chart.setOffsetRightDistance(((slots - count) * width) / slots);
}

function showIndicators(chart: Chart, chosen: readonly Indicator[]): void {
  const shown = new Set(chart.getIndicators().map(({ name }) => name));
  for (const name of indicators) {
    const isWanted = chosen.includes(name);
    if (isWanted === shown.has(name)) continue;
    if (!isWanted) chart.removeIndicator({ name });
    else if (hasOwnPane(name)) chart.createIndicator({ name, paneId: `pane_${name}` });
    else chart.createIndicator({ name, paneId: CANDLE_PANE }, true);
  }
}

function grouped(text: string): string {
  const digits = text.split('.')[1]?.length ?? 0;
  return /^-?[0-9.]+$/.test(text) ? formatPrice(text, digits) : text;
}
