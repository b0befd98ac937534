/**
 * Two instruments on one scale: percent from one moment both have a price at. The other's bars are matched by time: at
 * each bar of the chart it stands at its last close up to then. Pure.
 */
import type { ChartBar } from './live-bar.ts';

type Priced = Pick<ChartBar, 'timestamp' | 'close'>;

/**
 * The other's close at each bar; null before its first bar, and where its last one is older than `ageMsMax`: a line
 * must not go on where nothing is known. `spanMs`: a bar that begins within the other's bar is its contemporary.
 */
export function alignCloses(
  bars: readonly Pick<ChartBar, 'timestamp'>[],
  other: readonly Priced[],
  ageMsMax: number,
): (number | null)[] {
  let at = -1;
  return bars.map(({ timestamp }) => {
    while (at + 1 < other.length && other[at + 1]!.timestamp <= timestamp) at += 1;
    const match = other[at];
    return match === undefined || timestamp - match.timestamp > ageMsMax ? null : match.close;
  });
}

export interface CompareBase {
  readonly own: number;
  readonly other: number;
}

/** Where both stand at 0 %: the first bar from `from` on at which both have a price. */
export function baseFrom(
  bars: readonly Pick<ChartBar, 'close'>[],
  closes: readonly (number | null)[],
  from: number,
): CompareBase | null {
  for (let index = Math.max(0, from); index < bars.length; index += 1) {
    const [own, other] = [bars[index]!.close, closes[index] ?? null];
    if (other !== null && other !== 0 && own !== 0) return { own, other };
  }
  return null;
}

/** Percent from the base. */
export function rateFrom(price: number, base: number): number {
  return (price / base - 1) * 100;
}

/** Where the other's price stands on this instrument's own price scale. */
export function ownScale(price: number, { own, other }: CompareBase): number {
  return (price / other) * own;
}
