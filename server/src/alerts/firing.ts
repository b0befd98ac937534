/**
 * Fires what is due, many at once: the alert's end and its message are one transaction, and only an alert that is still
 * active ends. So each fires once, whoever else fires or cancels it, and a batch whose outcome is unknown may be tried again.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { updateFired } from './store.ts';
import { firedStory } from './values.ts';
import type { Due } from './waiting.ts';

export interface Firing {
  push(due: readonly Due[]): void;
  /** Nothing is due that is not written. */
  isIdle(): boolean;
  /** Resolves when everything pushed so far is written, or has failed. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface FiringOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly feed: Pick<MarketFeed, 'instrument'>;
  readonly log: Pick<Log, 'error'>;
  readonly metrics: Pick<Metrics, 'countAlertsFired'>;
  /** They are active no more. */
  readonly onEnded: (ids: readonly bigint[]) => void;
}

const BATCH_MAX = 500;
const RETRY_MS = 1_000;

export function createFiring({ db, clock, feed, log, metrics, onEnded }: FiringOptions): Firing {
  let waiting: Due[] = [];
  let running: Promise<void> | null = null;
  let stopRetry = (): void => {};

  function settle(): Promise<void> {
    if (running === null && waiting.length > 0) running = run();
    return running ?? Promise.resolve();
  }

  async function run(): Promise<void> {
    stopRetry();
    try {
      while (waiting.length > 0) {
        const taken = waiting.splice(0, BATCH_MAX);
        try {
          await fire(taken);
        } catch (error) {
          log.error({ err: error, alerts: taken.length }, 'alerts not fired, will be tried again');
          waiting = [...taken, ...waiting];
          stopRetry = clock.after(RETRY_MS, () => void settle());
          return;
        }
      }
    } finally {
      // In the very turn that found nothing more: what comes a moment later begins the next run and is not left lying.
      running = null;
    }
  }

  async function fire(taken: readonly Due[]): Promise<void> {
    const now = clock.now();
    const fired = await db.transaction(async (tx) => {
      const values = taken.map(({ alert, reached }) => ({ id: alert.id, value: reached.volume ?? reached.price }));
      const ended = await updateFired(tx, values, now);
      const messages = taken.filter(({ alert }) => ended.has(alert.id)).map((due) => messageOf(due, now));
      await writeMessages(tx, messages);
      return messages.length;
    });
    onEnded(taken.map(({ alert }) => alert.id));
    metrics.countAlertsFired(fired);
  }

  function messageOf({ alert, reached }: Due, at: number): NewMessage {
    const { customerId, symbol, id } = alert;
    const story = firedStory(alert, reached, feed.instrument(symbol)?.priceScale ?? 2);
    return { customerId, kind: 'alert', at, story, about: { type: 'symbol', id: symbol }, onceKey: `alert ${id}` };
  }

  return {
    push(due) {
      if (due.length === 0) return;
      waiting.push(...due);
      void settle();
    },
    isIdle: () => waiting.length === 0 && running === null,
    settled: settle,
    async stop() {
      await settle();
      // Once more for those that failed.
      if (waiting.length > 0) await settle();
      stopRetry();
    },
  };
}
