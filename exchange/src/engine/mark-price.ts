/**
 * The mark price of what has a book (rules §4): everything that moves money without an order in that book goes by it. It is the median of
 * three prices, so that whoever wants it elsewhere has to move two of them, and pay for it:
 *
 * - the impact mid, the mean of what selling and buying a published notional would cost on average, looked at once in each five seconds,
 *   at a moment that nobody knows beforehand;
 * - the average of the impact mids of five minutes;
 * - the volume-weighted price of the trades of five minutes, those among customers left out: whoever trades with himself says nothing.
 *
 * The rule is `core/src/mark-price.ts`. It stays within some deviations of the average, by how much the market itself has moved: a book that is bent for minutes bends it little.
 */
import type { MarkPrice } from '@bahi/contract/venue.ts';
import { markPriceOf } from '@bahi/core/mark-price.ts';
import type { OrderBook } from '@bahi/core/order-book.ts';
import type { Band } from '@bahi/core/price.ts';
import type { Rng } from '@bahi/core/rng.ts';
import { sharesFactorOf, type ActionTerms } from '../history/actions.ts';
import type { Listed } from '../listed.ts';

/** Once in so many seconds. */
const SLOT_SECONDS = 5;
/** Five minutes. */
const SLOTS = 60;
/** The notional, in typical trades. */
const NOTIONAL_TRADES = 5;
/** How far from the average it may be, in deviations of five minutes. */
const DEVIATIONS_MAX = 4;
/** A move counts towards the deviation up to so many of them: one jump says little about how a market moves. */
const MOVE_MAX = 3;
/** The deviation is of about an hour. */
const MEMORY_SLOTS = 720;

export interface Mark {
  /** Impact mids, turnovers and volumes by slot, the newest at `at`. */
  readonly mids: Float64Array;
  readonly turnovers: Float64Array;
  readonly volumes: Float64Array;
  at: number;
  /** Sampled so far, up to all. */
  count: number;
  /** Variance of the logarithm from one slot to the next, and what it does not fall below however long nothing moves. */
  variance: number;
  readonly varianceMin: number;
  /** Price units times shares. */
  notional: number;
  /** Seconds to the next sample, and of its slot that are over by then. */
  secondsLeft: number;
  second: number;
  /** What its business date began with. */
  opening: number;
  /** As of the newest sample. */
  price: number;
  average: number;
  traded: number | null;
  sampledAt: number;
}

/** Until it has moved, as much as its listing says of a session. */
export function createMark({ volatility }: Pick<Listed, 'volatility'>, sessionMs: number): Mark {
  const variance = volatility ** 2 * ((SLOT_SECONDS * 1_000) / sessionMs);
  return {
    mids: new Float64Array(SLOTS),
    turnovers: new Float64Array(SLOTS),
    volumes: new Float64Array(SLOTS),
    at: 0,
    count: 0,
    variance,
    varianceMin: variance / 4,
    notional: 0,
    secondsLeft: SLOT_SECONDS,
    second: SLOT_SECONDS,
    opening: 0,
    price: 0,
    average: 0,
    traded: null,
    sampledAt: 0,
  };
}

/**
 * A new business date: it goes on where it stood at the close, whatever the last trade before that was at, less what went ex.
 * `fall` is what rights took from the reference price.
 */
export function rollMark(
  mark: Mark,
  { actions, fall, tradeShares }: { actions: readonly ActionTerms[]; fall: number; tradeShares: number },
  now: number,
): void {
  const after = actions.reduce((price, action) => (price - action.cash) / sharesFactorOf(action), mark.price);
  const opening = Math.max(1, Math.round(after) - fall);
  restartMark(mark, opening, tradeShares, now);
  mark.opening = opening;
}

/** Nothing of what was before counts: at a start, and where an auction found the price. */
export function restartMark(mark: Mark, price: number, tradeShares: number, now: number): void {
  mark.mids[0] = price;
  mark.turnovers[0] = mark.volumes[0] = 0;
  mark.at = 0;
  mark.count = 1;
  mark.notional = NOTIONAL_TRADES * tradeShares * price;
  mark.price = Math.round(price);
  mark.average = price;
  mark.traded = null;
  mark.sampledAt = now;
}

