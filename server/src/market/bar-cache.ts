/** Bars kept in memory by key, the least recently used leaving first once there are too many. Packed: 48 bytes a bar. */
import { packBars, unpackBars } from '@bahi/core/candles.ts';
import type { Bar } from '@bahi/contract/venue.ts';

export interface BarCache {
  get(key: string): readonly Bar[] | undefined;
  set(key: string, bars: readonly Bar[]): void;
}

export function createBarCache(barsMax: number): BarCache {
  const entries = new Map<string, Float64Array>();
  let count = 0;

  function drop(key: string): void {
    const packed = entries.get(key);
    if (packed === undefined) return;
    entries.delete(key);
    count -= sizeOf(packed);
  }

  return {
    get(key) {
      const packed = entries.get(key);
      if (packed === undefined) return undefined;
      entries.delete(key);
      entries.set(key, packed);
      return unpackBars(packed);
    },
    set(key, bars) {
      drop(key);
      const packed = packBars(bars);
      entries.set(key, packed);
      count += sizeOf(packed);
      for (const oldest of entries.keys()) {
        if (count <= barsMax) break;
        drop(oldest);
      }
    },
  };
}

/** An empty session costs its entry. */
function sizeOf(packed: Float64Array): number {
  return packed.length / 6 + 3;
}
