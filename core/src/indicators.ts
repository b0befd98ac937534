/**
 * Indicators of daily bars (rules §4 scans), one day at a time: a state holds what the closed days left behind, a reading is
 * the state with one more day on top of it, whether that day is over or still running. Reading costs the same
 * after five years as after one.
 *
 * Conventions, where the literature has several: an exponential average starts with its first value and counts from its n-th
 * value on; MACD's signal line starts with the first MACD; RSI starts with the plain average of its first 14 changes and
 * goes on by Wilder's smoothing. "52 weeks" are 364 days before the day itself.
 */
import type { CandleBar } from './candles.ts';
import { DAY_MS } from './time.ts';

/** Null: not enough days yet. Prices are at the bars' scale, with a fraction where they are averages. */
export interface Reading {
  readonly sma20: number | null;
  readonly sma50: number | null;
  readonly sma200: number | null;
  /** 0 to 100, over 14 days; 50 while nothing moves at all. */
  readonly rsi: number | null;
  /** Exponential average of 12 days less that of 26. */
  readonly macd: number | null;
  /** Exponential average of 9 days of `macd`. */
  readonly macdSignal: number | null;
  /** Shares a day in the 20 days before this one; null when one of them passed without a trade, as before an instrument had a book. */
  readonly volumeAverage: number | null;
  /** Of the 52 weeks before this day; null until there are as many. */
  readonly high52Weeks: number | null;
  readonly low52Weeks: number | null;
  /** Of the day before. */
  readonly previousHigh: number | null;
  readonly previousLow: number | null;
}

export interface IndicatorState {
  days: number;
  firstStart: number;
  /** The last 199 closes: a reading adds its own. */
  readonly closes: Window;
  /** The last 20 volumes, and for how many days in a row there has been any. */
  readonly volumes: Window;
  tradedDays: number;
  readonly sums: { closes19: number; closes49: number; closes199: number; volumes20: number };
  ema12: number;
  ema26: number;
  signal: number;
  gain: number;
  loss: number;
  previous: CandleBar | null;
  readonly highs: Extreme[];
  readonly lows: Extreme[];
}

type Extreme = readonly [start: number, price: number];

const YEAR_MS = 364 * DAY_MS;
const RSI_DAYS = 14;
const MACD_DAYS = 26;

export function emptyIndicators(): IndicatorState {
  return {
    days: 0,
    firstStart: 0,
    closes: createWindow(199),
    volumes: createWindow(20),
    tradedDays: 0,
    sums: { closes19: 0, closes49: 0, closes199: 0, volumes20: 0 },
    ema12: 0,
    ema26: 0,
    signal: 0,
    gain: 0,
    loss: 0,
    previous: null,
    highs: [],
    lows: [],
  };
}

/** What the indicators say with `bar` as the newest day. The state stays as it is. */
export function readIndicators(state: IndicatorState, bar: CandleBar): Reading {
  const { days, sums, previous } = state;
  const close = bar[4];
  const { macd, signal } = macdWith(state, close);
  const isFullYear = days > 0 && state.firstStart <= bar[0] - YEAR_MS;
  return {
    sma20: days >= 19 ? (sums.closes19 + close) / 20 : null,
    sma50: days >= 49 ? (sums.closes49 + close) / 50 : null,
    sma200: days >= 199 ? (sums.closes199 + close) / 200 : null,
    rsi: rsiWith(state, close),
    macd: days + 1 >= MACD_DAYS ? macd : null,
    macdSignal: days + 1 >= MACD_DAYS ? signal : null,
    volumeAverage: state.tradedDays >= 20 ? sums.volumes20 / 20 : null,
    high52Weeks: isFullYear ? extremeSince(state.highs, bar[0] - YEAR_MS) : null,
    low52Weeks: isFullYear ? extremeSince(state.lows, bar[0] - YEAR_MS) : null,
    previousHigh: previous === null ? null : previous[2],
    previousLow: previous === null ? null : previous[3],
  };
}

