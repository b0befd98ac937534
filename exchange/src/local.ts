/** The whole practice exchange in this thread on a virtual clock: for tests and the simulator. Deterministic. */
import type { BlockEvent, VenueEvent } from '@bahi/contract/venue.ts';
import { boardsOf, placesOf } from './boards/boards.ts';
import { createFeed } from './feed.ts';
import { createHistoryReader } from './history-reader.ts';
import type { RunningExchange, StartOptions } from './port.ts';
import { createQuoteBuffer } from './quote-memory.ts';
import { createRunner } from './runner.ts';

export interface LocalExchange extends RunningExchange {
  /** Of every trade so far, in order. */
  tapeHash(): number;
}

export function createLocalExchange(options: Omit<StartOptions, 'clock'>): LocalExchange {
  const boards = boardsOf(options.seed, options.calendarId);
  const buffer = createQuoteBuffer(placesOf(boards), false);
  const runner = createRunner(options, buffer);
  const listeners = new Set<(events: readonly VenueEvent[]) => void>();
  const blockListeners = new Set<(events: readonly BlockEvent[]) => void>();
  let now = options.now ?? options.genesis;
  const control = createFeed({
    boards,
    source: options,
    startedAt: now,
    buffer,
    history: createHistoryReader(options),
    trades: async (symbol, limit) => runner.trades(symbol, limit),
  });

  function deliver(): void {
    const happened = runner.take();
    control.take(happened);
    if (happened.events.length > 0) for (const listener of listeners) listener(happened.events);
    if (happened.blocks.length > 0) for (const listener of blockListeners) listener(happened.blocks);
    control.announce();
  }
  deliver();

  return {
    venue: {
      submit(orders) {
        runner.submit(orders, now);
        deliver();
      },
      cancel(orderIds) {
        runner.cancel(orderIds, now);
        deliver();
      },
      change(all) {
        runner.change(all, now);
        deliver();
      },
      onEvents(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      report(trades) {
        runner.report(trades, now);
        deliver();
      },
      onBlocks(listener) {
        blockListeners.add(listener);
        return () => blockListeners.delete(listener);
      },
    },
    feed: control.feed,
    async advance(toMs) {
      now = Math.max(now, toMs);
      runner.advanceTo(now);
      deliver();
    },
    list(listing) {
      if (!control.list(listing)) return;
      runner.list(listing, now);
      deliver();
    },
    setRights: runner.setRights,
    setActions(all) {
      control.setActions(all);
      runner.setActions(all, now);
      deliver();
    },
    setState(symbol, state) {
      runner.setState(symbol, state, now);
      deliver();
    },
    advancedAt: () => now,
    async stop() {
      listeners.clear();
      blockListeners.clear();
    },
    tapeHash: runner.tapeHash,
  };
}
