/** What stands in a chart besides its bars: the previous close, the width of the bars, the indicators. */
import { registerOverlay, type Chart } from 'klinecharts';
import type { CandlePage } from './candle-feed.ts';
import { hasOwnPane, indicators, type Indicator } from './chart-indicators.ts';
import { isLine, periods, type CandlePeriod } from './periods.ts';
import { timeSlots, widenedRange } from './time-share.ts';

export const CANDLE_PANE = 'candle_pane';
export const PANE_HEIGHT = 84;

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

/** Time-share keeps the previous close in sight and stitched; the other periods let the prices fill the pane. */
export function showPreviousClose(chart: Chart, period: CandlePeriod, { previousClose, priceScale }: CandlePage): void {
  const value = previousClose / 10 ** priceScale;
  chart.removeOverlay({ name: 'previousClose' });
  if (isLine(period)) chart.createOverlay({ name: 'previousClose', points: [{ value }] });
  chart.overrideYAxis({
    paneId: CANDLE_PANE,
    createRange: ({ defaultRange }) => (isLine(period) ? widenedRange(defaultRange, value) : defaultRange),
  });
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

/** Two decimals are enough for an indicator; long legends and large sums in short. */
const settings: Partial<
  Record<Indicator, { readonly calcParams?: number[]; readonly shouldFormatBigNumber?: boolean }>
> = {
  VOL: { calcParams: [5] },
  RSI: { calcParams: [6, 14] },
  OBV: { shouldFormatBigNumber: true },
};

export function showIndicators(chart: Chart, chosen: readonly Indicator[]): void {
  const shown = new Set(chart.getIndicators().map(({ name }) => name));
  for (const name of indicators) {
    const isWanted = chosen.includes(name);
    if (isWanted === shown.has(name)) continue;
    const paneId = hasOwnPane(name) ? `pane_${name}` : CANDLE_PANE;
    if (!isWanted) chart.removeIndicator({ name });
    else
      chart.createIndicator(
        { name, paneId, precision: name === 'VOL' ? 0 : 2, ...settings[name] },
        paneId === CANDLE_PANE,
      );
    // Room for the legend above what is drawn.
    if (isWanted && paneId !== CANDLE_PANE) chart.overrideYAxis({ paneId, gap: { top: 0.3, bottom: 0.02 } });
  }
}