/** Closes a day: from now on the state includes it. Days come oldest first. */
export function closeDay(state: IndicatorState, bar: CandleBar): void {
  const [start, , high, low, close, volume] = bar;
  const { macd, signal } = macdWith(state, close);
  const { gain, loss } = changesWith(state, close);
  state.ema12 = emaWith(state.ema12, close, 12, state.days === 0);
  state.ema26 = emaWith(state.ema26, close, 26, state.days === 0);
  if (state.days + 1 >= MACD_DAYS) state.signal = state.days + 1 === MACD_DAYS ? macd : signal;
  state.gain = gain;
  state.loss = loss;
  const { closes, volumes, sums } = state;
  sums.closes19 += close - nthLast(closes, 19);
  sums.closes49 += close - nthLast(closes, 49);
  sums.closes199 += close - nthLast(closes, 199);
  sums.volumes20 += volume - nthLast(volumes, 20);
  push(closes, close);
  push(volumes, volume);
  state.tradedDays = volume === 0 ? 0 : state.tradedDays + 1;
  keepExtreme(state.highs, [start, high], (kept) => kept > high);
  keepExtreme(state.lows, [start, low], (kept) => kept < low);
  if (state.days === 0) state.firstStart = start;
  state.days += 1;
  state.previous = bar;
}

function macdWith(state: IndicatorState, close: number): { macd: number; signal: number } {
  const isFirst = state.days === 0;
  const macd = emaWith(state.ema12, close, 12, isFirst) - emaWith(state.ema26, close, 26, isFirst);
  return { macd, signal: emaWith(state.signal, macd, 9, state.days + 1 <= MACD_DAYS) };
}

function emaWith(before: number, value: number, days: number, isFirst: boolean): number {
  if (isFirst) return value;
  const weight = 2 / (days + 1);
  return value * weight + before * (1 - weight);
}

function rsiWith(state: IndicatorState, close: number): number | null {
  if (state.days < RSI_DAYS) return null;
  const { gain, loss } = changesWith(state, close);
  if (gain === 0 && loss === 0) return 50;
  return 100 - 100 / (1 + gain / loss);
}

/** Average rise and fall a day. Up to the 14th change they are plain averages over 14 that still fill up. */
function changesWith(state: IndicatorState, close: number): { gain: number; loss: number } {
  if (state.previous === null) return { gain: 0, loss: 0 };
  const change = close - state.previous[4];
  const rise = Math.max(0, change);
  const fall = Math.max(0, -change);
  // The change that is being added is number `days`.
  if (state.days <= RSI_DAYS) return { gain: state.gain + rise / RSI_DAYS, loss: state.loss + fall / RSI_DAYS };
  return {
    gain: state.gain + (rise - state.gain) / RSI_DAYS,
    loss: state.loss + (fall - state.loss) / RSI_DAYS,
  };
}

/** Those that a later day has surpassed leave, so that the first one in the span is the extreme of the span. */
function keepExtreme(kept: Extreme[], extreme: Extreme, isBeyond: (price: number) => boolean): void {
  while (kept.length > 0 && !isBeyond(kept.at(-1)![1])) kept.pop();
  kept.push(extreme);
  while (kept[0]![0] < extreme[0] - YEAR_MS) kept.shift();
}

function extremeSince(kept: readonly Extreme[], from: number): number | null {
  for (const [start, price] of kept) if (start >= from) return price;
  return null;
}

/** The last so many values. */
interface Window {
  readonly values: Float64Array;
  /** How many were pushed in all. */
  count: number;
}

function createWindow(size: number): Window {
  return { values: new Float64Array(size), count: 0 };
}

function push(window: Window, value: number): void {
  window.values[window.count % window.values.length] = value;
  window.count += 1;
}

/** Zero while there are not so many. */
function nthLast({ values, count }: Window, nth: number): number {
  return count < nth ? 0 : values[(count - nth) % values.length]!;
}