/** A trade that somebody other than customers took part in. */
export function countTrade(mark: Mark, price: number, quantity: number): void {
  mark.turnovers[mark.at]! += price * quantity;
  mark.volumes[mark.at]! += quantity;
}

/** Each second of trading; answers whether this is the one of its slot in which the book is looked at. */
export function isSampleDue(mark: Mark, rng: Rng): boolean {
  mark.secondsLeft -= 1;
  if (mark.secondsLeft > 0) return false;
  const second = 1 + rng.below(SLOT_SECONDS);
  mark.secondsLeft = SLOT_SECONDS - mark.second + second;
  mark.second = second;
  return true;
}

export function sampleMark(mark: Mark, book: OrderBook, band: Band, now: number): void {
  const before = mark.mids[mark.at]!;
  // A book that does not hold as much says nothing.
  const mid = impactMid(mark, book, band) ?? before;
  const deviation = Math.sqrt(mark.variance);
  const move = Math.min(MOVE_MAX * deviation, Math.abs(Math.log(mid / before)));
  mark.variance = Math.max(mark.varianceMin, mark.variance + (move * move - mark.variance) / MEMORY_SLOTS);
  mark.traded = tradedOf(mark);
  mark.at = (mark.at + 1) % SLOTS;
  mark.count = Math.min(SLOTS, mark.count + 1);
  mark.mids[mark.at] = mid;
  mark.turnovers[mark.at] = mark.volumes[mark.at] = 0;
  mark.average = averageOf(mark);
  const { average, traded } = mark;
  mark.price = markPriceOf({ impactMid: mid, average, traded, range: rangeOf(mark) });
  mark.sampledAt = now;
}

/** With its inputs, so that anybody can work it out. */
export function readMark(mark: Mark): MarkPrice {
  return {
    price: mark.price,
    impactMid: mark.mids[mark.at]!,
    average: mark.average,
    traded: mark.traded,
    notional: mark.notional,
    range: rangeOf(mark),
    at: mark.sampledAt,
  };
}

/** Of what has no book: its level, which is worked out from the marks of what it consists of or moves no money. */
export function plainMark(price: number, at: number): MarkPrice {
  return { price, impactMid: price, average: price, traded: null, notional: 0, range: 0, at };
}

/** How many times more is traded after news than before. */
const NEWS_TRADES = 3;

/** So long after a move that came at once (a logarithm), how much of it the mark price has followed: as far as the average and the trades have. */
export function followed(mark: Mark, move: number, elapsedMs: number): number {
  const share = Math.min(1, elapsedMs / (SLOTS * SLOT_SECONDS * 1_000));
  const traded = (share * NEWS_TRADES) / (share * NEWS_TRADES + 1 - share);
  return Math.sign(move) * Math.min(Math.abs(move) * traded, Math.abs(move) * share + rangeOf(mark));
}

function rangeOf({ variance }: Mark): number {
  return DEVIATIONS_MAX * Math.sqrt(variance * SLOTS);
}

function averageOf({ mids, count }: Mark): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += mids[at]!;
  return sum / count;
}

function tradedOf({ turnovers, volumes, count }: Mark): number | null {
  let [turnover, volume] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    turnover += turnovers[at]!;
    volume += volumes[at]!;
  }
  return volume === 0 ? null : turnover / volume;
}

/** Where all want in (or out) and the price is at its limit, that is it. */
function impactMid({ notional }: Mark, book: OrderBook, band: Band): number | null {
  const [sold, bought] = [book.averagePrice('buy', notional), book.averagePrice('sell', notional)];
  if (sold !== null && bought !== null) return (sold + bought) / 2;
  if (sold !== null && book.bid === band.upper) return band.upper;
  return bought !== null && book.ask === band.lower ? band.lower : null;
}
