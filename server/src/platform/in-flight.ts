/** Order among calls of this process that are under way at once; the database keeps it between processes. */
import { refuse } from './refuse.ts';

export interface Queue {
  run<T>(key: string, fn: () => Promise<T>): Promise<T>;
}

/**
 * One after another for each key: of several logins to one account sent at once each sees the outcome of the one
 * before, so that right passwords never count as misses.
 */
export function createQueue(waitingMax: number): Queue {
  const tails = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    async run(key, fn) {
      const tail = tails.get(key) ?? { waiting: 0, last: Promise.resolve() };
      if (tail.waiting >= waitingMax) refuse('request.too_frequent', { wait: 5 });
      tails.set(key, tail);
      tail.waiting++;
      const turn = tail.last.then(fn, fn);
      tail.last = turn;
      try {
        return await turn;
      } finally {
        tail.waiting--;
        if (tail.waiting === 0) tails.delete(key);
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
