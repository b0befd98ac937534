/** One listing while the market runs: its book, its day so far, its tape, and what its agents remember. */
import { OrderBook, type OnExecution } from '@bahi/core/order-book.ts';
import { bandOf, tickOf, type Band } from '@bahi/core/price.ts';
import type { Rng } from '@bahi/core/rng.ts';
import type { Bar, InstrumentState, MarketTrade } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { sharesFactorOf, type ActionTerms } from '../history/actions.ts';
import { exPriceOf, nearestTick } from '../history/days.ts';
import type { Listed } from '../listed.ts';
import type { SecretStreams } from '../streams.ts';
import { createMark, restartMark, type Mark } from './mark-price.ts';
import { createTape, type Tape } from './tape.ts';

/** Orders of each side of the market makers' ladder. */
export const LADDER = 7;
/** Limit orders of passing traders that may rest at once. */
export const PASSERS = 10;

/** The day's figures, and those of the running minute, of a listing or of something computed. */
export interface DayFigures {
  previousClose: number;
  open: number | null;
  high: number | null;
  low: number | null;
  last: number | null;
  volume: number;
  turnover: number;
  /** The running minute; null until something happens in it. */
  minute: Bar | null;
  changedAt: number;
  /** Grows with every change that is published. */
  seq: number;
}

export interface Stock {
  readonly at: number;
  readonly listed: Listed;
  readonly rng: Rng;
  readonly book: OrderBook;
  readonly figures: DayFigures;
  readonly tape: Tape;
  readonly mark: Mark;
  /** Shares of now for each share at genesis. */
  sharesFactor: number;
  /** Typical shares of one trade, in shares of now. */
  tradeShares: number;
  state: InstrumentState;
  /** Until when orders of its opening auction are collected; null: it has opened. */
  auctionUntil: number | null;
  band: Band;
  /** Ids in the book, unique within one session. */
  nextId: number;
  readonly mind: AgentsMind;
  /** Of a fund: what a unit of it holds is worth to its makers now (a logarithm); null of what is worth something by itself. */
  readonly basketWorth: (() => number) | null;
}

/** What the agents of one instrument share. Prices are logarithms unless they say otherwise. */
export interface AgentsMind {
  /** What the company is worth: moved by the market, its sector, its own news, and a little by the flow of orders. */
  fair: number;
  /** The price it was listed at, in shares of now. */
  home: number;
  fairAt: number;
  /** What company news still adds to it: not everybody reads at once. */
  pending: number;
  /** News of this session holds against the pull back inside the band. */
  isConvinced: boolean;
  marketSeen: number;
  sectorSeen: number;
  /** Of a fund: how far above its basket it is held worth, until those who create and redeem units have taken that away. */
  premium: number;
  /** How far the makers lean away from the flow they had to take. */
  lean: number;
  /** Recent returns, fading: what followers follow. */
  trend: number;
  /** 0 on a calm day; after news it makes everything faster and spreads wider. */
  excitement: number;
  lastTradeAt: number;
  /** The makers' resting orders: bids, then asks; 0 where there is none. */
  readonly ladderIds: Int32Array;
  readonly ladderPrices: Int32Array;
  readonly passerIds: Int32Array;
  nextPasser: number;
}

export interface StockStart {
  readonly previousClose: number;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly last: number | null;
  readonly volume: number;
  readonly turnover: number;
  /** Left out: it is not known, and the last trade stands for it. */
  readonly mark?: number | undefined;
  readonly openingMark?: number | undefined;
  readonly tradeSeq: number;
  /** Of the actions since genesis that have gone ex. */
  readonly sharesFactor: number;
}

