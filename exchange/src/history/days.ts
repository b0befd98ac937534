/**
 * Daily history of one listing as a pure function of the seed (rules §4). Returns are market + sector + own; prices are
 * worked out backward from the price at the market's start, so that each begins its live life at its listed
 * price, with raw prices falling on each ex-date by exactly what the action takes out.
 */
import { bandOf, tickAtOrAbove, tickAtOrBelow } from '@bahi/core/price.ts';
import type { Listed } from '../listed.ts';
import type { FindableStreams } from '../streams.ts';
import { sharesFactorOf, type ActionTerms, type PlacedAction } from './actions.ts';
import type { Shelf } from './shelf.ts';
import type { Timeline } from './timeline.ts';

export interface Closes {
  readonly close: Int32Array;
  /** What the band and the change of the day are counted from: the close before, less what an ex-date takes out. */
  readonly base: Int32Array;
  /** Shares of today for each share of that day. */
  readonly sharesFactor: Float64Array;
}

export interface Days extends Closes {
  readonly open: Int32Array;
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly volume: Float64Array;
}

/** A session in so many has news of the company's own. */
const NEWS_CHANCE = 0.015;

export function closesOf(
  past: FindableStreams,
  listed: Listed,
  timeline: Timeline,
  actions: readonly PlacedAction[],
  shelf: Shelf,
): Closes {
  const returns = returnsOf(past, listed, timeline);
  const count = timeline.sessions.length;
  const close = shelf.int32(count);
  const base = shelf.int32(count);
  const sharesFactor = shelf.float64(count).fill(1);
  const actionAt = new Map(actions.map((action) => [action.at, action]));
  const { anchor } = timeline;
  close[anchor] = listed.startPrice;
  let factor = 1;
  for (let at = anchor; at >= 0; at -= 1) {
    sharesFactor[at] = factor;
    base[at] = Math.max(listed.priceMin, nearestTick(close[at]! / Math.exp(returns[at]!)));
    const action = actionAt.get(at);
    let before = base[at]!;
    if (action !== undefined) {
      factor *= sharesFactorOf(action);
      before = nearestTick(before * sharesFactorOf(action) + action.cash);
    }
    if (at > 0) close[at - 1] = before;
  }
  for (let at = anchor + 1; at < count; at += 1) {
    const action = actionAt.get(at);
    const before = close[at - 1]!;
    base[at] = action === undefined ? before : exPriceOf(before, action);
    close[at] = nearestTick(base[at]! * Math.exp(returns[at]!));
  }
  return { close, base, sharesFactor };
}

/** Open, high, low and volume around the closes. */
export function daysOf(past: FindableStreams, listed: Listed, timeline: Timeline, closes: Closes, shelf: Shelf): Days {
  const rng = past.findable(`days ${listed.symbol}`);
  const count = timeline.sessions.length;
  const open = shelf.int32(count);
  const high = shelf.int32(count);
  const low = shelf.int32(count);
  const volume = shelf.float64(count);
  for (let at = 0; at < count; at += 1) {
    const base = closes.base[at]!;
    const close = closes.close[at]!;
    const band = bandOf(base, listed.bandRate);
    const change = Math.log(close / base);
    const range = listed.volatility * timeline.nervousness[at]!;
    const inBand = (price: number) => Math.min(band.upper, Math.max(band.lower, price));
    open[at] = inBand(nearestTick(base * Math.exp(change * 0.2 + rng.normal() * range * 0.15)));
    const top = Math.max(open[at]!, close);
    const bottom = Math.min(open[at]!, close);
    high[at] = inBand(tickAtOrAbove(Math.ceil(top * (1 + Math.abs(rng.normal()) * range * 0.45))));
    low[at] = inBand(tickAtOrBelow(Math.floor(bottom * (1 - Math.abs(rng.normal()) * range * 0.45))));
    const surprise = Math.min(2, Math.abs(change) / listed.volatility);
    volume[at] = volumeOf(rng.normal(), surprise, at);
  }
  return { ...closes, open, high, low, volume };

  function volumeOf(noise: number, surprise: number, at: number): number {
    const session = timeline.sessions[at]!;
    const seconds = (session.close - session.open) / 1000;
    const usual = listed.tradesPerSecond * seconds * listed.tradeShares;
    return Math.max(1, Math.round((usual * Math.exp(noise * 0.3 + surprise * 0.35 - 0.25)) / closes.sharesFactor[at]!));
  }
}

/** The reference price of an ex-date: the close before it less what the action takes out. */
export function exPriceOf(close: number, action: ActionTerms): number {
  return Math.max(1, nearestTick((close - action.cash) / sharesFactorOf(action)));
}

export function nearestTick(price: number): number {
  const below = tickAtOrBelow(Math.floor(price));
  const above = tickAtOrAbove(Math.ceil(price));
  return price - below <= above - price ? below : above;
}

/** The same array each time: used up at once. */
let returns = new Float64Array(0);

function returnsOf(past: FindableStreams, listed: Listed, timeline: Timeline): Float64Array {
  const rng = past.findable(`returns ${listed.symbol}`);
  const sector = timeline.bySector[listed.sectorIndex]!;
  // Well inside the band, so that rounding to ticks cannot leave it.
  const most = (listed.bandRate / 100) * 0.85;
  if (returns.length !== timeline.market.length) returns = new Float64Array(timeline.market.length);
  for (let at = 0; at < returns.length; at += 1) {
    const news = rng.float() < NEWS_CHANCE ? 2.5 : 1;
    const own = rng.normal() * listed.ownVolatility * news * timeline.nervousness[at]!;
    const sum = listed.drift + listed.marketBeta * timeline.market[at]! + listed.sectorBeta * sector[at]! + own;
    returns[at] = Math.max(-most, Math.min(most, sum));
  }
  return returns;
}
