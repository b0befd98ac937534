/**
 * A market led by hand for the tests of alerts: trades happen, and only when the test says so are they told; minutes end, are
 * told and recorded; dates roll. The whole tape is kept, so that a test can say what should have fired.
 */
import type { Bar, MarketFeed, MarketInstrument, MarketQuote, MarketTrade } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { RecordedSymbol } from './monitor.ts';
import { figuresDate } from './values.ts';

type AlertFeed = Pick<MarketFeed, 'instrument' | 'quote' | 'onQuotes' | 'onBars' | 'minuteBars' | 'trades'>;
type Ended = readonly { symbol: string; bar: Bar }[];

interface Traded {
  readonly instrument: MarketInstrument;
  quote: MarketQuote;
  /** Oldest first, of all times. */
  readonly tape: MarketTrade[];
  readonly bars: Bar[];
  readonly days: Map<string, RecordedSymbol['days'][number]>;
}

export class TapeMarket {
  readonly #clock: Clock;
  readonly #traded = new Map<string, Traded>();
  readonly #changed = new Set<string>();
  readonly #quoteListeners = new Set<(symbols: readonly string[]) => void>();
  readonly #barListeners = new Set<(bars: Ended) => void>();
  /** Minutes told and recorded so far. */
  #endedUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  list(symbol: string, price: number, terms: Partial<MarketInstrument> = {}): void {
    const instrument = { symbol, kind: 'equity', isTradable: true, priceScale: 2, calendarId: 'practice', ...terms };
    const quote = { symbol, last: price, previousClose: price, open: price, high: price, low: price, volume: 0 };
    this.#traded.set(symbol, {
      instrument: instrument as MarketInstrument,
      quote: { ...quote, seq: 0, at: this.#clock.now() } as MarketQuote,
      tape: [],
      bars: [],
      days: new Map(),
    });
  }

  /** Nobody hears of it before `tell`. */
  trade(symbol: string, price: number, quantity = 100): void {
    const traded = this.#traded.get(symbol)!;
    const at = this.#clock.now();
    const { quote } = traded;
    traded.tape.push({ seq: traded.tape.length + 1, price, quantity, at, aggressor: 'buy' });
    traded.quote = {
      ...quote,
      last: price,
      open: quote.open ?? price,
      high: Math.max(quote.high ?? price, price),
      low: Math.min(quote.low ?? price, price),
      volume: quote.volume + quantity,
      at,
      seq: quote.seq + 1,
    };
    const start = Math.floor(at / MINUTE_MS) * MINUTE_MS;
    const bar = traded.bars.at(-1);
    if (bar === undefined || bar[0] !== start) traded.bars.push([start, price, price, price, price, quantity]);
    else
      traded.bars[traded.bars.length - 1] = [
        start,
        bar[1],
        Math.max(bar[2], price),
        Math.min(bar[3], price),
        price,
        bar[5] + quantity,
      ];
    const { previousClose, volume } = traded.quote;
    const date = figuresDate(traded.instrument.calendarId, at);
    traded.days.set(date, { date, previousClose, volume, close: price });
    this.#changed.add(symbol);
  }

  /** Quotes that changed since the last time. */
  tell(): void {
    const symbols = [...this.#changed];
    this.#changed.clear();
    for (const listener of this.#quoteListeners) listener(symbols);
  }

  /** Minutes that are over. */
  endMinutes(): void {
    const until = Math.floor(this.#clock.now() / MINUTE_MS) * MINUTE_MS;
    const ended: { symbol: string; bar: Bar }[] = [];
    for (const [symbol, { bars }] of this.#traded)
      for (const bar of bars) if (bar[0] >= this.#endedUntil && bar[0] < until) ended.push({ symbol, bar });
    this.#endedUntil = until;
    if (ended.length > 0) for (const listener of this.#barListeners) listener(ended);
  }

  /** A new date: the last price is the close. */
  roll(): void {
    for (const [symbol, traded] of this.#traded) {
      const { quote } = traded;
      const previousClose = quote.last ?? quote.previousClose;
      const empty = { last: null, open: null, high: null, low: null, volume: 0, at: this.#clock.now() };
      traded.quote = { ...quote, ...empty, previousClose };
      this.#changed.add(symbol);
    }
  }

  /** Whoever listens is dead. */
  cut(): void {
    this.#quoteListeners.clear();
    this.#barListeners.clear();
  }

  tape(symbol: string): readonly MarketTrade[] {
    return this.#traded.get(symbol)!.tape;
  }

  /** As the market's tables have it. */
  recorded = async (symbols: readonly string[], from: number): Promise<RecordedSymbol[]> =>
    symbols.map((symbol) => {
      const { bars, days } = this.#traded.get(symbol)!;
      const minutes = bars.filter((bar) => bar[0] >= from && bar[0] < this.#endedUntil);
      return { symbol, minutes, days: [...days.values()] };
    });

  readonly feed: AlertFeed = {
    instrument: (symbol) => this.#traded.get(symbol)?.instrument,
    quote: (symbol) => this.#traded.get(symbol)?.quote,
    onQuotes: (listener) => {
      this.#quoteListeners.add(listener);
      return () => void this.#quoteListeners.delete(listener);
    },
    onBars: (listener) => {
      this.#barListeners.add(listener);
      return () => void this.#barListeners.delete(listener);
    },
    minuteBars: async (symbol, from, to) =>
      this.#traded.get(symbol)!.bars.filter((bar) => bar[0] >= from && bar[0] < to),
    trades: async (symbol, limit) => this.tape(symbol).slice(-limit).toReversed(),
  };
}
