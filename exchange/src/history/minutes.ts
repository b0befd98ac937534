/**
 * The minutes of one session of one company: a random path bent so that its first open, last close, highest high, lowest
 * low and total volume are exactly those of the day's bar. An index of 300 companies asks for a whole market's sessions,
 * and only for closes: the path is written for speed and can be had alone.
 */
import { tickAtOrAbove, tickAtOrBelow, tickOf } from '@bahi/core/price.ts';
import { mix, type Rng } from '@bahi/core/rng.ts';
import type { FindableStreams } from '../streams.ts';
import { nearestTick } from './days.ts';

export interface Minutes {
  readonly open: Int32Array;
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly close: Int32Array;
  readonly volume: Float64Array;
}

export interface MinutesInput {
  readonly past: FindableStreams;
  /** The company's own stream. */
  readonly stream: number;
  /** Days since 1970 of the session: each has its own path. */
  readonly day: number;
  readonly count: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export function minutesOf(input: MinutesInput): Minutes {
  const { count, open: first, high: top, low: bottom } = input;
  const rng = rngOf(input);
  const { close, highest, lowest } = closesOf(rng, input, new Int32Array(count));
  const open = new Int32Array(count);
  const high = new Int32Array(count);
  const low = new Int32Array(count);
  const tick = sharedTickOf(input);
  const wiggles = restlessnessOf(count);
  const wiggle = (top - bottom) / Math.sqrt(count) / 3;
  let before = first;
  for (let at = 0; at < count; at += 1) {
    const after = close[at]!;
    const reach = wiggle * wiggles[at]!;
    const up = Math.max(before, after) + rng.float() * reach;
    const down = Math.min(before, after) - rng.float() * reach;
    open[at] = before;
    const above = tick > 0 ? Math.floor(up / tick) * tick : tickAtOrBelow(Math.floor(up));
    const below = tick > 0 ? Math.ceil(down / tick) * tick : tickAtOrAbove(Math.ceil(down));
    high[at] = at === highest ? top : Math.min(top, above);
    low[at] = at === lowest ? bottom : Math.max(bottom, below);
    before = after;
  }
  return { open, high, low, close, volume: volumesOf(rng, count, input.volume) };
}

/** The closes of the same minutes, written into an array of the caller. */
export function minuteClosesOf(input: MinutesInput, into: Int32Array): Int32Array {
  return closesOf(rngOf(input), input, into).close;
}

function rngOf({ past, stream, day }: MinutesInput): Rng {
  return past.findable(mix(stream ^ Math.imul(day, 0x9e3779b1)));
}

/** The closes on tick, the last of them the day's, and the minutes that touch the day's high and low. */
function closesOf(rng: Rng, input: MinutesInput, close: Int32Array) {
  const { count } = input;
  const { path, highest, lowest } = pathOf(rng, input);
  const tick = sharedTickOf(input);
  if (tick > 0) for (let at = 0; at < count; at += 1) close[at] = Math.round(path[at]! / tick) * tick;
  else for (let at = 0; at < count; at += 1) close[at] = nearestTick(path[at]!);
  close[count - 1] = input.close;
  return { close, highest, lowest };
}

/** The tick of every price of the day, 0 where the day crosses a step of the tick table. */
function sharedTickOf({ high, low }: MinutesInput): number {
  const tick = tickOf(low);
  return tick === tickOf(high) ? tick : 0;
}

/**
 * A walk from the open to the close, reflected at the day's high and low: reflecting keeps its restlessness the same
 * wherever in the day's range it runs. Where it stays short of the high or the low, a wide gentle hill lifts it there.
 */
function pathOf(rng: Rng, { count, open, high, low, close }: MinutesInput) {
  const restlessness = restlessnessOf(count);
  const path = scratchOf(count);
  let walk = 0;
  for (let at = 0; at < count; at += 1) {
    // The sum of four bytes is near enough to a normal number (deviation 147.8), and costs one draw.
    const draw = rng.next();
    const bytes = (draw & 255) + ((draw >>> 8) & 255) + ((draw >>> 16) & 255) + (draw >>> 24);
    walk += (bytes - 510) * restlessness[at]!;
    path[at] = walk;
  }
  // A walk of n steps spans some 1.6 √n of them, less when both its ends are held.
  const scale = (high - low) / (147.8 * 1.35 * Math.sqrt(count));
  const drift = (close - open - walk * scale) / count;
  for (let at = 0; at < count; at += 1) {
    let price = open + path[at]! * scale + drift * (at + 1);
    if (price > high) price = 2 * high - price;
    if (price < low) price = Math.min(high, 2 * low - price);
    path[at] = price;
  }
  return { path, highest: reach(path, high, 1), lowest: reach(path, low, -1) };
}

/** Lifts (or, downward, lowers) the path around its extreme minute until that is at the day's; answers that minute. */
function reach(path: Float64Array, goal: number, direction: 1 | -1): number {
  const count = path.length;
  let extreme = 0;
  for (let at = 1; at < count; at += 1) if ((path[at]! - path[extreme]!) * direction > 0) extreme = at;
  const gap = goal - path[extreme]!;
  // Both ends of the session stay where they are.
  const left = Math.min(extreme, count >> 2);
  const right = Math.min(count - 1 - extreme, count >> 2);
  for (let at = extreme - left; at < extreme; at += 1) path[at]! += gap * hill((at - extreme + left) / left);
  for (let at = extreme; at <= extreme + right; at += 1) {
    if (right > 0) path[at]! += gap * hill((extreme + right - at) / right);
  }
  return extreme;
}

/** 0 at the foot, 1 at the top, level at both. */
function hill(share: number): number {
  return share * share * (3 - 2 * share);
}

const scratches = new Map<number, Float64Array>();

/** The same array each time: a path is used up at once, and thousands of them would only wait to be collected. */
function scratchOf(count: number): Float64Array {
  let found = scratches.get(count);
  if (found === undefined) scratches.set(count, (found = new Float64Array(count)));
  return found;
}

const restlessnesses = new Map<number, Float64Array>();

/** How far a minute moves: half as much again at the ends of a session as in its middle. The mean square is 1. */
function restlessnessOf(count: number): Float64Array {
  let found = restlessnesses.get(count);
  if (found !== undefined) return found;
  found = Float64Array.from({ length: count }, (_, at) => 0.85 + 0.425 * ((2 * at) / count - 1) ** 2);
  const square = found.reduce((sum, each) => sum + each * each, 0) / count;
  for (let at = 0; at < count; at += 1) found[at]! /= Math.sqrt(square);
  restlessnesses.set(count, found);
  return found;
}

/** Whole shares that sum to the day's volume: more at both ends of the session than in the middle, and noisy. */
function volumesOf(rng: Rng, count: number, total: number): Float64Array {
  const weights = new Float64Array(count);
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    const middle = (2 * at) / count - 1;
    sum += (0.6 + middle * middle) * (0.25 + rng.float() * 1.5);
    weights[at] = sum;
  }
  // At least one share a minute where there are enough: a minute without trades would have no bar to hold its prices.
  const least = total >= count ? 1 : 0;
  const shared = total - least * count;
  let given = 0;
  for (let at = 0; at < count; at += 1) {
    const upTo = least * (at + 1) + Math.round((weights[at]! / sum) * shared);
    weights[at] = upTo - given;
    given = upTo;
  }
  return weights;
}

/** The first so many minutes of a session; null when there are none. */
export function dayUpTo({ open, high, low, close, volume }: Minutes, count: number) {
  if (count === 0) return null;
  const day = { open: open[0]!, high: 0, low: Infinity, last: close[count - 1]!, volume: 0, turnover: 0 };
  for (let minute = 0; minute < count; minute += 1) {
    day.high = Math.max(day.high, high[minute]!);
    day.low = Math.min(day.low, low[minute]!);
    day.volume += volume[minute]!;
    day.turnover += close[minute]! * volume[minute]!;
  }
  return day;
}
