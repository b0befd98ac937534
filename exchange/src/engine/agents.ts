/**
 * The other side of every customer's trade: market makers who keep a ladder of orders on both sides, passing traders who
 * take or leave an order, followers of the trend, and those who trade on news. They act one instrument at a time, whenever
 * its turn comes. They know what a company is worth (`mind.fair`) only as a leaning: prices are made in the book alone.
 */
import { nextTick, previousTick, tickAtOrAbove, tickAtOrBelow, tickOf } from '@bahi/core/price.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { CompanyNews } from '../news/company-news.ts';
import type { LiveFactors } from './factors.ts';
import { followed } from './mark-price.ts';
import { LADDER, PASSERS, type Stock } from './stock.ts';

export interface AgentsWorld {
  readonly factors: LiveFactors;
  /** Length of the running session: volatilities are by session. */
  readonly sessionMs: number;
}

/** Share of turns in which somebody takes rather than leaves an order. */
const TAKE_SHARE = 0.7;
/** Everything trades at least about this often. */
const QUIET_MS_MAX = 4_000;
/** Share of those who meet an empty side and trade with the other at its limit. */
const LIMIT_TAKE_SHARE = 0.25;
const LEAN_FADE_MS = 90_000;
const TREND_FADE_MS = MINUTE_MS;
const EXCITEMENT_FADE_MS = 240_000;
/** Where there is no company to announce anything, something happens once in so long, on average; to currencies it is small. */
const NEWS_MS = 2 * DAY_MS;
/** Prices drift home to where they were listed over about half a year, so that no year of running ends in absurdity. */
const HOME_MS = 180 * DAY_MS;
/** A fund's premium: how long it lasts, how far it wanders and how far it may, in half spreads: less than a round trip costs. */
const PREMIUM_FADE_MS = 20 * MINUTE_MS;
const PREMIUM_DEVIATION = 0.6;
const PREMIUM_MAX = 1.2;
/** How long it takes until most of those who trade on news have read it: what is left to them is worth half a spread. */
const READING_MS = 75_000;
/** Beyond the limit, in shares of the band: how much more (or less) a company is worth that is found at its limit. */
const LOCKED_BEYOND = 0.35;

/** One turn; returns how long until the next. */
export function act(stock: Stock, world: AgentsWorld, now: number): number {
  const { mind, rng, listed } = stock;
  think(stock, world, now);
  quoteLadder(stock);
  if (now - mind.lastTradeAt > QUIET_MS_MAX || rng.float() < TAKE_SHARE) takeOrder(stock);
  else leaveOrder(stock);
  const mean = (1000 * TAKE_SHARE) / listed.tradesPerSecond / (1 + mind.excitement);
  return Math.max(20, Math.round(Math.min(mean * (0.3 + 1.4 * rng.float()), QUIET_MS_MAX)));
}

/** The makers' ladder at a moment: also what fills an empty book at the session's opening. */
export function openLadder(stock: Stock, world: AgentsWorld, now: number): void {
  think(stock, world, now);
  stock.mind.lastTradeAt = now;
  quoteLadder(stock);
}

/**
 * What an execution with an agent teaches: makers lean away from the flow for a while, a little of it stays in the price for good. Both are
 * linear in what was traded, and the leaning fades exponentially: only so does no round trip, however it is cut up, gain by its own
 * impact (Huberman and Stanzl, Price manipulation and quasi-arbitrage, 2004; Gatheral, No-dynamic-arbitrage and market impact, 2010).
 */
export function learn(stock: Stock, isBuy: boolean, price: number, quantity: number, now: number): void {
  const { mind, listed, figures } = stock;
  const push = 0.12 * listed.halfSpread * (quantity / stock.tradeShares) * (isBuy ? 1 : -1);
  mind.lean += push;
  if (stock.basketWorth === null) mind.fair += push * 0.05;
  else mind.premium += push * 0.05;
  if (figures.last !== null) mind.trend += Math.log(price / figures.last);
  mind.lastTradeAt = now;
}

/** The last share of a resting order of theirs was taken: to ask the book at every turn would be a sixth of the market's work. */
export function lose({ mind: { ladderIds } }: Stock, id: number): void {
  const rung = ladderIds.indexOf(id);
  if (rung >= 0) ladderIds[rung] = 0;
}

/**
 * News of a company, worth so much (a logarithm): makers know it before it is published, take every order of before away and quote anew,
 * so that nobody gains by being the first to read. The little that they leave is less than what trading on it costs.
 */
