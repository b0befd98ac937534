/** What the simulator's market lists, and how it shows it through the feed's port. */
import type { OrderBook } from '@bahi/core/order-book.ts';
import type { Band } from '@bahi/core/price.ts';
import type { MarketFeed, MarketQuote } from '@bahi/contract/venue.ts';
import { plainInstrument } from '@bahi/server/platform/testing-instrument.ts';
import { thinActions } from './actions.ts';

export interface Listing {
  readonly symbol: string;
  /** In paise; the band around it stays within one tick size. */
  readonly price: number;
  readonly lockMinutes: number;
  readonly lockDays: number;
  /** Left out: BAND_RATE. Five times a narrower one takes orders of mandates. */
  readonly bandRate?: number;
}

export const LISTINGS: readonly Listing[] = [
  { symbol: 'VRM', price: 500_00, lockMinutes: 0, lockDays: 0, bandRate: 10 },
  { symbol: 'NEEM', price: 98_00, lockMinutes: 0, lockDays: 0 },
  { symbol: 'KVRT', price: 1_450_00, lockMinutes: 0, lockDays: 0 },
  { symbol: 'SAGAR', price: 12_40, lockMinutes: 1, lockDays: 0 },
  { symbol: 'LOTUS', price: 2_300_00, lockMinutes: 0, lockDays: 1 },
  { symbol: 'MICA', price: 180_00, lockMinutes: 0, lockDays: 0, bandRate: 10 },
];

export const BAND_RATE = 20;
/** So many that the house always has some to lend: which of two shorts of a moment gets the last would else decide what a seed does. */
const SHARES = 100_000_000;
export const FIRST_DATE = '2026-11-20';

export interface Stock {
  readonly listing: Listing;
  readonly band: Band;
  readonly tick: number;
  readonly book: OrderBook;
  readonly agentOrders: number[];
  fair: number;
  last: number | null;
  tradeSeq: number;
  seq: number;
}

export function feedOf(
  stocks: ReadonlyMap<string, Stock>,
  listeners: Set<(symbols: readonly string[]) => void>,
  now: () => number,
): MarketFeed {
  const instruments = LISTINGS.map(({ symbol, lockDays, lockMinutes, bandRate = BAND_RATE }, at) => {
    const corporateActions = thinActions(at, LISTINGS.length, FIRST_DATE);
    return plainInstrument(symbol, { bandRate, lockDays, lockMinutes, corporateActions, sharesOutstanding: SHARES });
  });
  const feed: Pick<
    MarketFeed,
    'instruments' | 'instrument' | 'quote' | 'mark' | 'onQuotes' | 'onMarketEvents' | 'blockInventory'
  > = {
    onMarketEvents: () => () => {},
    blockInventory: () => 1e9,
    instruments: () => instruments,
    instrument: (name) => instruments.find((instrument) => instrument.symbol === name),
    quote(name) {
      const stock = stocks.get(name);
      return stock === undefined ? undefined : quoteOf(stock, now());
    },
    // A depth of three lots, so that a close-out of more goes in parts.
    mark(symbol) {
      const stock = stocks.get(symbol);
      if (stock === undefined) return undefined;
      const { mark: price } = quoteOf(stock, now());
      const notional = price * 300;
      return { price, impactMid: price, average: price, traded: null, notional, range: 0, at: now() };
    },
    onQuotes(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  // Orders ask for no history and no depth.
  return feed as MarketFeed;
}

function quoteOf({ listing, band, book, last, seq }: Stock, at: number): MarketQuote {
  const { bid, ask } = book;
  return {
    symbol: listing.symbol,
    last,
    previousClose: listing.price,
    open: listing.price,
    high: band.upper,
    low: band.lower,
    volume: 0,
    turnover: 0,
    bid,
    ask,
    bidQuantity: bid === null ? 0 : book.bestQuantity('buy'),
    askQuantity: ask === null ? 0 : book.bestQuantity('sell'),
    ...band,
    state: 'trading',
    mark: last ?? listing.price,
    openingMark: listing.price,
    at,
    seq,
  };
}
