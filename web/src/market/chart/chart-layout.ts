/** What stands in a chart besides bars and indicators: the previous close, the scale, the width of the bars, the gaps. */
import { registerOverlay, type AxisRange, type Chart } from 'klinecharts';
import type { CandlePage } from './bar-series.ts';
import { gapPlace } from './gaps.ts';
import type { Gap } from './live-bar.ts';
import { isLine, periods, type CandlePeriod } from './periods.ts';
import { timeSlots, widenedRange } from './time-share.ts';

export const CANDLE_PANE = 'candle_pane';
export const PANE_HEIGHT = 84;
const AXIS_GAP = { top: 0.14, bottom: 0.08 };
const GAP_PX_MIN = 5;
/** What the highest price needs above it for its own figure. */
const HIGH_MARK_PX = 16;

const plain = {
  totalStep: 2,
  lock: true,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
} as const;

registerOverlay({
  ...plain,
  name: 'previousClose',
  styles: { line: { style: 'dashed', size: 1.5, dashedValue: [9, 6] } },
  createPointFigures: ({ coordinates: [at], bounding, overlay }) =>
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
            styles: { color: overlay.extendData },
            ignoreEvent: true,
          },
        ],
});

interface GapLook {
  readonly gap: Gap;
  readonly label: string;
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
}

registerOverlay<GapLook>({
  ...plain,
  name: 'gap',
  createPointFigures({ chart, overlay, bounding, xAxis }) {
    const { gap, label, fill, edge, ink } = overlay.extendData;
    const place = gapPlace(chart.getDataList(), gap);
    if (place === null || xAxis === null) return [];
    const half = chart.getBarSpace().halfBar;
    let left = xAxis.convertToPixel(place.before) + half;
    let right = xAxis.convertToPixel(place.after) - half;
    if (right - left < GAP_PX_MIN) [left, right] = [(left + right - GAP_PX_MIN) / 2, (left + right + GAP_PX_MIN) / 2];
    if (right < 0 || left > bounding.width) return [];
    const box = { x: left, y: 0, width: right - left, height: bounding.height };
    const dashed = {
      style: 'stroke_fill',
      color: fill,
      borderColor: edge,
      borderStyle: 'dashed',
      borderDashedValue: [3, 3],
    };
    const words = { x: (left + right) / 2, y: bounding.height - 6, text: label, align: 'center', baseline: 'bottom' };
    const bare = { color: ink, backgroundColor: 'transparent', borderSize: 0 };
    return [
      { type: 'rect', attrs: box, styles: { ...dashed, borderSize: 1 }, ignoreEvent: true },
      ...(right - left > 60 ? [{ type: 'text', attrs: words, styles: bare, ignoreEvent: true }] : []),
    ];
  },
});

/** Time-share keeps the previous close in sight and stitched; the other periods let the prices fill the pane. */
export function showPreviousClose(
  chart: Chart,
  period: CandlePeriod,
  { page, color }: { readonly page: CandlePage | null; readonly color: string },
): void {
  chart.removeOverlay({ name: 'previousClose' });
  if (!isLine(period) || page === null) return;
  chart.createOverlay({ name: 'previousClose', points: [{ value: previousCloseOf(page) }], extendData: color });
}

export function previousCloseOf({ previousClose, priceScale }: CandlePage): number {
  return previousClose / 10 ** priceScale;
}

export function showScale(
  chart: Chart,
  period: CandlePeriod,
  options: {
    readonly page: CandlePage | null;
    /** Set while another instrument is compared: the axis is percent. */
    readonly compared: ((chart: Chart, range: AxisRange) => AxisRange) | null;
    /** The height of the legends above the candles. */
    readonly legendPx: number;
  },
): void {
  const { page, compared, legendPx } = options;
  chart.overrideYAxis({
    paneId: CANDLE_PANE,
    name: compared === null ? 'normal' : 'percentage',
    gap: legendPx === 0 ? AXIS_GAP : { ...AXIS_GAP, top: topGap(chart, legendPx + HIGH_MARK_PX) },
    scrollZoomEnabled: false,
    createRange: ({ defaultRange }) => {
      const range = isLine(period) && page !== null ? widenedRange(defaultRange, previousCloseOf(page)) : defaultRange;
      return compared === null ? range : compared(chart, range);
    },
  });
}

/** The share of the prices' range that leaves so many pixels above the highest. */
function topGap(chart: Chart, px: number): number {
  const height = chart.getSize(CANDLE_PANE, 'main')?.height ?? 0;
  return height <= 2 * px ? 1 : (px * (1 + AXIS_GAP.bottom)) / (height - px);
}

export function showGaps(chart: Chart, gaps: readonly Gap[], look: Omit<GapLook, 'gap'>): void {
  chart.removeOverlay({ name: 'gap' });
  for (const gap of gaps) {
    const points = [{ timestamp: gap.from, value: 0 }];
    chart.createOverlay({ name: 'gap', points, zLevel: -1, extendData: { ...look, gap } });
  }
}

/** A span that is shown whole takes the width of the pane; the others show bars of a readable width, ending now. */
export function fitSpan(chart: Chart, period: CandlePeriod, page: CandlePage | null): void {
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
