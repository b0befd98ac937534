/**
 * What belongs to a chart besides prices: corporate actions and the reader's own trades at their moments, working orders,
 * costs and alerts at their prices. Pure.
 */
import { DAY_MS } from '@bahi/core/time.ts';
import { firstAt } from './gaps.ts';
import type { ChartBar } from './live-bar.ts';

export interface ChartMark {
  readonly kind: 'split' | 'bonus' | 'dividend' | 'bought' | 'sold';
  readonly at: number;
  /** A whole day from `at`, or the moment itself. */
  readonly isDay: boolean;
}

export interface ChartLine {
  readonly id: string;
  readonly kind: 'order' | 'cost' | 'alert';
  readonly price: number;
  /** On the line, and on the button that leads where it can be changed. */
  readonly text: string;
}

export interface PlacedMark {
  readonly kind: ChartMark['kind'];
  readonly index: number;
}

/** Where marks stand among the bars: each at the bar that holds it, one of a kind a bar. Those outside are left out. */
export function placeMarks(
  marks: readonly ChartMark[],
  bars: readonly Pick<ChartBar, 'timestamp'>[],
  spanMs: number,
): readonly PlacedMark[] {
  const placed = new Map<string, PlacedMark>();
  for (const { kind, at, isDay } of marks) {
    const first = firstAt(bars, at);
    const starts = bars[first]?.timestamp;
    // A day is marked where its first bar stands; a moment, and a day within a longer bar, at the bar that began before it.
    const index = isDay && starts !== undefined && starts < at + DAY_MS ? first : firstAt(bars, at + 1) - 1;
    const bar = bars[index];
    if (bar !== undefined && at < bar.timestamp + spanMs) placed.set(`${kind} ${index}`, { kind, index });
  }
  return [...placed.values()];
}
