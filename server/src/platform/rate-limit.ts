/**
 * The limit at the edge: so many requests in a window for each session, and for each address as long as it shows no
 * known session. It is generous (an honest client never sees it) and bounded in memory. Business limits (orders a
 * second, wrong passwords) are rules of their domains.
 */
import type { Clock } from './clock.ts';
import { refuse } from './refuse.ts';

export interface RateLimit {
  /** Counts one request; answers 0, or the seconds to wait. */
  take(key: string | bigint): number;
  /** What `take` would answer; counts nothing. */
  wait(key: string | bigint): number;
}

const KEYS_MAX = 200_000;

export function createRateLimit(options: { clock: Clock; windowMs: number; requestsMax: number }): RateLimit {
  const { clock, windowMs, requestsMax } = options;
  let windowEnds = 0;
  let counts = new Map<string | bigint, number>();

  function next(key: string | bigint): { count: number; wait: number } {
    const now = clock.now();
    // Before the window began: the clock was set back, and the window would last as much longer.
    if (now >= windowEnds || now < windowEnds - windowMs || counts.size > KEYS_MAX) {
      windowEnds = now + windowMs;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    return { count, wait: count <= requestsMax ? 0 : Math.ceil((windowEnds - now) / 1000) };
  }

  return {
    take(key) {
      const { count, wait } = next(key);
      counts.set(key, count);
      return wait;
    },
    wait: (key) => next(key).wait,
  };
}

/** With the seconds to wait, as `take` answers them. */
export function refuseOver(wait: number): void {
  if (wait > 0) refuse('request.too_frequent', { wait });
}
