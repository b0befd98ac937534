/**
 * Longer bars from shorter ones (rules §4): minutes into 5, 15, 30 minutes and days; days into weeks and months. Pure,
 * and the same on every side, so that a chart never disagrees with itself.
 */
import { dateOfDay, type Calendar } from './calendar.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

/** [start, open, high, low, close, volume]; the same shape as contract's Bar. */
export type CandleBar = [start: number, open: number, high: number, low: number, close: number, volume: number];

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
  let key = NaN;
  for (const bar of bars) {
    const day = Math.floor((bar[0] + calendar.offsetMinutes * MINUTE_MS) / DAY_MS);
    // The first day of 1970 was a Thursday.
    const barKey = period === 'month' ? monthOf(day) : Math.floor((day + 3) / 7);
    if (barKey === key) extend(merged.at(-1)!, bar);
    else merged.push([...bar]);
    key = barKey;
  }
  return merged;
}

/** A number of its own for each month; `day` counts from 1970. */
function monthOf(day: number): number {
  const date = dateOfDay(day);
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

/** Bars as one array of six numbers each: half the memory, and handed between threads without a copy. */
export function packBars(bars: readonly CandleBar[]): Float64Array<ArrayBuffer> {
  const packed = new Float64Array(bars.length * 6);
  bars.forEach((bar, at) => packed.set(bar, at * 6));
  return packed;
}

export function unpackBars(packed: Float64Array): CandleBar[] {
  const bars: CandleBar[] = [];
  for (let at = 0; at < packed.length; at += 6) {
    const [start, open, high] = [packed[at]!, packed[at + 1]!, packed[at + 2]!];
    bars.push([start, open, high, packed[at + 3]!, packed[at + 4]!, packed[at + 5]!]);
  }
  return bars;
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
