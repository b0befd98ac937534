/**
 * Turns the market's events into news as they happen, and at a start those of the last thirty sessions: each event once, by its
 * origin. What could not be written waits for the next turn; what a crash loses is found again at the next start.
 */
import { addBusinessDays, businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { MarketEvent, MarketFeed } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { NewItem } from './item.ts';
import { itemOf, practiceNotice } from './market-items.ts';
import { insertItems } from './store.ts';

export interface Reporter {
  /** Hears the market from then on. What happened before is written in the background; see `settled`. */
  start(): void;
  /** Resolves when everything heard so far is written, or has failed. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface ReporterOptions {
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<MarketFeed, 'instrument' | 'marketEvents' | 'onMarketEvents'>;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly log: Pick<Log, 'warn'>;
}

const SESSIONS_BACK = 30;
const BATCH_MAX = 500;
const RETRY_MS = 10_000;
/** Older ones are let go when the database is away for long: a start finds them again. */
const WAITING_MAX = 20_000;

export function createReporter({ db, feed, clock, calendar, log }: ReporterOptions): Reporter {
  let waiting: NewItem[] = [];
  let writing: Promise<void> | null = null;
  let isPastKnown = false;
  let stops: (() => void)[] = [];

  function hear(events: readonly MarketEvent[]): void {
    for (const event of events) {
      const item = itemOf(event, feed);
      if (item === null) log.warn({ event: event.id }, 'an event of an unknown instrument');
      else waiting.push(item);
    }
    if (waiting.length > WAITING_MAX) waiting = waiting.slice(-WAITING_MAX);
  }

  function settle(): Promise<void> {
    writing ??= write().finally(() => (writing = null));
    return writing;
  }

  async function write(): Promise<void> {
    try {
      if (!isPastKnown) await readPast();
      while (waiting.length > 0) await writeSome(waiting.splice(0, BATCH_MAX));
    } catch (error) {
      log.warn({ err: error, waiting: waiting.length }, 'news not written, will be tried again');
    }
  }

  async function writeSome(taken: readonly NewItem[]): Promise<void> {
    try {
      await insertItems(db, taken);
    } catch (error) {
      if (!isBadData(error)) {
        waiting = [...taken, ...waiting];
        throw error;
      }
      if (taken.length === 1) return log.warn({ err: error, origin: taken[0]!.origin }, 'a piece of news was refused');
      for (const item of taken) await writeSome([item]);
    }
  }

  async function readPast(): Promise<void> {
    const now = clock.now();
    const first = addBusinessDays(calendar, businessDateOf(calendar, now), -SESSIONS_BACK);
    const events = await feed.marketEvents(sessionOn(calendar, first)?.open ?? now, now + 1);
    isPastKnown = true;
    hear(events);
  }

  return {
    start() {
      waiting.push(practiceNotice(clock.now()));
      stops = [
        feed.onMarketEvents((events) => {
          hear(events);
          void settle();
        }),
        clock.every(RETRY_MS, () => {
          if (!isPastKnown || waiting.length > 0) void settle();
        }),
      ];
      void settle();
    },
    settled: settle,
    async stop() {
      if (stops.length === 0) return;
      for (const stop of stops.splice(0)) stop();
      // A turn that is under way may have taken only what had come before it.
      await settle();
      if (waiting.length > 0) await settle();
    },
  };
}

/** It will never be taken: a value out of range, or against a constraint. */
function isBadData(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^2[23]/.test(code);
}
