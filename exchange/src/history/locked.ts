/**
 * Companies that stand at a limit of their band when the market first starts: their news came earlier in that session,
 * buyers (or sellers) took everything up to the limit, and since then nothing is offered. So a fresh market has what a
 * customer meets on every real one. Prices after genesis form in the book as always.
 */
import { bandOf, tickAtOrBelow } from '@bahi/core/price.ts';
import type { Rng } from '@bahi/core/rng.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Listed } from '../listed.ts';
import type { FindableStreams } from '../streams.ts';
import type { Minutes } from './minutes.ts';
import type { Timeline } from './timeline.ts';

export interface Locked {
  /** Position in the listings. */
  readonly at: number;
  readonly side: 'upper' | 'lower';
  /** Minutes after the opening at which its news came; negative when that was before it. */
  readonly newsMinute: number;
  /** Minutes after the opening from which it stands at its limit. */
  readonly lockMinute: number;
}

/** How long it takes from the news to the limit. */
const CLIMB_MINUTES = 12;
/** Where so little of the session has passed, it opened at its limit. */
const EARLY_MINUTES = 20;
const BANDS = [5, 10];

/** One to three small companies; none where genesis is outside a session. */
export function lockedOf(past: FindableStreams, listings: readonly Listed[], timeline: Timeline): readonly Locked[] {
  const session = timeline.sessions.at(-1)!;
  const minutes = (timeline.genesis - session.open) / MINUTE_MS;
  if (session.close <= timeline.genesis || minutes < 1) return [];
  return picksOf(past.findable('locked at genesis'), listings).map(({ at, side, share }): Locked => {
    if (minutes < EARLY_MINUTES) return { at, side, newsMinute: -7, lockMinute: 0 };
    const newsMinute = 3 + Math.floor((minutes / 2 - 3) * share * 0.8);
    return { at, side, newsMinute, lockMinute: Math.min(newsMinute + CLIMB_MINUTES, Math.floor(minutes) - 4) };
  });
}

/** Which companies have such news, and for whom it is good. `share` is from 0 to 1: how late it comes. */
export function picksOf(rng: Rng, listings: readonly Listed[]) {
  const small = listings.flatMap(({ liquidity, inactive, bandRate }, at) =>
    liquidity === 'small' && inactive === null && BANDS.includes(bandRate) ? [at] : [],
  );
  const count = Math.min(1 + rng.below(3), small.length);
  return Array.from({ length: count }, (_, place) => {
    const at = small.splice(rng.below(small.length), 1)[0]!;
    const side: Locked['side'] = place === 1 ? 'lower' : 'upper';
    return { at, side, share: rng.float() };
  });
}

/** The session's minutes: about the previous close until the news, then the climb (or fall), then the limit. */
export function lockedMinutesOf(
  past: FindableStreams,
  listed: Listed,
  locked: Locked,
  day: { readonly base: number; readonly count: number; readonly volume: number },
): Minutes {
  const rng = past.findable(`locked ${listed.symbol}`);
  const { base, count } = day;
  const band = bandOf(base, listed.bandRate);
  const limit = band[locked.side];
  const open = new Int32Array(count);
  const close = new Int32Array(count);
  let before = locked.lockMinute === 0 ? limit : base;
  for (let minute = 0; minute < count; minute += 1) {
    open[minute] = before;
    before = minute + 1 >= locked.lockMinute ? limit : priceAt(minute, base, limit, locked, rng);
    close[minute] = before;
  }
  return {
    open,
    close,
    high: open.map((price, minute) => Math.max(price, close[minute]!)),
    low: open.map((price, minute) => Math.min(price, close[minute]!)),
    volume: Float64Array.from(open, (_, minute) => volumeAt(minute, day, locked, rng)),
  };
}

function priceAt(minute: number, base: number, limit: number, { newsMinute, lockMinute }: Locked, rng: Rng): number {
  const progress = Math.max(0, (minute - newsMinute) / Math.max(1, lockMinute - newsMinute));
  const noise = (rng.float() - 0.5) * 0.12 * Math.abs(limit - base);
  return tickAtOrBelow(Math.round(base + (limit - base) * progress * 0.92 + noise));
}

/** Much on the way to the limit, little afterwards: the other side is gone. */
function volumeAt(minute: number, day: { count: number; volume: number }, locked: Locked, rng: Rng): number {
  const usual = (day.volume / day.count) * (0.4 + rng.float() * 1.2);
  const pace = minute < locked.newsMinute ? 1 : minute < locked.lockMinute ? 6 : 0.5;
  return Math.max(1, Math.round(usual * pace));
}
