/** Draws marks and lines (marks.ts) on the chart. A line that is dragged goes back to its price and is told: nothing changes by a hand alone. */
import { registerOverlay, utils, type Chart, type OverlayFigure } from 'klinecharts';
import { CANDLE_PANE } from './chart-layout.ts';
import type { ChartTokens } from './chart-styles.ts';
import { placeMarks, type ChartLine, type ChartMark, type PlacedMark } from './marks.ts';

export type MarkLetters = Readonly<Record<ChartMark['kind'], string>>;

const plain = {
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
} as const;

interface MarksLook {
  readonly marks: readonly PlacedMark[];
  readonly letters: MarkLetters;
  readonly tokens: ChartTokens;
}

const BADGE_PX = 16;

registerOverlay<MarksLook>({
  ...plain,
  name: 'ownMarks',
  lock: true,
  createPointFigures({ chart, overlay, bounding, xAxis, yAxis }) {
    const { marks, letters, tokens } = overlay.extendData;
    const bars = chart.getDataList();
    const figures: OverlayFigure[] = [];
    /** Of one bar they stand one over the other. */
    const stacked = new Map<string, number>();
    for (const { kind, index } of marks) {
      const bar = bars[index];
      const x = xAxis?.convertToPixel(index) ?? -1;
      if (bar === undefined || yAxis === null || x < 0 || x > bounding.width) continue;
      const place = kind === 'sold' ? 'above' : kind === 'bought' ? 'below' : 'foot';
      const level = stacked.get(`${place} ${index}`) ?? 0;
      stacked.set(`${place} ${index}`, level + 1);
      const foot = bounding.height - BADGE_PX / 2 - 2;
      const y =
        place === 'foot'
          ? foot - level * (BADGE_PX + 2)
          : place === 'above'
            ? Math.max(BADGE_PX / 2, yAxis.convertToPixel(bar.high) - BADGE_PX)
            : Math.min(foot, yAxis.convertToPixel(bar.low) + BADGE_PX);
      const color = place === 'foot' ? tokens.ink2 : place === 'above' ? tokens.ink : tokens.action;
      const box = { x: x - BADGE_PX / 2, y: y - BADGE_PX / 2, width: BADGE_PX, height: BADGE_PX };
      const words = { x, y, text: letters[kind], align: 'center', baseline: 'middle' };
      const ink = place === 'below' ? tokens.onAction : tokens.surface;
      figures.push(
        { type: 'rect', attrs: box, styles: { style: 'fill', color, borderRadius: 4 }, ignoreEvent: true },
        {
          type: 'text',
          attrs: words,
          styles: { color: ink, size: 11, weight: 600, backgroundColor: 'transparent', borderSize: 0, ...bare },
          ignoreEvent: true,
        },
      );
    }
    return figures;
  },
});

const bare = { paddingLeft: 0, paddingRight: 0, paddingTop: 0, paddingBottom: 0 };

interface LineLook {
  readonly text: string;
  readonly color: string;
  readonly ink: string;
  readonly family: string;
  readonly dash: number[];
}

registerOverlay<LineLook>({
  ...plain,
  name: 'ownLine',
  createPointFigures({ coordinates: [at], bounding, overlay }) {
    if (at === undefined) return [];
    const { text, color, ink, family, dash } = overlay.extendData;
    // On the left: the newest bars are read most.
    const width = Math.min(utils.calcTextWidth(text, 11, 500, family) + 10, bounding.width);
    return [
      {
        type: 'line',
        attrs: {
          coordinates: [
            { x: 0, y: at.y },
            { x: bounding.width, y: at.y },
          ],
        },
        styles: { style: 'dashed', dashedValue: dash, size: 1.5, color },
      },
      {
        type: 'rect',
        attrs: { x: 0, y: at.y - 9, width, height: 18 },
        styles: { style: 'fill', color, borderRadius: 4 },
      },
      {
        type: 'text',
        attrs: { x: width / 2, y: at.y, text, align: 'center', baseline: 'middle' },
        styles: { color: ink, size: 11, weight: 500, family, backgroundColor: 'transparent', borderSize: 0, ...bare },
        ignoreEvent: true,
      },
    ];
  },
});

export function showMarks(
  chart: Chart,
  marks: readonly ChartMark[],
  look: { readonly spanMs: number; readonly letters: MarkLetters; readonly tokens: ChartTokens },
): void {
  chart.removeOverlay({ name: 'ownMarks' });
  const bars = chart.getDataList();
  const placed = placeMarks(marks, bars, look.spanMs);
  if (placed.length === 0) return;
  const points = [{ timestamp: bars[0]!.timestamp, value: bars[0]!.close }];
  chart.createOverlay({ name: 'ownMarks', paneId: CANDLE_PANE, points, extendData: { ...look, marks: placed } });
}

export interface LineListener {
  /** A hand let go of it, elsewhere than where it stood. */
  readonly onDragged: (line: ChartLine) => void;
  readonly onHeld: (isHeld: boolean) => void;
}

export function showLines(
  chart: Chart,
  lines: readonly ChartLine[],
  { tokens, listener }: { readonly tokens: ChartTokens; readonly listener: LineListener },
): void {
  chart.removeOverlay({ name: 'ownLine' });
  for (const line of lines) {
    const look = {
      text: line.text,
      color: { order: tokens.action, cost: tokens.ink2, alert: tokens.ink3 }[line.kind],
      ink: line.kind === 'order' ? tokens.onAction : tokens.surface,
      family: tokens.family,
      dash: line.kind === 'cost' ? [2, 2] : [6, 4],
    };
    const points = [{ value: line.price }];
    chart.createOverlay({
      name: 'ownLine',
      id: `own ${line.kind} ${line.id}`,
      paneId: CANDLE_PANE,
      points,
      extendData: look,
      lock: line.kind === 'alert',
      onPressedMoveStart: () => listener.onHeld(true),
      onPressedMoveEnd: ({ overlay }) => {
        listener.onHeld(false);
        const isMoved = overlay.points[0]?.value !== line.price;
        // klinecharts is still inside its own event.
        queueMicrotask(() => {
          chart.overrideOverlay({ id: overlay.id, points });
          if (isMoved) listener.onDragged(line);
        });
      },
      onRightClick: (event) => event.preventDefault?.(),
    });
  }
}
