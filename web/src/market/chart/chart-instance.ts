/** Makes a klinecharts chart of our own: our zone and figures, none of its keys, gestures that leave the page its scroll. */
import { dispose, init, utils, type Chart, type Crosshair, type KLineData } from 'klinecharts';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketZone } from '../../data/zone.ts';
import { letPageScroll } from './chart-gestures.ts';
import { CANDLE_PANE, PANE_HEIGHT } from './chart-layout.ts';
import { chartStyles, chartTokens } from './chart-styles.ts';
import type { ChartBar } from './live-bar.ts';
import { timeTicks } from './time-axis.ts';

interface ChartListener {
  readonly formatVolume: (value: number) => string;
  /** The bar under the crosshair and its place; null when it is off. */
  readonly onCrosshair: (bar: ChartBar | null, index: number | null) => void;
  /** A hand draws or holds a drawing: no drag is the page's. */
  readonly isHeld: () => boolean;
}

export function createChart(
  box: HTMLDivElement,
  listener: ChartListener,
): { readonly chart: Chart; readonly remove: () => void } {
  const chart: Chart = init(box, {
    timezone: marketZone(),
    styles: chartStyles(chartTokens(box), { isLine: true, direction: 0 }),
    hotkey: { enabled: false },
    decimalFold: { format: String },
    thousandsSeparator: { format: (value) => grouped(String(value)) },
    formatter: {
      formatDate: ({ dateTimeFormat, timestamp, template }) =>
        utils.formatDate(dateTimeFormat, timestamp, dateTemplate(template, chart.getPeriod()?.type)),
      formatBigNumber: (value) => listener.formatVolume(Number(value)),
    },
    layout: {
      // A session of 24 hours has 1,435 minutes, a phone 300 pixels for them.
      barSpaceLimit: { min: 0.15, max: 40 },
      pane: { minHeight: 48, dragEnabled: false, height: PANE_HEIGHT },
      yAxis: { scrollZoomEnabled: false, gap: { top: 0.14, bottom: 0.08 } },
    },
  })!;
  // Written once a bar: the axis is drawn with every tick.
  const texts = new Map<number, string>();
  const textOf = (at: number) => {
    const text = texts.get(at) ?? formatDateTime(at, marketZone());
    texts.set(at, text);
    return text;
  };
  chart.overrideXAxis({
    createTicks: ({ bounding, range }) => {
      const bars = chart.getDataList();
      const from = Math.max(0, Math.floor(range.realFrom) - 1);
      const shown = bars.slice(from, Math.ceil(range.realTo) + 1);
      const place = chart.convertToPixel({ dataIndex: from }, { paneId: CANDLE_PANE });
      const first = Array.isArray(place) ? 0 : (place.x ?? 0);
      return timeTicks(
        shown.map(({ timestamp }, index) => ({ at: timestamp, x: first + index * chart.getBarSpace().bar })),
        { width: bounding.width, isMinutes: chart.getPeriod()?.type === 'minute', textOf },
      );
    },
  });
  const canvas = box.firstElementChild as HTMLElement;
  // With letPageScroll: nothing of the chart keeps the page from scrolling.
  canvas.style.touchAction = 'pan-y';
  canvas.style.overscrollBehavior = 'auto';
  // The box around it takes the focus and speaks for it.
  canvas.tabIndex = -1;
  canvas.ariaHidden = 'true';
  // The chart tells where its crosshair goes, not when it is gone: each touch takes it away unless the chart sets it anew.
  let isCrosshairOn = false;
  const showBar = (bar: ChartBar | null, index: number | null = null) => {
    isCrosshairOn = bar !== null;
    listener.onCrosshair(bar, index);
  };
  const onCrosshair = (data?: unknown) => {
    const { x } = (data ?? {}) as Crosshair;
    const point = x === undefined ? null : chart.convertFromPixel([{ x }], { paneId: CANDLE_PANE });
    const at = Array.isArray(point) ? point[0]?.dataIndex : undefined;
    if (at === undefined) return showBar(null);
    const index = Math.min(Math.max(at, 0), chart.getDataList().length - 1);
    showBar(barAt(chart.getDataList(), index), index);
  };
  const leave = () => showBar(null);
  chart.subscribeAction('onCrosshairChange', onCrosshair);
  box.addEventListener('touchstart', leave, { capture: true, passive: true });
  box.addEventListener('mouseleave', leave);
  const release = letPageScroll(box, () => isCrosshairOn || listener.isHeld());
  return {
    chart,
    remove: () => {
      release();
      box.removeEventListener('touchstart', leave, { capture: true });
      box.removeEventListener('mouseleave', leave);
      dispose(chart);
    },
  };
}

function barAt(bars: readonly KLineData[], at: number): ChartBar | null {
  const bar = bars[at];
  return bar === undefined ? null : { ...bar, volume: bar.volume ?? 0 };
}

/** With points, as the spec writes dates; a day has no time of day, whichever label asks. */
function dateTemplate(template: string, period: string | undefined): string {
  const dated = template.replaceAll('-', '.');
  return period === 'minute' ? dated : dated.replace(' HH:mm', '');
}

function grouped(text: string): string {
  if (text.endsWith('%')) return `${grouped(text.slice(0, -1))}%`;
  const digits = text.split('.')[1]?.length ?? 0;
  return /^-?[0-9.]+$/.test(text) ? formatPrice(text, digits) : text;
}
