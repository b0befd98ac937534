/**
 * The minutes of one session of one company: a random path bent so that its first open, last close, highest high, lowest
 * low and total volume are exactly those of the day's bar.
 */
import { tickAtOrAbove, tickAtOrBelow } from '@bahi/core/price.ts';
import { createRng, hashText, mix, type Rng } from '@bahi/core/rng.ts';
import { nearestTick } from './days.ts';

export interface Minutes {
  readonly open: Int32Array;
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly close: Int32Array;
  readonly volume: Float64Array;
}

export interface MinutesInput {
  readonly seed: string;
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
  const { count, open: first, high: top, low: bottom, close: last } = input;
  const rng = createRng(hashText(input.seed), mix(input.stream ^ Math.imul(input.day, 0x9e3779b1)));
  const { path, highest, lowest } = pathOf(rng, input);
  const minutes: Minutes = {
    open: new Int32Array(count),
    high: new Int32Array(count),
    low: new Int32Array(count),
    close: new Int32Array(count),
    volume: volumesOf(rng, count, input.volume),
  };
  const wiggle = (top - bottom) / Math.sqrt(count) / 3;
  let before = first;
  for (let at = 0; at < count; at += 1) {
    const close = at === count - 1 ? last : clamp(nearestTick(path[at]!));
    const up = Math.max(before, close) + rng.float() * wiggle;
    const down = Math.min(before, close) - rng.float() * wiggle;
    minutes.open[at] = before;
    minutes.close[at] = close;
    minutes.high[at] = at === highest ? top : clamp(tickAtOrBelow(Math.floor(up)));
    minutes.low[at] = at === lowest ? bottom : clamp(tickAtOrAbove(Math.ceil(down)));
    before = close;
  }
  return minutes;

  function clamp(price: number): number {
    return price > top ? top : price < bottom ? bottom : price;
  }
}

/**
 * A walk that starts at the open and ends at the close, its swings above and below the straight line between them each
 * scaled as far as the day's high and low allow; also the minutes in which it touches these.
 */
function pathOf(rng: Rng, { count, open, high, low, close }: MinutesInput) {
  const path = new Float64Array(count);
  let walk = 0;
  for (let at = 0; at < count; at += 1) {
    walk += rng.normal();
    path[at] = walk;
  }
  let upScale = Infinity;
  let downScale = Infinity;
  let highest = open >= close ? 0 : count - 1;
  let lowest = open <= close ? 0 : count - 1;
  for (let at = 0; at < count; at += 1) {
    const share = (at + 1) / count;
    const swing = path[at]! - walk * share;
    path[at] = swing;
    const line = open + (close - open) * share;
    const scale = ((swing > 0 ? high : low) - line) / swing;
    if (swing > 1e-9 && scale < upScale) {
      upScale = scale;
      highest = at;
    } else if (swing < -1e-9 && scale < downScale) {
      downScale = scale;
      lowest = at;
    }
  }
  for (let at = 0; at < count; at += 1) {
    const swing = path[at]!;
    const scale = swing > 1e-9 ? upScale : swing < -1e-9 ? downScale : 0;
    path[at] = open + ((close - open) * (at + 1)) / count + swing * scale;
  }
  return { path, highest, lowest };
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
