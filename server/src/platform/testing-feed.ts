/** A market feed moved by hand, for tests and the bench of the stream: what it carries is beside the point there. */
import type { MarketFeed, MarketQuote } from '@bahi/contract/venue.ts';
import { plainInstrument } from './testing-instrument.ts';

export interface HandFeed extends MarketFeed {
  /** New quotes for these symbols, told to the listeners at once. */
  move(symbols: readonly string[]): void;
}

/** What a feed led by hand has nothing of. */
export const NOTHING: Pick<
  MarketFeed,
  | 'trades'
  | 'blocks'
  | 'blockInventory'
  | 'minuteBars'
  | 'dailyBars'
  | 'onBars'
  | 'marketEvents'
  | 'onMarketEvents'
  | 'halt'
> = {
  trades: async () => [],
  blocks: () => [],
  blockInventory: () => 0,
  minuteBars: async () => [],
  dailyBars: async () => [],
  onBars: () => () => {},
  marketEvents: async () => [],
  onMarketEvents: () => () => {},
  halt: () => null,
};

export function createHandFeed(symbols: readonly string[]): HandFeed {
  const quotes = new Map(symbols.map((symbol) => [symbol, firstQuote(symbol)]));
  const instruments = symbols.map((symbol) => plainInstrument(symbol, { bandRate: 10 }));
  const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
  const listeners = new Set<(changed: readonly string[]) => void>();
  return {
    ...NOTHING,
    instruments: () => instruments,
    instrument: (symbol) => bySymbol.get(symbol),
    quote: (symbol) => quotes.get(symbol),
    mark: () => undefined,
    depth: (symbol) => {
      const quote = quotes.get(symbol);
      if (quote === undefined) return undefined;
      return { bids: [{ price: quote.bid!, quantity: 100, orders: 1 }], asks: [], at: quote.at, seq: quote.seq };
    },
    onQuotes(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    move(changed) {
      const at = Date.now();
      for (const symbol of changed) {
        const quote = quotes.get(symbol)!;
        quotes.set(symbol, {
          ...quote,
          last: quote.last! + 5,
          mark: quote.mark + 5,
          volume: quote.volume + 100,
          seq: quote.seq + 1,
          at,
        });
      }
      for (const listener of listeners) listener(changed);
    },
  };
}

function firstQuote(symbol: string): MarketQuote {
  return {
    symbol,
    last: 10_000,
    previousClose: 10_000,
    open: 10_000,
    high: 10_500,
    low: 9_500,
    volume: 0,
    turnover: 0,
    bid: 9_995,
    ask: 10_005,
    bidQuantity: 300,
    askQuantity: 400,
    upper: 11_000,
    lower: 9_000,
    state: 'trading',
    mark: 10_000,
    openingMark: 10_000,
    at: Date.now(),
    seq: 1,
  };
}