export function hear(stock: Stock, move: number, world: AgentsWorld, now: number): void {
  const { mind, listed } = stock;
  const left = Math.sign(move) * Math.min(Math.abs(move), listed.halfSpread);
  mind.fair += move - left;
  mind.pending += left;
  mind.isConvinced = true;
  mind.excitement = 2.5;
  quoteAnew(stock, world, now);
}

/** What was left before is taken away, and the makers quote anew: what it is worth has jumped. */
export function quoteAnew(stock: Stock, world: AgentsWorld, now: number): void {
  if (stock.state !== 'trading') return;
  leavePassers(stock);
  think(stock, world, now);
  quoteLadder(stock);
}

function leavePassers({ mind, book }: Stock): void {
  for (const id of mind.passerIds) if (id !== 0) book.cancel(id);
  mind.passerIds.fill(0);
}

/** At the market's start; `told` is what was news up to `seenAt`, when the market was last seen: the mark prices may not have followed it yet. */
export function takeUp(stocks: readonly Stock[], told: readonly CompanyNews[], seenAt: number): void {
  for (const stock of stocks) standAtLimit(stock);
  for (const { at, move, event } of told) {
    const { mind, mark } = stocks[at]!;
    mind.fair += move - followed(mark, move, seenAt - event.at);
    mind.isConvinced = true;
  }
}

/** What stands at a limit of its band is wanted (or shunned) beyond it; what is near stays there. */
function standAtLimit({ mind, listed, figures, band, mark: { price } }: Stock): void {
  if (figures.last === null) return;
  if (Math.abs(Math.log(price / figures.previousClose)) > nearLimit(listed)) mind.isConvinced = true;
  if (price !== band.upper && price !== band.lower) return;
  mind.fair += (price === band.upper ? 1 : -1) * (listed.bandRate / 100) * LOCKED_BEYOND;
}

function nearLimit({ bandRate }: Stock['listed']): number {
  return 0.8 * Math.log(1 + bandRate / 100);
}

function think(stock: Stock, world: AgentsWorld, now: number): void {
  const { mind } = stock;
  const elapsed = Math.max(0, now - mind.fairAt);
  if (stock.basketWorth !== null) thinkOfBasket(stock, stock.basketWorth(), elapsed);
  else thinkOfCompany(stock, world, elapsed);
  mind.fairAt = now;
  mind.lean *= Math.exp(-elapsed / LEAN_FADE_MS);
  mind.trend *= Math.exp(-elapsed / TREND_FADE_MS);
  mind.excitement *= Math.exp(-elapsed / EXCITEMENT_FADE_MS);
}

/**
 * A fund is worth its basket and a premium that wanders: whoever creates units (or redeems them) earns it, so that it fades, and is never
 * further than that pays.
 */
function thinkOfBasket({ mind, rng, listed: { halfSpread } }: Stock, worth: number, elapsed: number): void {
  const kept = Math.exp(-elapsed / PREMIUM_FADE_MS);
  const wandered = mind.premium * kept + PREMIUM_DEVIATION * halfSpread * Math.sqrt(1 - kept * kept) * rng.normal();
  const most = PREMIUM_MAX * halfSpread;
  mind.premium = Math.max(-most, Math.min(most, wandered));
  mind.fair = worth + mind.premium;
}

function thinkOfCompany({ mind, rng, listed, figures }: Stock, world: AgentsWorld, elapsed: number): void {
  const { market, bySector } = world.factors;
  const sector = bySector[listed.sectorIndex]!;
  mind.fair += listed.marketBeta * (market - mind.marketSeen) + listed.sectorBeta * (sector - mind.sectorSeen);
  mind.fair += listed.ownVolatility * Math.sqrt(elapsed / world.sessionMs) * rng.normal();
  if (listed.surprise > 0 && rng.float() < elapsed / NEWS_MS) {
    mind.fair += listed.surprise * (0.8 + rng.float()) * (rng.float() < 0.5 ? -1 : 1);
    mind.excitement = 2.5;
  }
  if (mind.pending !== 0) {
    const read = mind.pending * (1 - Math.exp(-elapsed / READING_MS));
    mind.fair += read;
    mind.pending -= read;
  }
  mind.fair -= (mind.fair - mind.home) * Math.min(1, elapsed / HOME_MS);
  // Near a limit of the band worth is pulled back inside, so that a session does not end glued to it without a reason.
  const most = nearLimit(listed);
  const change = mind.fair - Math.log(figures.previousClose);
  if (Math.abs(change) > most && !mind.isConvinced)
    mind.fair -= (change - Math.sign(change) * most) * Math.min(1, elapsed / 20_000);
  mind.marketSeen = market;
  mind.sectorSeen = sector;
}

