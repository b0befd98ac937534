/**
 * The bars a chart draws, and how a quote moves the last of them. Pure. Prices become floats here and only here: a
 * chart is a drawing, nothing that is paid comes out of it.
 */
import { MINUTE_MS } from '@bahi/core/time.ts';
export interface ChartBar {
  readonly timestamp: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  /** What the line of time-share follows: the close; none in a minute that was not recorded. */
  readonly line?: number;
}

/** A stretch in which the market was not recorded: [from, to). */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** What one quote adds to the running bar. */
export interface LivePrice {
  readonly price: number;
  /** Shares traded since the quote before. */
  readonly volume: number;
  readonly at: number;
}

/** The contract's bar: [start, open, high, low, close, volume], prices at `priceScale`. */
export type WireBar = readonly [number, number, number, number, number, number];

/** A hole longer than this is a night or a halt: it is not drawn as a flat line. */
const FILL_BARS_MAX = 1_500;

export function chartBars(bars: readonly WireBar[], priceScale: number): ChartBar[] {
  const unit = 10 ** priceScale;
  return bars.map(([timestamp, open, high, low, close, volume]) => ({
    timestamp,
    open: open / unit,
    high: high / unit,
    low: low / unit,
    close: close / unit,
    volume,
  }));
}

/**
 * Time-share draws one point a minute: a minute without a trade stands at the price before it, one that was not
 * recorded has its place but no line.
 */
export function fillMinutes(bars: readonly ChartBar[], gaps: readonly Gap[] = []): ChartBar[] {
  const filled: ChartBar[] = [];
  const isLost = ({ timestamp, volume }: ChartBar) =>
    volume === 0 && gaps.some(({ from, to }) => timestamp >= from && timestamp < to);
  for (const bar of bars) {
    const last = filled.at(-1);
    if (last !== undefined) filled.push(...flatBars(last, bar.timestamp, MINUTE_MS));
    filled.push(bar);
  }
  return filled.map((bar) => {
    const { line: _, ...plain } = bar;
    return isLost(bar) ? plain : { ...plain, line: bar.close };
  });
}

/** Bars of two answers in one row without a bar twice; of two for the same time the later answer's is right. */
export function mergeBars(older: readonly ChartBar[], newer: readonly ChartBar[]): ChartBar[] {
  const byTime = new Map(older.map((bar) => [bar.timestamp, bar]));
  for (const bar of newer) byTime.set(bar.timestamp, bar);
  return [...byTime.values()].toSorted((a, b) => a.timestamp - b.timestamp);
}

/** A day's bar is the session's quote itself; null before the first trade. */
export function sessionBar(last: ChartBar, quote: SessionQuote): ChartBar | null {
  const { open, high, low, last: close, volume } = quote;
  if (open === null || high === null || low === null || close === null) return null;
  const bar = { open: Number(open), high: Number(high), low: Number(low), close: Number(close), volume };
  return { ...last, ...bar };
}

interface SessionQuote {
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  readonly last: string | null;
  readonly volume: number;
}

/**
 * The bars that take the place of `last` and follow it after a price: one when the price falls into `last`'s own
 * time, more when a new bar begins. `stepMs` null (a day and longer) always moves the last bar. An old price: none.
 */
export function barsAfter(
  last: ChartBar,
  live: LivePrice,
  stepMs: number | null,
  { isFilled = false } = {},
): ChartBar[] {
  if (stepMs === null) return [extended(last, live)];
  // The server's own bars say where a bar begins: sessions need not start on a full half hour.
  const offset = last.timestamp % stepMs;
  const start = Math.floor((live.at - offset) / stepMs) * stepMs + offset;
  if (start < last.timestamp) return [];
  if (start === last.timestamp) return [extended(last, live)];
  const begun: ChartBar = {
    timestamp: start,
    open: live.price,
    high: live.price,
    low: live.price,
    close: live.price,
    volume: live.volume,
    ...(isFilled ? { line: live.price } : {}),
  };
  return isFilled ? [...flatBars(last, start, stepMs), begun] : [begun];
}

function extended(bar: ChartBar, { price, volume }: LivePrice): ChartBar {
  return {
    ...bar,
    high: Math.max(bar.high, price),
    low: Math.min(bar.low, price),
    close: price,
    volume: bar.volume + volume,
    ...(bar.line === undefined ? {} : { line: price }),
  };
}

/** The minutes between `last` and `until` at the last close. */
function flatBars({ timestamp, close }: ChartBar, until: number, stepMs: number): ChartBar[] {
  const bars: ChartBar[] = [];
  if ((until - timestamp) / stepMs > FILL_BARS_MAX) return bars;
  for (let at = timestamp + stepMs; at < until; at += stepMs) {
    bars.push({ timestamp: at, open: close, high: close, low: close, close, volume: 0, line: close });
  }
  return bars;
}
