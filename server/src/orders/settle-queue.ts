/**
 * The venue's events on their way to the database, strictly in order and one transaction at a time. Nothing is dropped: whatever
 * fails is tried again, for as long as it takes. Only what its own data forbid parks its order, with an alarm: what the venue says of that order
 * afterwards waits behind it, so that no execution is settled across a gap, and everybody else's events go on. A customer whose book
 * somebody keeps locked waits alone, too: all events of that customer, in their order.
 */
import type { VenueEvent } from '@bahi/contract/venue.ts';
import { AssertionFailure } from '@bahi/core/assert.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { isConnectionError, sqlStateOf } from '../platform/database.ts';
import { publishChanges, type OrdersContext } from './context.ts';
import { lockedOut, settleEvents } from './settle.ts';

const SIZE_MAX = 500;
const RETRY_MS_MIN = 10;
const RETRY_MS_MAX = 2_000;
/** What made it impossible may have been mended. */
const PARKED_MS = MINUTE_MS;
const NOBODY: ReadonlyMap<bigint, unknown> = new Map();
const LOCK_NOT_AVAILABLE = '55P03';

export interface SettleQueue {
  push(events: readonly VenueEvent[]): void;
  /** Resolves when everything pushed so far is settled or parked. */
  drain(): Promise<void>;
  /** Numbers of the orders whose executions cannot be settled. */
  parked(): readonly string[];
  stop(): void;
}

export function createSettleQueue(context: OrdersContext): SettleQueue {
  const { clock, log, metrics } = context;
  const queue: VenueEvent[] = [];
  const parked = new Map<string, VenueEvent[]>();
  /** What waits for a book that is locked. */
  const alone = new Map<bigint, VenueEvent[]>();
  let isRunning = false;
  let running = 0;
  const settlingAlone = new Set<bigint>();
  const waiting: (() => void)[] = [];
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
    await counted(async () => {
      while (queue.length > 0) await settleAll(queue.splice(0, SIZE_MAX), alone);
      isRunning = false;
    });
  }

  /** Those who drain wait for this as well. */
  async function counted(work: () => Promise<void>): Promise<void> {
    running += 1;
    await work();
    running -= 1;
    metrics.setOrdersParked(parked.size);
    if (running === 0) for (const resolve of waiting.splice(0)) resolve();
  }

  function waitAlone(customerId: bigint, event: VenueEvent): void {
    const events = alone.get(customerId) ?? [];
    events.push(event);
    alone.set(customerId, events);
    if (events.length > 1 || settlingAlone.has(customerId)) return;
    settlingAlone.add(customerId);
    void counted(async () => {
      while (events.length > 0) await settleAll(events.splice(0, SIZE_MAX), NOBODY);
      alone.delete(customerId);
      settlingAlone.delete(customerId);
    });
  }

  async function settleAll(batch: readonly VenueEvent[], without: ReadonlyMap<bigint, unknown>): Promise<void> {
    const events = batch.filter((event) => !waitsBehindAnother(event));
    if (events.length === 0) return;
    let isRepeated = false;
    for (let retryMs = RETRY_MS_MIN; ; retryMs = Math.min(2 * retryMs, RETRY_MS_MAX)) {
      try {
        const startedAt = performance.now();
        const settled = await context.db.transaction((tx) => settleEvents(context, tx, events, without));
        publishChanges(context, settled.orders, settled.positions);
        if (settled.hasWaiting) context.onWaiting();
        for (const { customerId, event } of settled.left) waitAlone(customerId, event);
        // The first time may have been written without anybody hearing of it.
        if (isRepeated) context.onGap();
        metrics.observeBatch({ name: 'settle', size: events.length, latencyMs: performance.now() - startedAt });
        return;
      } catch (error) {
        if (isForbidden(error)) return events.length === 1 ? park(events[0]!, error) : settleHalves(events, without);
        if (without === alone && (await hasLeftOut(events, error))) continue;
        // Settling twice has no second effect, so an unknown outcome may be tried again too.
        isRepeated ||= isConnectionError(error);
        if (retryMs === RETRY_MS_MAX)
          log.warn({ err: error, events: events.length }, 'settling waits for the database');
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  async function settleHalves(events: readonly VenueEvent[], without: ReadonlyMap<bigint, unknown>): Promise<void> {
    const half = events.length >> 1;
    await settleAll(events.slice(0, half), without);
    await settleAll(events.slice(half), without);
  }

  /** True: it was for locked books that this failed, and their customers are left out from now on. */
  async function hasLeftOut(events: readonly VenueEvent[], error: unknown): Promise<boolean> {
    if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) return false;
    const customers = await context.db.transaction((tx) => lockedOut(tx, events)).catch(() => []);
    const found = customers.filter((customerId) => !alone.has(customerId));
    for (const customerId of found) alone.set(customerId, []);
    return found.length > 0;
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
    drain: () => (running > 0 ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    parked: () => [...parked.keys()],
    stop: stopRetrying,
  };
}

/** Another try would end the same way: a value or a rule of the tables, or an assumption of ours that does not hold. */
function isForbidden(error: unknown): boolean {
  if (error instanceof AssertionFailure || error instanceof TypeError || error instanceof RangeError) return true;
  return /^(22|23|P0)/.test(sqlStateOf(error) ?? '');
}

/** Executions by their numbers, changes behind those before them, what ends the order last: one that was late may have come meanwhile. */
function inTheirOrder(events: readonly VenueEvent[]): readonly VenueEvent[] {
  const placeOf = (event: VenueEvent) => {
    if (event.type === 'changed') return event.execution + 0.5;
    return event.type === 'execution' ? event.execution : Infinity;
  };
  return events.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}