/** Keeps what still stands where it should, cancels the rest, fills the holes: mispriced orders of both sides leave first. */
function quoteLadder(stock: Stock): void {
  const { mind, listed, band } = stock;
  const reference = Math.exp(mind.fair + mind.lean);
  const half = listed.halfSpread * (1 + 0.4 * mind.excitement) * reference;
  const tick = tickOf(Math.round(reference));
  const step = tick * Math.max(1, Math.round((listed.halfSpread * reference * 0.7) / tick));
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

function clearLadder({ mind: { ladderIds, ladderPrices }, book }: Stock, side: number): void {
  for (let rung = side; rung < side + LADDER; rung += 1) {
    const id = ladderIds[rung]!;
    if (id === 0) continue;
    const price = ladderPrices[rung]!;
    let other = side;
    while (other < side + LADDER && wanted[other] !== price) other += 1;
    if (other < side + LADDER) continue;
    book.cancel(id);
    ladderIds[rung] = 0;
  }
}

function fillLadder(stock: Stock, side: number): void {
  const { mind, book, rng } = stock;
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
    const quantity = roundly(Math.max(100, stock.tradeShares * depth * (0.5 + rng.float() * 1.2)));
    const id = stock.nextId++;
    if (book.submit(id, side === 0 ? 'buy' : 'sell', price, quantity, 0, true) === 0) continue;
    mind.ladderIds[free] = id;
    mind.ladderPrices[free] = price;
  }
}

/** Somebody buys or sells at once: by a leaning to what it is worth, by the trend, and mostly by chance. */
function takeOrder(stock: Stock): void {
  const { mind, rng, listed, book } = stock;
  const { bid, ask } = book;
  if (bid === null && ask === null) return;
  if (bid === null || ask === null) return takeAtLimit(stock, bid === null ? 'buy' : 'sell');
  const middle = Math.log((bid + ask) / 2);
  const value = Math.tanh((mind.fair - middle) / (2 * listed.halfSpread));
  const trend = Math.tanh(mind.trend / (12 * listed.halfSpread));
  const isBuy = rng.float() < 0.5 + 0.3 * value + 0.12 * trend;
  const quantity = roundly(stock.tradeShares * Math.exp(0.8 * rng.normal() - 0.3) * (1 + 0.5 * mind.excitement));
  const reach = isBuy ? ask : bid;
  const worst = isBuy
    ? Math.ceil(reach * (1 + 6 * listed.halfSpread))
    : Math.floor(reach * (1 - 6 * listed.halfSpread));
  book.submit(stock.nextId++, isBuy ? 'buy' : 'sell', worst, quantity, 0, false);
}

/**
 * One side is empty: the market stands at its limit. Few give away what everybody wants; the others join the queue there,
 * as long as it is not absurdly long.
 */
function takeAtLimit(stock: Stock, side: 'buy' | 'sell'): void {
  const { rng, book } = stock;
  const quantity = roundly(stock.tradeShares * (0.4 + rng.float()));
  const price = side === 'buy' ? book.ask! : book.bid!;
  if (rng.float() < LIMIT_TAKE_SHARE) return void book.submit(stock.nextId++, side, price, quantity, 0, false);
  leaveAtLimit(stock, side === 'buy' ? 'sell' : 'buy', price);
}

function leaveAtLimit(stock: Stock, side: 'buy' | 'sell', price: number): void {
  const { mind, rng, book } = stock;
  const place = mind.nextPasser;
  if (mind.passerIds[place] !== 0) book.cancel(mind.passerIds[place]!);
  const id = stock.nextId++;
  book.submit(id, side, price, roundly(stock.tradeShares * (2 + 6 * rng.float())), 0, true);
  mind.passerIds[place] = id;
  mind.nextPasser = (place + 1) % PASSERS;
}

/** Somebody leaves an order near the touch, at times a tick better; the oldest such order leaves in its turn. */
function leaveOrder(stock: Stock): void {
  const { mind, rng, book, band } = stock;
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
  book.submit(id, isBuy ? 'buy' : 'sell', price, roundly(stock.tradeShares * (0.5 + 2 * rng.float())), 0, true);
  mind.passerIds[place] = id;
  mind.nextPasser = (place + 1) % PASSERS;
}

/** People like round numbers: two digits that count, 1 share at least. */
function roundly(quantity: number): number {
  if (quantity < 100) return Math.max(1, Math.round(quantity));
  const unit = quantity < 1000 ? 5 : quantity < 10_000 ? 25 : 250;
  return Math.round(quantity / unit) * unit;
}
