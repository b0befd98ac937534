/** Draws another instrument's line over the chart and turns the axis to percent. The numbers are compare.ts's. */
import { registerIndicator, type AxisRange, type Chart } from 'klinecharts';
import { CANDLE_PANE } from './chart-layout.ts';
import { alignCloses, baseFrom, ownScale, rateFrom, type CompareBase } from './compare.ts';
import type { ChartBar } from './live-bar.ts';

export interface Comparison {
  readonly bars: () => readonly ChartBar[];
  /** Older than this, its last close says nothing about a bar. */
  readonly ageMsMax: number;
  /** Both previous closes, in time-share; null takes the first bar in view. */
  readonly base: CompareBase | null;
  readonly color: string;
}

export interface CompareRates {
  readonly own: number;
  /** Null where the other has no price. */
  readonly other: number | null;
}

interface Shown extends Comparison {
  key: string;
  closes: readonly (number | null)[];
}

const NAME = 'COMPARE';
const WIDTH = 2;
const comparisons = new WeakMap<Chart, Shown>();

registerIndicator({
  name: NAME,
  shortName: '',
  series: 'price',
  figures: [],
  calc: (bars) => bars.map(() => ({})),
  createTooltipDataSource: () => ({ name: '', calcParamsText: '', features: [], legends: [] }),
  draw({ ctx, chart, xAxis, yAxis }) {
    const shown = comparisons.get(chart);
    const base = shown === undefined ? null : baseInView(chart, shown);
    if (shown === undefined || base === null) return true;
    const { from, to } = chart.getVisibleRange();
    ctx.beginPath();
    let isOn = false;
    for (let index = Math.max(0, from - 1); index <= Math.min(to, shown.closes.length - 1); index += 1) {
      const close = shown.closes[index] ?? null;
      if (close === null) {
        isOn = false;
        continue;
      }
      const [x, y] = [xAxis.convertToPixel(index), yAxis.convertToPixel(ownScale(close, base))];
      if (isOn) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
      isOn = true;
    }
    ctx.lineWidth = WIDTH;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = shown.color;
    ctx.stroke();
    return true;
  },
});

export function showComparison(chart: Chart, comparison: Comparison | null): void {
  if (comparison === null) {
    comparisons.delete(chart);
    chart.removeIndicator({ name: NAME });
    return;
  }
  comparisons.set(chart, { ...comparison, key: '', closes: [] });
  if (chart.getIndicators({ name: NAME }).length === 0) {
    chart.createIndicator({ name: NAME, paneId: CANDLE_PANE }, true);
  }
  redrawComparison(chart);
}

let version = 0;

/** The other's bars changed. */
export function redrawComparison(chart: Chart): void {
  const shown = comparisons.get(chart);
  if (shown === undefined) return;
  shown.key = '';
  chart.overrideIndicator({ name: NAME, extendData: (version += 1) });
}

/** The axis in percent, wide enough for both; the price axis as it is when nothing is compared. */
export function comparedRange(chart: Chart, range: AxisRange): AxisRange {
  const shown = comparisons.get(chart);
  if (shown === undefined) return range;
  const base = baseInView(chart, shown);
  const own = base?.own ?? shown.base?.own ?? firstClose(chart);
  let { from, to } = range;
  if (base !== null) {
    const view = chart.getVisibleRange();
    for (let index = view.from; index < view.to; index += 1) {
      const close = shown.closes[index] ?? null;
      if (close === null) continue;
      const price = ownScale(close, base);
      [from, to] = [Math.min(from, price), Math.max(to, price)];
    }
  }
  if (own === null) return range;
  const [realFrom, realTo] = [rateFrom(from, own), rateFrom(to, own)];
  const real = { realFrom, realTo, realRange: realTo - realFrom };
  return {
    ...real,
    from,
    to,
    range: to - from,
    displayFrom: realFrom,
    displayTo: realTo,
    displayRange: realTo - realFrom,
  };
}

/** How both stand at a bar, from the base in view; null before anything can be said. */
export function ratesAt(chart: Chart, index: number): CompareRates | null {
  const shown = comparisons.get(chart);
  const base = shown === undefined ? null : baseInView(chart, shown);
  const bar = chart.getDataList()[index];
  if (shown === undefined || base === null || bar === undefined) return null;
  const close = shown.closes[index] ?? null;
  return { own: rateFrom(bar.close, base.own), other: close === null ? null : rateFrom(close, base.other) };
}

function baseInView(chart: Chart, shown: Shown): CompareBase | null {
  const bars = chart.getDataList();
  const key = `${bars.length} ${bars[0]?.timestamp} ${bars.at(-1)?.timestamp}`;
  if (shown.key !== key) {
    shown.closes = alignCloses(bars, shown.bars(), shown.ageMsMax);
    shown.key = key;
  }
  return shown.base ?? baseFrom(bars, shown.closes, chart.getVisibleRange().from);
}

function firstClose(chart: Chart): number | null {
  return chart.getDataList()[chart.getVisibleRange().from]?.close ?? null;
}
