/** The two ports of the market, led by hand: a venue that does what the test says, and quotes that it sets. */
import type {
  BlockEvent,
  BlockTrade,
  DepthLevel,
  MarketFeed,
  MarkPrice,
  MarketInstrument,
  MarketQuote,
  Venue,
  VenueEvent,
  VenueOrder,
} from '@bahi/contract/venue.ts';
import type { VenueChange } from '@bahi/contract/venue-change.ts';
import { bandOf } from '@bahi/core/price.ts';
import type { VirtualClock } from '../platform/clock.ts';
import { NOTHING } from '../platform/testing-feed.ts';
import { plainInstrument } from '../platform/testing-instrument.ts';

/** Within the practice session of Friday, 20 November 2026. */
export const MORNING = Date.parse('2026-11-20T10:00:00+05:30');

export class ScriptedVenue implements Venue {
  /** What the venue has taken, in the order it came. */
  readonly submitted: VenueOrder[] = [];
  readonly cancelled: string[] = [];
  readonly changed: VenueChange[] = [];
  /** Trades agreed outside the book, as they were reported. */
  readonly reported: BlockTrade[] = [];
  /** It prints none of them. */
  isDeaf = false;
  readonly #listeners = new Set<(events: readonly VenueEvent[]) => void>();
  readonly #blockListeners = new Set<(events: readonly BlockEvent[]) => void>();
  readonly #prints = new Map<string, BlockEvent>();
  #tradeSeq = 0;
  readonly #executions = new Map<string, number>();

  submit(orders: readonly VenueOrder[]): void {
    this.submitted.push(...orders);
  }

  cancel(orderIds: readonly string[]): void {
    this.cancelled.push(...orderIds);
  }

  change(changes: readonly VenueChange[]): void {
    this.changed.push(...changes);
  }

