/**
 * The practice exchange in the caller's own thread on a virtual clock: the same engine and feed as in the worker, for tests
 * and the simulator. Nothing moves but by `advance`; an order is taken at the moment the market stands at.
 */
import { calendars } from '@bahi/core/calendar.ts';
import type { Venue, VenueEvent } from '@bahi/contract/venue.ts';
import { createExchange, type Engine } from './engine/engine.ts';
import { createFeed } from './feed.ts';
import { createListeners } from './listeners.ts';
import type { ExchangeOptions, RunningExchange } from './port.ts';
import { createPublisher } from './publisher.ts';
import { createSharedQuotes } from './shared-quotes.ts';

export interface LocalExchange extends RunningExchange {
  readonly engine: Engine;
  /** As `advance`, at once. */
  advanceTo(toMs: number): void;
}

/** How much market time passes between two deliveries of events. */
const STEP_MS = 1_000;

export function createLocalExchange(options: ExchangeOptions & { readonly now?: number }): LocalExchange {
  const calendar = calendars[options.calendarId];
  const engine = createExchange({ ...options, calendar, now: options.now ?? options.genesis });
  const shared = createSharedQuotes(engine.stocks.length + engine.live.length);
  const publish = createPublisher(engine, shared);
  const bySymbol = new Map(engine.stocks.map((stock) => [stock.equity.symbol, stock]));
  const running = createFeed({
    ...options,
    calendar,
    shared,
    trades: async (symbol, limit) => bySymbol.get(symbol)?.tape.latest(limit) ?? [],
  });
  const events = createListeners<readonly VenueEvent[]>();
  let isFlushPending = false;
  publish();

  function flush(): void {
    publish();
    running.addDays(engine.takeDays());
    running.addMinutes(engine.takeBars());
    const taken = engine.takeEvents();
    if (taken.length > 0) events.tell(taken);
    running.tellQuotes();
  }

  /** Answers to an order never come inside the call that made it, as they would not from another thread. */
  function flushSoon(): void {
    if (isFlushPending) return;
    isFlushPending = true;
    queueMicrotask(() => {
      isFlushPending = false;
      flush();
    });
  }

  const venue: Venue = {
    submit(orders) {
      engine.submit(orders, engine.now());
      flushSoon();
    },
    cancel(orderIds) {
      engine.cancel(orderIds, engine.now());
      flushSoon();
    },
    onEvents: events.add,
  };

  function advanceTo(toMs: number): void {
    for (let at = engine.now(); at < toMs;) {
      at = Math.min(toMs, at + STEP_MS);
      engine.advanceTo(at);
      flush();
    }
  }

  return {
    venue,
    feed: running.feed,
    engine,
    advanceTo,
    advance: async (toMs) => advanceTo(toMs),
    setState(symbol, state) {
      engine.setState(symbol, state, engine.now());
      flushSoon();
    },
    stop: async () => {},
  };
}
