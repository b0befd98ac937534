/**
 * The venue's events on their way to the database, strictly in order and one transaction at a time. Nothing is dropped: whatever
 * fails is tried again, for as long as it takes. Only what its own data forbid parks its order, with an alarm: what the venue says of that order
 * afterwards waits behind it, so that no execution is settled across a gap, and everybody else's events go on.
 */
import type { VenueEvent } from '@bahi/contract/venue.ts';
import { AssertionFailure } from '@bahi/core/assert.ts';
import { isConnectionError, sqlStateOf } from '../platform/database.ts';
import { publishChanges, type OrdersContext } from './context.ts';
import { settleEvents } from './settle.ts';

const SIZE_MAX = 500;
const RETRY_MS_MIN = 10;
const RETRY_MS_MAX = 2_000;
/** What made it impossible may have been mended. */
const PARKED_MS = 60_000;

export interface SettleQueue {
  push(events: readonly VenueEvent[]): void;
  /** Resolves when everything pushed so far is settled or parked. */
  drain(): Promise<void>;
  stop(): void;
}

export function createSettleQueue(context: OrdersContext): SettleQueue {
  const { clock, log, metrics } = context;
  const queue: VenueEvent[] = [];
  const parked = new Map<string, VenueEvent[]>();
  let isRunning = false;
  let waiting: (() => void)[] = [];
  const stopRetrying = clock.every(PARKED_MS, () => {
    if (parked.size === 0) return;
    queue.unshift(...[...parked.values()].flatMap(inTheirOrder));
    parked.clear();
    begin();
  });

  function begin(): void {
    if (!isRunning && queue.length > 0) void run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) await settleAll(queue.splice(0, SIZE_MAX));
    metrics.setOrdersParked(parked.size);
    isRunning = false;
    const done = waiting;
    waiting = [];
    for (const resolve of done) resolve();
  }

  async function settleAll(batch: readonly VenueEvent[]): Promise<void> {
    const events = batch.filter((event) => !waitsBehindAnother(event));
    if (events.length === 0) return;
    let isRepeated = false;
    for (let retryMs = RETRY_MS_MIN; ; retryMs = Math.min(2 * retryMs, RETRY_MS_MAX)) {
      try {
        const startedAt = performance.now();
        const settled = await context.db.transaction((tx) => settleEvents(context, tx, events));
        publishChanges(context, settled.orders, settled.positions);
        if (settled.hasWaiting) context.onWaiting();
        // The first time may have been written without anybody hearing of it.
        if (isRepeated) context.onGap();
        metrics.observeBatch({ name: 'settle', size: events.length, latencyMs: performance.now() - startedAt });
        return;
      } catch (error) {
        if (isForbidden(error)) return events.length === 1 ? park(events[0]!, error) : settleHalves(events);
        // Settling twice has no second effect, so an unknown outcome may be tried again too.
        isRepeated ||= isConnectionError(error);
        if (retryMs === RETRY_MS_MAX)
          log.warn({ err: error, events: events.length }, 'settling waits for the database');
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  async function settleHalves(events: readonly VenueEvent[]): Promise<void> {
    const half = events.length >> 1;
    await settleAll(events.slice(0, half));
    await settleAll(events.slice(half));
  }

  function park(event: VenueEvent, error: unknown): void {
    log.error({ err: error, event }, 'an event of the venue cannot be settled: its order is parked');
    parked.set(event.orderId, [event]);
  }

  function waitsBehindAnother(event: VenueEvent): boolean {
    const ahead = parked.get(event.orderId);
    ahead?.push(event);
    return ahead !== undefined;
  }

  return {
    push(events) {
      for (const event of events) queue.push(event);
      begin();
    },
    drain: () => (isRunning ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    stop: stopRetrying,
  };
}

/** Another try would end the same way: a value or a rule of the tables, or an assumption of ours that does not hold. */
function isForbidden(error: unknown): boolean {
  if (error instanceof AssertionFailure || error instanceof TypeError || error instanceof RangeError) return true;
  return /^(22|23|P0)/.test(sqlStateOf(error) ?? '');
}

/** Executions by their numbers, what ends the order after them: one that was late may have come meanwhile. */
function inTheirOrder(events: readonly VenueEvent[]): readonly VenueEvent[] {
  const placeOf = (event: VenueEvent) => (event.type === 'execution' ? event.execution : Infinity);
  return events.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}
