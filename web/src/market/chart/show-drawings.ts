/** Keeps klinecharts' overlays and the reader's drawings the same: puts them on the chart, and tells what a hand changed. */
import type { Chart, Overlay, OverlayCreate, Point, TextStyle } from 'klinecharts';
import type { DrawnPoint, Drawing, Tool } from './drawing.ts';

export interface DrawingListener {
  readonly onDrawn: (points: readonly DrawnPoint[]) => void;
  readonly onMoved: (id: string, points: readonly DrawnPoint[]) => void;
  readonly onSelected: (id: string | null) => void;
  /** A hand holds a drawing: the page does not scroll meanwhile. */
  readonly onHeld: (isHeld: boolean) => void;
  /** What a price of that time is multiplied by under the adjustment shown now. */
  readonly factorAt: (at: number) => number;
}

export interface DrawingView {
  readonly drawings: readonly Drawing[];
  readonly isHidden: boolean;
  readonly selected: string | null;
}

const GROUP = 'drawing';
const PROGRESS = 'drawing-now';

export function showDrawings(chart: Chart, view: DrawingView, listener: DrawingListener): void {
  const { drawings, isHidden, selected } = view;
  const wanted = new Set(drawings.map(({ id }) => id));
  for (const overlay of chart.getOverlays({ groupId: GROUP })) {
    if (!wanted.has(overlay.id)) chart.removeOverlay({ id: overlay.id });
  }
  const oldest = chart.getDataList()[0]?.timestamp ?? Infinity;
  for (const drawing of drawings) {
    const { id, tool, points, text, isLocked = false } = drawing;
    const shown = {
      id,
      name: tool,
      points: points.map(({ at, price }) => ({ timestamp: at, value: price * listener.factorAt(at) })),
      lock: isLocked,
      // Its time is not loaded yet: a place would be a guess.
      visible: !isHidden && points.every(({ at }) => at >= oldest),
      styles: {
        line: { size: id === selected ? 2.5 : 1.5 },
        ...(tool === 'fibonacciLine' ? { text: bare(chart) } : {}),
      },
      ...(text === undefined ? {} : { extendData: text }),
    };
    if (chart.getOverlays({ id }).length > 0) chart.overrideOverlay(shown);
    else chart.createOverlay({ ...shown, groupId: GROUP, ...handlers(id, listener) });
  }
}

/** Begins a drawing: the next presses on the chart set its points. */
export function startDrawing(
  chart: Chart,
  tool: Tool,
  options: {
    readonly text: string | undefined;
    readonly isMagnet: boolean;
    readonly listener: DrawingListener;
  },
): void {
  const { text, isMagnet, listener } = options;
  chart.removeOverlay({ groupId: PROGRESS });
  chart.createOverlay({
    name: tool,
    groupId: PROGRESS,
    mode: isMagnet ? 'weak_magnet' : 'normal',
    ...(tool === 'fibonacciLine' ? { styles: { text: bare(chart) } } : {}),
    ...(text === undefined ? {} : { extendData: text }),
    onDrawEnd: ({ overlay }) => {
      const points = pointsOf(overlay, listener.factorAt);
      // klinecharts is still inside its own event.
      queueMicrotask(() => {
        chart.removeOverlay({ id: overlay.id });
        listener.onDrawn(points);
      });
    },
    // A right press takes no drawing away unasked.
    onRightClick: (event) => event.preventDefault?.(),
  });
}

export function stopDrawing(chart: Chart): void {
  chart.removeOverlay({ groupId: PROGRESS });
}

/** Seven labels one over the other: words on the ground itself, without boxes. */
function bare(chart: Chart): Partial<TextStyle> {
  const { overlay, candle } = chart.getStyles();
  const ground = candle.priceMark.last.text.color;
  return { color: overlay.line.color, backgroundColor: `${ground}c0`, borderSize: 0, paddingTop: 1, paddingBottom: 1 };
}

function handlers(id: string, listener: DrawingListener): Partial<OverlayCreate> {
  return {
    onSelected: () => listener.onSelected(id),
    onDeselected: () => listener.onSelected(null),
    onRightClick: (event) => event.preventDefault?.(),
    onPressedMoveStart: () => listener.onHeld(true),
    onPressedMoveEnd: ({ overlay }) => {
      listener.onHeld(false);
      listener.onMoved(id, pointsOf(overlay, listener.factorAt));
    },
  };
}

function pointsOf({ points }: Pick<Overlay, 'points'>, factorAt: DrawingListener['factorAt']): readonly DrawnPoint[] {
  return points.flatMap(({ timestamp, value }: Partial<Point>) =>
    timestamp === undefined || value === undefined
      ? []
      : [{ at: timestamp, price: rounded(value / factorAt(timestamp)) }],
  );
}

/** Finer than a pixel; more digits would only be stored. */
function rounded(price: number): number {
  return Number(price.toPrecision(8));
}
