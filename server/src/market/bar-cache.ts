/** Bars kept in memory by key, the least recently used leaving first once there are too many bars. */
import type { Bar } from '@bahi/contract/venue.ts';

export interface BarCache {
  get(key: string): readonly Bar[] | undefined;
  set(key: string, bars: readonly Bar[]): void;
}

/** A bar takes about 100 bytes. */
export function createBarCache(barsMax: number): BarCache {
  const entries = new Map<string, readonly Bar[]>();
  let count = 0;

  function drop(key: string): void {
    const bars = entries.get(key);
    if (bars === undefined) return;
    entries.delete(key);
    count -= bars.length + 1;
  }

  return {
    get(key) {
      const bars = entries.get(key);
      if (bars === undefined) return undefined;
      entries.delete(key);
      entries.set(key, bars);
      return bars;
    },
    set(key, bars) {
      drop(key);
      entries.set(key, bars);
      count += bars.length + 1;
      for (const oldest of entries.keys()) {
        if (count <= barsMax) break;
        drop(oldest);
      }
    },
  };
}
