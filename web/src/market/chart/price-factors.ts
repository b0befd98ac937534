/**
 * How an adjustment moves the price of each day, for drawings, which are kept as traded: the adjusted close over the
 * traded one. Pure.
 */
import { firstAt } from './gaps.ts';
import type { WireBar } from './live-bar.ts';

export type FactorAt = (at: number) => number;

export const unmoved: FactorAt = () => 1;

/** A moment takes the factor of the day it lies in; before and after history, of its first and last day. */
export function factorsOf(traded: readonly WireBar[], adjusted: readonly WireBar[]): FactorAt {
  const closes = new Map(adjusted.map((bar) => [bar[0], bar[4]]));
  const days = traded.flatMap((bar) => {
    const close = closes.get(bar[0]);
    return close === undefined || bar[4] === 0 ? [] : [{ timestamp: bar[0], factor: close / bar[4] }];
  });
  if (days.length === 0) return unmoved;
  return (at) => {
    const next = firstAt(days, at + 1);
    return days[Math.max(0, next - 1)]!.factor;
  };
}
