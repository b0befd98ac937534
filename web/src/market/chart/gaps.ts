/** Where the server was away (the answer's `gaps`): merged over the pages of a chart, and their place among its bars. Pure. */
import type { ChartBar, Gap } from './live-bar.ts';

/** One row of stretches, oldest first; those that touch are one. */
export function mergeGaps(known: readonly Gap[], more: readonly Gap[]): readonly Gap[] {
  const merged: Gap[] = [];
  for (const gap of [...known, ...more].toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && gap.from <= last.to)
      merged[merged.length - 1] = { ...last, to: Math.max(last.to, gap.to) };
    else merged.push(gap);
  }
  return merged;
}

/**
 * Between which bars a gap lies: the last bar before it and the first one after it. Null when it lies outside of what
 * is drawn, where nothing can be missed.
 */
export function gapPlace(
  bars: readonly Pick<ChartBar, 'timestamp'>[],
  { from, to }: Gap,
): { readonly before: number; readonly after: number } | null {
  const after = firstAt(bars, to);
  const before = firstAt(bars, from) - 1;
  return before < 0 || after >= bars.length ? null : { before, after };
}

/** The first bar that starts at `at` or later; the count when none does. */
export function firstAt(bars: readonly Pick<ChartBar, 'timestamp'>[], at: number): number {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bars[middle]!.timestamp < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