  /** Its answer to the last change it was told of an order. */
  answer(
    orderId: string,
    { refused = null, at = MORNING }: { refused?: 'outside_band' | null; at?: number } = {},
  ): VenueEvent {
    const { change } = this.changed.findLast((one) => one.orderId === orderId)!;
    return { type: 'changed', orderId, change, refused, execution: this.#executions.get(orderId) ?? 0, at };
  }

  /** Printed at once, each symbol's by its own count. */
  report(trades: readonly BlockTrade[]): void {
    this.reported.push(...trades);
    if (this.isDeaf) return;
    for (const trade of trades) {
      const before = [...this.#prints.values()].filter((one) => one.type === 'printed' && one.symbol === trade.symbol);
      const number = before.length + 1;
      const print = this.#prints.get(trade.tradeId) ?? { type: 'printed', ...trade, number, at: MORNING };
      this.#prints.set(trade.tradeId, print);
      for (const listener of this.#blockListeners) listener([print]);
    }
  }

  onBlocks(listener: (events: readonly BlockEvent[]) => void): () => void {
    this.#blockListeners.add(listener);
    return () => this.#blockListeners.delete(listener);
  }

  onEvents(listener: (events: readonly VenueEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(...events: VenueEvent[]): void {
    for (const listener of this.#listeners) listener(events);
  }

  /** The next execution of an order. */
  execution(orderId: string, quantity: number, price: number, at = MORNING): VenueEvent {
    const order = this.submitted.findLast((one) => one.orderId === orderId)!;
    const execution = Math.max((this.#executions.get(orderId) ?? 0) + 1, order.nextExecution ?? 1);
    this.#executions.set(orderId, execution);
    this.#tradeSeq += 1;
    const touch = { bid: price - 5, ask: price + 5 };
    return {
      type: 'execution',
      orderId,
      execution,
      symbol: order.symbol,
      price,
      quantity,
      tradeSeq: this.#tradeSeq,
      ...touch,
      at,
    };
  }
}

export class SetFeed implements MarketFeed {
  readonly #instruments = new Map<string, MarketInstrument>();
  readonly #quotes = new Map<string, MarketQuote>();
  readonly #inventories = new Map<string, number>();
  readonly #notionals = new Map<string, number>();
  readonly #depths = new Map<string, { readonly bids?: DepthLevel[]; readonly asks?: DepthLevel[] }>();
  readonly #listeners = new Set<(symbols: readonly string[]) => void>();
  readonly #clock: VirtualClock;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  list(symbol: string, price: number, terms: Partial<MarketInstrument> = {}): void {
    // Open to every leverage. Its quotes have wider limits than that: a test moves a price by several days at once.
    this.#instruments.set(symbol, plainInstrument(symbol, { name: `${symbol} Limited`, bandRate: 5, ...terms }));
    this.set(symbol, price);
  }

  /** A new last price, with a touch of one tick around it; the band stays that of the first price. */
  set(symbol: string, last: number, change: Partial<MarketQuote> = {}): void {
    const previousClose = this.#quotes.get(symbol)?.previousClose ?? last;
    const touch = { last, mark: last, bid: last - 5, ask: last + 5, state: 'trading' as const };
    const quote = {
      ...QUOTE,
      symbol,
      previousClose,
      openingMark: previousClose,
      ...bandOf(previousClose, 20),
      ...touch,
      at: this.#clock.now(),
      ...change,
    };
    this.#quotes.set(symbol, quote);
    for (const listener of this.#listeners) listener([symbol]);
  }

  readonly trades = NOTHING.trades;
  readonly blocks = NOTHING.blocks;
  /** A seller with enough for everybody, or as it was set. */
  blockInventory = (symbol: string): number =>
    this.#inventories.get(symbol) ?? (this.#instruments.has(symbol) ? 1e9 : 0);
  setBlockInventory(symbol: string, shares: number): void {
    this.#inventories.set(symbol, shares);
  }
  readonly minuteBars = NOTHING.minuteBars;
  readonly dailyBars = NOTHING.dailyBars;
  readonly onBars = NOTHING.onBars;
  readonly marketEvents = NOTHING.marketEvents;
  readonly onMarketEvents = NOTHING.onMarketEvents;
  readonly halt = NOTHING.halt;
  instruments = (): MarketInstrument[] => [...this.#instruments.values()];
  instrument = (symbol: string): MarketInstrument | undefined => this.#instruments.get(symbol);
  quote = (symbol: string): MarketQuote | undefined => this.#quotes.get(symbol);
  /** A depth that takes every position at once, or as it was set. */
  mark = (symbol: string): MarkPrice | undefined => {
    const quote = this.#quotes.get(symbol);
    if (quote === undefined) return undefined;
    const { mark: price, at } = quote;
    const notional = this.#notionals.get(symbol) ?? 1e15;
    return { price, impactMid: price, average: price, traded: null, notional, range: 0, at };
  };
  setNotional(symbol: string, notional: number): void {
    this.#notionals.set(symbol, notional);
  }
  /** A level a side with enough for everybody, or as it was set. */
  depth: MarketFeed['depth'] = (symbol) => {
    const quote = this.#quotes.get(symbol);
    if (quote === undefined) return undefined;
    const level = (price: number | null) => (price === null ? [] : [{ price, quantity: 1e9, orders: 1 }]);
    const { bid, ask, at, seq } = quote;
    return { bids: level(bid), asks: level(ask), at, seq, ...this.#depths.get(symbol) };
  };
  setDepth(symbol: string, sides: { readonly bids?: DepthLevel[]; readonly asks?: DepthLevel[] }): void {
    this.#depths.set(symbol, sides);
  }
  onQuotes = (listener: (symbols: readonly string[]) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const QUOTE: MarketQuote = {
  symbol: '',
  last: null,
  previousClose: 0,
  open: null,
  high: null,
  low: null,
  volume: 0,
  turnover: 0,
  bid: null,
  ask: null,
  bidQuantity: 100,
  askQuantity: 100,
  upper: null,
  lower: null,
  state: 'trading',
  mark: 0,
  openingMark: 0,
  at: 0,
  seq: 1,
};