export function createStock(
  ahead: SecretStreams,
  at: number,
  listed: Listed,
  start: StockStart,
  { now, sessionMs }: { readonly now: number; readonly sessionMs: number },
  onExecution: OnExecution,
  basketWorth: Stock['basketWorth'] = null,
): Stock {
  const { tradeSeq, sharesFactor, mark: markSeen, openingMark, ...figures } = start;
  const tradeShares = tradeSharesOf(listed, sharesFactor);
  const mark = createMark(listed, sessionMs);
  // One order sets a last trade: the agents go on from what nobody bends.
  const worth = markSeen ?? start.last ?? start.previousClose;
  restartMark(mark, worth, tradeShares, now);
  mark.opening = openingMark ?? start.previousClose;
  const band = bandOf(start.previousClose, listed.bandRate);
  return {
    at,
    listed,
    rng: ahead.secret('trades', listed.symbol, now),
    book: new OrderBook(band.lower, tickOf(band.lower), onExecution),
    figures: { ...figures, minute: null, changedAt: now, seq: tradeSeq },
    tape: createTape(tradeSeq),
    mark,
    sharesFactor,
    tradeShares,
    state: listed.inactive?.state ?? 'trading',
    auctionUntil: null,
    band,
    nextId: 1,
    basketWorth,
    mind: {
      fair: Math.log(worth),
      home: Math.log(listed.startPrice / sharesFactor),
      pending: 0,
      isConvinced: false,
      fairAt: now,
      marketSeen: 0,
      sectorSeen: 0,
      premium: 0,
      lean: 0,
      trend: 0,
      excitement: 0,
      lastTradeAt: now,
      ladderIds: new Int32Array(LADDER * 2),
      ladderPrices: new Int32Array(LADDER * 2),
      passerIds: new Int32Array(PASSERS),
      nextPasser: 0,
    },
  };
}

/** The closing price is the mark price, for one order sets a last trade: the last price of its session's last minute, and what the next date begins with. */
export function closeDay(stock: Stock, now: number): void {
  const { figures, mark } = stock;
  if (figures.last !== null) addPrice(figures, Math.max(1, nearestTick(mark.price)), 0, now);
}

/**
 * A new business date: the closing price, less what goes ex, is the reference, and the band moves around it. `actions` are those that
 * have gone ex since, oldest first.
 */
export function rollDay(stock: Stock, actions: readonly ActionTerms[] = []): void {
  const { figures, listed } = stock;
  rollFigures(figures);
  calmDown(stock);
  for (const action of actions) goEx(stock, action);
  stock.band = bandOf(figures.previousClose, listed.bandRate);
  emptyBook(stock);
}

/** Everybody knows beforehand what an ex-date takes out: it is no loss, and the agents follow. */
function goEx(stock: Stock, action: ActionTerms): void {
  const { figures, mind, listed } = stock;
  const close = figures.previousClose;
  figures.previousClose = exPriceOf(close, action);
  mind.fair += Math.log(figures.previousClose / close);
  stock.sharesFactor *= sharesFactorOf(action);
  stock.tradeShares = tradeSharesOf(listed, stock.sharesFactor);
  mind.home = Math.log(listed.startPrice / stock.sharesFactor);
}

function tradeSharesOf({ tradeShares }: Listed, sharesFactor: number): number {
  return Math.max(1, Math.round(tradeShares * sharesFactor));
}

/**
 * A company that was wanted (or shunned) beyond its limit is worth its close on the next date: what it kept of the rest overnight would be the
 * gain of whoever had a place in the queue at the limit.
 */
function calmDown({ mind, figures }: Stock): void {
  if (!mind.isConvinced) return;
  mind.fair = Math.log(figures.previousClose);
  mind.isConvinced = false;
  mind.pending = 0;
}

export function isListed({ state }: Stock): boolean {
  return state !== 'suspended' && state !== 'off_shelf';
}

/** Takes every order out; the caller has told their owners. */
export function emptyBook(stock: Stock): void {
  const { mind, band } = stock;
  stock.book.reset(band.lower, tickOf(band.lower));
  stock.nextId = 1;
  mind.ladderIds.fill(0);
  mind.passerIds.fill(0);
}

export function rollFigures(figures: DayFigures): void {
  figures.previousClose = figures.last ?? figures.previousClose;
  figures.open = figures.high = figures.low = figures.last = null;
  figures.volume = 0;
  figures.turnover = 0;
}

/** A price of this moment enters the day and its minute. */
export function addPrice(figures: DayFigures, price: number, quantity: number, now: number): void {
  figures.open ??= price;
  figures.high = figures.high === null || price > figures.high ? price : figures.high;
  figures.low = figures.low === null || price < figures.low ? price : figures.low;
  figures.last = price;
  figures.volume += quantity;
  figures.turnover += price * quantity;
  const { minute } = figures;
  if (minute === null) {
    figures.minute = [Math.floor(now / MINUTE_MS) * MINUTE_MS, price, price, price, price, quantity];
    return;
  }
  if (price > minute[2]) minute[2] = price;
  if (price < minute[3]) minute[3] = price;
  minute[4] = price;
  minute[5] += quantity;
}

/** The latest trades, newest first. */
export function tradesOf(stock: Stock, limit: number): MarketTrade[] {
  return stock.tape.latest(limit);
}
