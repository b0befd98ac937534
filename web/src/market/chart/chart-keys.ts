/**
 * The chart by keyboard: arrows move the crosshair from bar to bar and its values are spoken; with a drawing tool in
 * hand they also move it up and down, and Enter sets a point. All other keys stay the page's.
 */
import type { Chart } from 'klinecharts';
import { CANDLE_PANE } from './chart-layout.ts';
import { firstAt } from './gaps.ts';
import type { ChartBar } from './live-bar.ts';

export interface ChartKeys {
  /** Whether the key was the chart's. */
  readonly press: (event: Pick<KeyboardEvent, 'key' | 'shiftKey'>, isDrawing: boolean) => boolean;
  readonly leave: () => void;
}

interface Listener {
  /** The bar under the crosshair, with its place among all; null when the crosshair goes. */
  readonly onBar: (bar: ChartBar | null, place: { readonly index: number; readonly count: number }) => void;
  readonly onPoint: (point: { readonly at: number; readonly price: number }) => void;
}

const FAR_BARS = 10;
/** Up and down: so many steps over the height. */
const PRICE_STEPS = 40;

export function createKeys(chart: Chart, { onBar, onPoint }: Listener): ChartKeys {
  /** By time: older bars may come before it meanwhile. */
  let at: number | null = null;
  let price: number | null = null;

  const moveTo = (index: number, isDrawing: boolean) => {
    const bars = chart.getDataList();
    const place = Math.min(Math.max(index, 0), bars.length - 1);
    const bar = bars[place];
    if (bar === undefined) return;
    at = bar.timestamp;
    if (!isDrawing || price === null) price = bar.close;
    reveal(chart, place);
    draw();
    onBar({ ...bar, volume: bar.volume ?? 0 }, { index: place, count: bars.length });
  };
  const draw = () => {
    const point = chart.convertToPixel({ timestamp: at ?? 0, value: price ?? 0 }, { paneId: CANDLE_PANE });
    if (!Array.isArray(point)) chart.executeAction('onCrosshairChange', { ...point, paneId: CANDLE_PANE });
  };
  const leave = () => {
    if (at === null) return;
    at = null;
    price = null;
    chart.executeAction('onCrosshairChange', {});
    onBar(null, { index: 0, count: 0 });
  };
  return {
    leave,
    press({ key, shiftKey }, isDrawing) {
      const bars = chart.getDataList();
      const last = bars.length - 1;
      const index = at === null ? null : firstAt(bars, at);
      const step = shiftKey ? FAR_BARS : 1;
      switch (key) {
        case 'ArrowLeft':
          moveTo(index === null ? last : index - step, isDrawing);
          return true;
        case 'ArrowRight':
          moveTo(index === null ? last : index + step, isDrawing);
          return true;
        case 'Home':
          moveTo(chart.getVisibleRange().from, isDrawing);
          return true;
        case 'End':
          moveTo(last, isDrawing);
          return true;
        case 'ArrowUp':
        case 'ArrowDown': {
          if (!isDrawing || price === null) return false;
          price += (key === 'ArrowUp' ? 1 : -1) * step * priceStep(chart);
          draw();
          return true;
        }
        case 'Enter':
        case ' ':
          if (!isDrawing) return false;
          if (at === null || price === null) moveTo(last, isDrawing);
          else onPoint({ at, price });
          return true;
        case 'Escape':
          if (at === null) return false;
          leave();
          return true;
        default:
          return false;
      }
    },
  };
}

/** Scrolls just so far that the bar is in view. */
function reveal(chart: Chart, index: number): void {
  const { realFrom, realTo } = chart.getVisibleRange();
  const bar = chart.getBarSpace().bar;
  if (index <= realFrom) chart.scrollByDistance((realFrom - index + 2) * bar);
  else if (index >= realTo - 1) chart.scrollByDistance((realTo - index - 3) * bar);
}

function priceStep(chart: Chart): number {
  const [top, bottom] = chart.convertFromPixel([{ y: 0 }, { y: chart.getSize(CANDLE_PANE)?.height ?? 1 }], {
    paneId: CANDLE_PANE,
  }) as { value?: number }[];
  return Math.abs((top?.value ?? 0) - (bottom?.value ?? 0)) / PRICE_STEPS;
}
