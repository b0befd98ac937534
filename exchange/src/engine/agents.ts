/**
 * The other side of every customer's trade: market makers who keep a ladder of orders on both sides, passing traders who
 * take or leave an order, followers of the trend, and those who trade on news. They act one instrument at a time, whenever
 * its turn comes. They know what a company is worth (`mind.fair`) only as a leaning: prices are made in the book alone.
 */
import { nextTick, previousTick, tickAtOrAbove, tickAtOrBelow, tickOf } from '@bahi/core/price.ts';
import type { LiveFactors } from './factors.ts';
import { LADDER, PASSERS, type Stock } from './stock.ts';

export interface AgentsWorld {
  readonly factors: LiveFactors;
  /** Length of the running session: volatilities are by session. */
  readonly sessionMs: number;
}

/** Share of turns in which somebody takes rather than leaves an order. */
const TAKE_SHARE = 0.7;
/** Every listed equity trades at least about this often. */
const QUIET_MS_MAX = 4_000;
const LEAN_FADE_MS = 90_000;
const TREND_FADE_MS = 60_000;
const EXCITEMENT_FADE_MS = 240_000;
/** A company's own news comes once in so long, on average. */
const NEWS_MS = 2 * 86_400_000;
/** Prices drift home to where they were listed over about half a year, so that no year of running ends in absurdity. */
const HOME_MS = 180 * 86_400_000;
const LEAN_MAX = 0.02;

/** One turn; returns how long until the next. */
export function act(stock: Stock, world: AgentsWorld, now: number): number {
  const { mind, rng, equity } = stock;
  think(stock, world, now);
  quoteLadder(stock);
  if (now - mind.lastTradeAt > QUIET_MS_MAX || rng.float() < TAKE_SHARE) takeOrder(stock);
  else leaveOrder(stock);
  const mean = (1000 * TAKE_SHARE) / equity.tradesPerSecond / (1 + mind.excitement);
  return Math.max(20, Math.round(Math.min(mean * (0.3 + 1.4 * rng.float()), QUIET_MS_MAX)));
}

/** The makers' ladder at a moment: also what fills an empty book at the session's opening. */
export function openLadder(stock: Stock, world: AgentsWorld, now: number): void {
  think(stock, world, now);
  stock.mind.lastTradeAt = now;
  quoteLadder(stock);
}

/** What an execution teaches: makers lean away from the flow, a little of it stays in the price. */
export function learn(stock: Stock, isBuy: boolean, price: number, quantity: number, now: number): void {
  const { mind, equity, figures } = stock;
  const push = 0.12 * equity.halfSpread * Math.sqrt(quantity / equity.tradeShares) * (isBuy ? 1 : -1);
  mind.lean = Math.max(-LEAN_MAX, Math.min(LEAN_MAX, mind.lean + push));
  mind.fair += Math.max(-0.001, Math.min(0.001, push * 0.05));
  if (figures.last !== null) mind.trend += Math.log(price / figures.last);
  mind.lastTradeAt = now;
}

function think(stock: Stock, world: AgentsWorld, now: number): void {
  const { mind, rng, equity, figures } = stock;
  const elapsed = Math.max(0, now - mind.fairAt);
  const { market, bySector } = world.factors;
  const sector = bySector[equity.sectorIndex]!;
  mind.fair += equity.marketBeta * (market - mind.marketSeen) + equity.sectorBeta * (sector - mind.sectorSeen);
  mind.fair += equity.ownVolatility * Math.sqrt(elapsed / world.sessionMs) * rng.normal();
  if (rng.float() < elapsed / NEWS_MS) {
    mind.fair += equity.ownVolatility * (0.8 + rng.float()) * (rng.float() < 0.5 ? -1 : 1);
    mind.excitement = 2.5;
  }
  mind.fair -= (mind.fair - Math.log(equity.startPrice)) * Math.min(1, elapsed / HOME_MS);
  // Near a limit of the band worth is pulled back inside, so that a session does not end glued to it.
  const most = 0.8 * Math.log(1 + equity.bandRate / 100);
  const change = mind.fair - Math.log(figures.previousClose);
  if (Math.abs(change) > most) mind.fair -= (change - Math.sign(change) * most) * Math.min(1, elapsed / 20_000);
  mind.fairAt = now;
  mind.marketSeen = market;
  mind.sectorSeen = sector;
  mind.lean *= Math.exp(-elapsed / LEAN_FADE_MS);
  mind.trend *= Math.exp(-elapsed / TREND_FADE_MS);
  mind.excitement *= Math.exp(-elapsed / EXCITEMENT_FADE_MS);
}

