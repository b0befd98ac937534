/**
 * The venue's events on their way to the database, strictly in order and one transaction at a time. While the database cannot
 * be reached they wait here; an event that breaks its transaction is set aside, with an alarm, so that it stops nobody else.
 */
import type { VenueEvent } from '@bahi/contract/venue.ts';
import { isConnectionError, isRetryable } from '../platform/database.ts';
import { publishChanges, type OrdersContext } from './context.ts';
import { settleEvents } from './settle.ts';

const SIZE_MAX = 500;
const RETRY_MS = 250;

export interface SettleQueue {
  push(events: readonly VenueEvent[]): void;
  /** Resolves when everything pushed so far is settled. */
  drain(): Promise<void>;
}

export function createSettleQueue(context: OrdersContext): SettleQueue {
  const { log } = context;
  const queue: VenueEvent[] = [];
  let isRunning = false;
  let waiting: (() => void)[] = [];

  async function run(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) {
      const events = queue.splice(0, SIZE_MAX);
      await settleAll(events);
    }
    isRunning = false;
    const done = waiting;
    waiting = [];
    for (const resolve of done) resolve();
  }

  async function settleAll(events: readonly VenueEvent[]): Promise<void> {
    let isRepeated = false;
    for (;;) {
      try {
        const startedAt = performance.now();
        const settled = await context.db.transaction((tx) => settleEvents(context, tx, events));
        publishChanges(context, settled.orders, settled.positions);
        if (settled.hasWaiting) context.onWaiting();
        // The first time may have been written without anybody hearing of it.
        if (isRepeated) context.onGap();
        context.metrics.observeBatch({ name: 'settle', size: events.length, latencyMs: performance.now() - startedAt });
        return;
      } catch (error) {
        // Settling twice has no second effect, so an unknown outcome may be tried again too.
        if (isRetryable(error) || isConnectionError(error)) {
          isRepeated ||= isConnectionError(error);
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
          continue;
        }
        if (events.length === 1) {
          log.error({ err: error, event: events[0] }, 'an event of the venue cannot be settled');
          return;
        }
        const half = events.length >> 1;
        await settleAll(events.slice(0, half));
        return settleAll(events.slice(half));
      }
    }
  }

  return {
    push(events) {
      for (const event of events) queue.push(event);
      if (!isRunning && queue.length > 0) void run();
    },
    drain: () => (isRunning ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
  };
}
