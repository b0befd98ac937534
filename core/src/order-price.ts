/**
 * The part of an order decision that looks at the market: whether it trades now, whether a price can be had, and
 * whether the price asked for is allowed (rules §5, the checks from "trading session" to "price > 0, tick, band").
 */
import { formatDecimal, parseDecimal } from './money.ts';
import { isOnTick, protectionPrice, protectionRates, tickAtOrAbove, tickAtOrBelow, tickOf } from './price.ts';
import { reject, type OrderRejection } from './order-rejection.ts';
import type { Side } from './charges.ts';
import type { LockTerms } from './position.ts';
import { MINUTE_MS } from './time.ts';

export type OrderType = 'market' | 'limit';
export type TimeInForce = 'session' | 'gtc';

/** Nobody trades on a price older than this while the session runs. */
export const PRICE_AGE_MS_MAX = MINUTE_MS;

export interface TradedInstrument extends LockTerms {
  readonly symbol: string;
  /** Left out: a share. Funds have charges of their own and are not sold short. */
  readonly kind?: string;
  /** Whether orders are taken in it at all: it has a book. */
  readonly isTradable: boolean;
  readonly priceScale: number;
  readonly lotSize: number;
  /** The daily band in percent; null for what has none, and so has no limits and takes no orders. */
  readonly bandRate: number | null;
}

export interface TradedQuote {
  readonly last: number | null;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly mark: number;
  readonly upper: number | null;
  readonly lower: number | null;
  readonly state: 'trading' | 'halted' | 'suspended' | 'off_shelf';
  readonly at: number;
}

/** What a decision needs to know of the market at this moment. */
export interface MarketView {
  readonly instrument: TradedInstrument | undefined;
  readonly quote: TradedQuote | undefined;
  readonly isOpen: boolean;
  /** When the next session opens. */
  readonly opens: number;
}

export interface PriceTerms {
  readonly symbol: string;
  readonly side: Side;
  readonly type: OrderType;
  /** Decimal text; null for a market order. */
  readonly limitPrice: string | null;
  readonly timeInForce: TimeInForce;
}

export interface OrderPrice {
  readonly instrument: TradedInstrument;
  readonly quote: TradedQuote;
  /** The price the figures are made with: the limit, or the touch. */
  readonly price: number;
  readonly limitPrice: number | null;
  /** The worst price a market order may fill at. */
  readonly protectionPrice: number | null;
  /** A good-till-cancelled order placed while the market is closed waits for the opening. */
  readonly isWaiting: boolean;
}

/** The price of an order and the first reason it may not have one. */
export function priceOrder(terms: PriceTerms, market: MarketView, now: number): OrderPrice | OrderRejection {
  const { symbol, side, type } = terms;
  if (type === 'limit' && terms.limitPrice === null) return reject('orders.limit_price_missing', {});
  if (type === 'market' && terms.limitPrice !== null) return reject('orders.limit_price_unused', {});

  const { instrument, quote } = market;
  // Before the session: what never trades has none to wait for.
  if (instrument === undefined) return reject('market.symbol_unknown', { symbol });
  // Turnover is money only where prices are in whole paise; every traded instrument's are.
  if (!instrument.isTradable || instrument.priceScale !== 2) return reject('orders.not_tradable', { symbol });

  const isWaiting = !market.isOpen && type === 'limit' && terms.timeInForce === 'gtc';
  if (!market.isOpen && !isWaiting) return reject('orders.market_closed', { opens: market.opens });

  const unfit = checkState(symbol, quote);
  if (unfit !== null) return unfit;
  if (quote === undefined || quote.last === null || quote.upper === null || quote.lower === null) {
    return reject('orders.price_unavailable', { symbol });
  }
  if (market.isOpen && now - quote.at > PRICE_AGE_MS_MAX) return reject('orders.price_stale', { symbol, at: quote.at });

  const band = { lower: quote.lower, upper: quote.upper };
  if (terms.limitPrice === null) {
    const touch = side === 'buy' ? quote.ask : quote.bid;
    if (touch === null) return reject('orders.no_liquidity', { symbol });
    const worst = protectionPrice({ side, mark: quote.mark, band });
    if (side === 'buy' ? touch > worst : touch < worst) {
      const [best, mark] = [touch, quote.mark].map((price) => formatDecimal(price, instrument.priceScale));
      return reject('orders.touch_too_far', { symbol, touch: best!, mark: mark!, percent: PROTECTION_PERCENT });
    }
    return {
      instrument,
      quote,
      price: touch,
      limitPrice: null,
      protectionPrice: worst,
      isWaiting,
    };
  }
  const limit = readPrice(terms.limitPrice, instrument.priceScale);
  if (typeof limit !== 'number') return limit;
  if (limit < band.lower || limit > band.upper) {
    const [lower, upper] = [band.lower, band.upper].map((price) => formatDecimal(price, instrument.priceScale));
    return reject('orders.price_outside_band', { lower: lower!, upper: upper! });
  }
  return { instrument, quote, price: limit, limitPrice: limit, protectionPrice: null, isWaiting };
}

export function isRejection<T extends object>(value: T | OrderRejection): value is OrderRejection {
  return 'code' in value;
}

/** Decimal text -> a valid price: greater than 0 and on its tick. */
export function readPrice(text: string, priceScale: number): number | OrderRejection {
  const exact = parseDecimal(text, 8);
  if (exact === null || exact === 0n) return reject('orders.price_not_positive', {});
  const unit = 10n ** BigInt(8 - priceScale);
  const whole = exact / unit;
  // Far above any band, and past the integers that numbers hold exactly: the band refuses what this becomes.
  const price = whole > PRICE_MAX ? Number(PRICE_MAX) : Number(whole);
  if (exact % unit === 0n && isOnTick(price)) return price;
  return reject('orders.price_off_tick', {
    tick: formatDecimal(tickOf(price), priceScale),
    below: formatDecimal(tickAtOrBelow(price), priceScale),
    above: formatDecimal(tickAtOrAbove(price + (exact % unit === 0n ? 0 : 1)), priceScale),
  });
}

const PROTECTION_PERCENT = protectionRates.at(-1)!.bps / 100;

const PRICE_MAX = 1_000_000_000_000_000n;

function checkState(symbol: string, quote: TradedQuote | undefined): OrderRejection | null {
  if (quote?.state === 'halted') return reject('orders.halted', { symbol });
  if (quote?.state === 'suspended') return reject('orders.suspended', { symbol });
  if (quote?.state === 'off_shelf') return reject('orders.off_shelf', { symbol });
  return null;
}