/** Keeps what still stands where it should, cancels the rest, fills the holes: mispriced orders of both sides leave first. */
function quoteLadder(stock: Stock): void {
  const { mind, equity, band } = stock;
  const reference = Math.exp(mind.fair + mind.lean);
  const half = equity.halfSpread * (1 + 0.4 * mind.excitement) * reference;
  const tick = tickOf(Math.round(reference));
  const step = tick * Math.max(1, Math.round((equity.halfSpread * reference * 0.7) / tick));
  const bid = Math.min(band.upper, tickAtOrBelow(Math.floor(reference - half)));
  const ask = Math.max(band.lower, nextTick(bid), tickAtOrAbove(Math.ceil(reference + half)));
  wanted[0] = bid;
  wanted[LADDER] = ask;
  // Deeper rungs stand on round numbers of the step, so that they stay while the best prices move.
  const bidGrid = Math.ceil(bid / step) * step;
  const askGrid = Math.floor(ask / step) * step;
  for (let rung = 1; rung < LADDER; rung += 1) {
    wanted[rung] = tickAtOrBelow(bidGrid - rung * step);
    wanted[LADDER + rung] = tickAtOrAbove(askGrid + rung * step);
  }
  for (let rung = 0; rung < LADDER * 2; rung += 1) {
    if (wanted[rung]! < band.lower || wanted[rung]! > band.upper) wanted[rung] = 0;
  }
  clearLadder(stock, 0);
  clearLadder(stock, LADDER);
  fillLadder(stock, 0);
  fillLadder(stock, LADDER);
}

const wanted = new Int32Array(LADDER * 2);

function clearLadder({ mind, book }: Stock, side: number): void {
  for (let rung = side; rung < side + LADDER; rung += 1) {
    const id = mind.ladderIds[rung]!;
    if (id === 0) continue;
    if (book.quantityOf(id) === 0) {
      mind.ladderIds[rung] = 0;
      continue;
    }
    const price = mind.ladderPrices[rung]!;
    let isWanted = false;
    for (let other = side; other < side + LADDER; other += 1) if (wanted[other] === price) isWanted = true;
    if (isWanted) continue;
    book.cancel(id);
    mind.ladderIds[rung] = 0;
  }
}

function fillLadder(stock: Stock, side: number): void {
  const { mind, book, rng, equity } = stock;
  for (let rung = side; rung < side + LADDER; rung += 1) {
    const price = wanted[rung]!;
    if (price === 0) continue;
    let free = -1;
    let isThere = false;
    for (let other = side; other < side + LADDER; other += 1) {
      if (mind.ladderIds[other] === 0) free = other;
      else if (mind.ladderPrices[other] === price) isThere = true;
    }
    if (isThere || free < 0) continue;
    const depth = 2.5 + 2 * (rung - side);
    const quantity = roundly(Math.max(100, equity.tradeShares * depth * (0.5 + rng.float() * 1.2)));
    const id = stock.nextId++;
    if (book.submit(id, side === 0 ? 'buy' : 'sell', price, quantity, 0, true) === 0) continue;
    mind.ladderIds[free] = id;
    mind.ladderPrices[free] = price;
  }
}

/** Somebody buys or sells at once: by a leaning to what it is worth, by the trend, and mostly by chance. */
function takeOrder(stock: Stock): void {
  const { mind, rng, equity, book } = stock;
  const { bid, ask } = book;
  if (bid === null && ask === null) return;
  const middle = Math.log(((bid ?? ask!) + (ask ?? bid!)) / 2);
  const value = Math.tanh((mind.fair - middle) / (2 * equity.halfSpread));
  const trend = Math.tanh(mind.trend / (12 * equity.halfSpread));
  const isBuy = ask !== null && (bid === null || rng.float() < 0.5 + 0.3 * value + 0.12 * trend);
  const quantity = roundly(equity.tradeShares * Math.exp(0.8 * rng.normal() - 0.3) * (1 + 0.5 * mind.excitement));
  const reach = isBuy ? ask : bid!;
  const worst = isBuy
    ? Math.ceil(reach * (1 + 6 * equity.halfSpread))
    : Math.floor(reach * (1 - 6 * equity.halfSpread));
  book.submit(stock.nextId++, isBuy ? 'buy' : 'sell', worst, quantity, 0, false);
}

/** Somebody leaves an order near the touch, at times a tick better; the oldest such order leaves in its turn. */
function leaveOrder(stock: Stock): void {
  const { mind, rng, equity, book, band } = stock;
  const { bid, ask } = book;
  if (bid === null || ask === null) return;
  const isBuy = rng.float() < 0.5;
  const ticks = rng.below(8) - 1;
  const tick = tickOf(bid);
  const raw = isBuy ? tickAtOrBelow(bid - ticks * tick) : tickAtOrAbove(ask + ticks * tick);
  const price = isBuy ? Math.min(raw, previousTick(ask)) : Math.max(raw, nextTick(bid));
  if (price < band.lower || price > band.upper) return;
  const place = mind.nextPasser;
  if (mind.passerIds[place] !== 0) book.cancel(mind.passerIds[place]!);
  const id = stock.nextId++;
  book.submit(id, isBuy ? 'buy' : 'sell', price, roundly(equity.tradeShares * (0.5 + 2 * rng.float())), 0, true);
  mind.passerIds[place] = id;
  mind.nextPasser = (place + 1) % PASSERS;
}

/** People like round numbers: two digits that count, 1 share at least. */
function roundly(quantity: number): number {
  if (quantity < 100) return Math.max(1, Math.round(quantity));
  const unit = quantity < 1000 ? 5 : quantity < 10_000 ? 25 : 250;
  return Math.round(quantity / unit) * unit;
}
