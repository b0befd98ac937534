/**
 * Longer bars from shorter ones (rules §4): minutes into 5, 15, 30 minutes and days; days into weeks and months. Pure,
 * and the same on every side, so that a chart never disagrees with itself.
 */
import { addDays, localDateOf, weekdayOf, type Calendar } from './calendar.ts';

/** [start, open, high, low, close, volume]; the same shape as contract's Bar. */
export type CandleBar = [start: number, open: number, high: number, low: number, close: number, volume: number];

export const MINUTE_MS = 60_000;

/**
 * Minute bars, oldest first, into bars of `minutes`, counted from local midnight, so that 09:15 starts a bar of
 * 5 and of 15 minutes alike.
 */
export function aggregateMinutes(bars: readonly CandleBar[], minutes: number, calendar: Calendar): CandleBar[] {
  const span = minutes * MINUTE_MS;
  const offset = calendar.offsetMinutes * MINUTE_MS;
  return mergeBy(bars, (start) => Math.floor((start + offset) / span) * span - offset);
}

/** All bars of one session into one bar that starts at `start`; null when nothing traded. */
export function aggregateSession(bars: readonly CandleBar[], start: number): CandleBar | null {
  return mergeBy(bars, () => start)[0] ?? null;
}

/** Daily bars, oldest first, into weeks (Monday to Sunday) or months of the market's zone; each keeps its first day's start. */
export function aggregateDays(bars: readonly CandleBar[], period: 'week' | 'month', calendar: Calendar): CandleBar[] {
  const merged: CandleBar[] = [];
  let key = '';
  for (const bar of bars) {
    const date = localDateOf(calendar, bar[0]);
    const barKey = period === 'month' ? date.slice(0, 7) : addDays(date, -((weekdayOf(date) + 6) % 7));
    if (barKey === key) extend(merged.at(-1)!, bar);
    else merged.push([...bar]);
    key = barKey;
  }
  return merged;
}

function mergeBy(bars: readonly CandleBar[], startOf: (start: number) => number): CandleBar[] {
  const merged: CandleBar[] = [];
  let current = NaN;
  for (const bar of bars) {
    const start = startOf(bar[0]);
    if (start === current) extend(merged.at(-1)!, bar);
    else merged.push([start, bar[1], bar[2], bar[3], bar[4], bar[5]]);
    current = start;
  }
  return merged;
}

function extend(into: CandleBar, bar: CandleBar): void {
  into[2] = Math.max(into[2], bar[2]);
  into[3] = Math.min(into[3], bar[3]);
  into[4] = bar[4];
  into[5] += bar[5];
}
