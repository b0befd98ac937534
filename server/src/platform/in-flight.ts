/** Order among calls of this process that are under way at once; the database keeps it between processes. */
import { createGate, type Gate } from './gate.ts';
import { refuse } from './refuse.ts';

export interface Queue {
  run<T>(key: string, fn: () => Promise<T>): Promise<T>;
}

export interface QueueOptions {
  /** Of one key; who comes beyond is refused. */
  readonly callsMax: number;
  /** How many of them are under way, in the order of arrival. */
  readonly atOnce?: number;
}

/**
 * One after another for each key, or a few at a time: of several logins to one account sent at once each sees the outcome of the
 * one before, so that right passwords never count as misses; and one customer's flood leaves the database to all others.
 */
export function createQueue({ callsMax, atOnce = 1 }: QueueOptions): Queue {
  const known = new Map<string, { gate: Gate; calls: number }>();
  return {
    async run(key, fn) {
      const own = known.get(key) ?? { gate: createGate({ atOnce, waitingMax: callsMax }), calls: 0 };
      if (own.calls >= callsMax) refuse('request.too_frequent', { wait: 5 });
      known.set(key, own);
      own.calls++;
      const leave = await own.gate.enter();
      try {
        return await fn();
      } finally {
        leave?.();
        own.calls--;
        if (own.calls === 0) known.delete(key);
      }
    },
  };
}

export interface Shared<T> {
  run(key: string, fn: () => Promise<T>): Promise<T>;
}

/** The same call sent several times at once is done once, and all get its answer. */
export function createShared<T>(): Shared<T> {
  const running = new Map<string, Promise<T>>();
  return {
    run(key, fn) {
      const known = running.get(key);
      if (known !== undefined) return known;
      const started = fn().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
