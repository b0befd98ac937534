/**
 * The engine together with the memory it publishes to: what a worker thread runs, and what a test runs in its own thread.
 * After each call the quotes that changed are in the memory, and `take` hands over what happened.
 */
import { calendars } from '@bahi/core/calendar.ts';
import type { Bar, MarketTrade, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { createExchange } from './engine/engine.ts';
import { tradesOf } from './engine/stock.ts';
import type { StartOptions } from './port.ts';
import { DEPTH_LEVELS, openQuoteMemory } from './quote-memory.ts';

export interface Happened {
  readonly events: readonly VenueEvent[];
  readonly bars: readonly { readonly symbol: string; readonly bar: Bar }[];
}

export interface Runner {
  submit(orders: readonly VenueOrder[], at: number): void;
  cancel(orderIds: readonly string[], at: number): void;
  setState(symbol: string, state: 'trading' | 'suspended', at: number): void;
  advanceTo(at: number): void;
  trades(symbol: string, limit: number): MarketTrade[];
  tapeHash(): number;
  /** What happened since the last call. */
  take(): Happened;
}

export function createRunner(options: Omit<StartOptions, 'clock'>, buffer: ArrayBufferLike): Runner {
  const { seed, genesis, calendarId, resume, now = genesis } = options;
  const calendar = calendars[calendarId];
  const engine = createExchange({ seed, genesis, calendar, now, ...(resume === undefined ? {} : { resume }) });
  const { stocks, live } = engine;
  const memory = openQuoteMemory(buffer, stocks.length + live.length);
  const stockOf = new Map(stocks.map((stock) => [stock.equity.symbol, stock]));

  function publish(at: number): void {
    const stock = stocks[at];
    if (stock === undefined) {
      const { figures } = live[at - stocks.length]!;
      memory.write(at, { ...figures, at: figures.changedAt, upper: null, lower: null, state: 'trading' }, null);
      return;
    }
    const { figures, band, state, book } = stock;
    memory.write(
      at,
      { ...figures, at: figures.changedAt, upper: band.upper, lower: band.lower, state },
      (side, out, base) => book.depth(side, DEPTH_LEVELS, out, base),
    );
  }

  function publishAll(): void {
    for (let at = 0; at < stocks.length + live.length; at += 1) publish(at);
    engine.takeChanged();
  }
  publishAll();

  return {
    submit: engine.submit,
    cancel: engine.cancel,
    setState: engine.setState,
    advanceTo: engine.advanceTo,
    trades: (symbol, limit) => {
      const stock = stockOf.get(symbol);
      return stock === undefined ? [] : tradesOf(stock, limit);
    },
    tapeHash: engine.tapeHash,
    take() {
      for (const at of engine.takeChanged()) publish(at);
      return { events: engine.takeEvents(), bars: engine.takeBars() };
    },
  };
}
