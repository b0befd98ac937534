/** Bars kept in memory by key, the least recently used leaving first once there are too many. Packed: 24 bytes a bar as a rule. */
import { packBars, unpackBars } from '@bahi/core/candles.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';

export interface BarCache {
  get(key: string): readonly Bar[] | undefined;
  set(key: string, bars: readonly Bar[]): void;
}

/** Starts as minutes, prices and volumes as they are; as float64 where one of them is too large for 32 bits. */
type Packed = Int32Array | Float64Array;

export function createBarCache(barsMax: number): BarCache {
  const entries = new Map<string, Packed>();
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
      return packed instanceof Int32Array ? widened(packed) : unpackBars(packed);
    },
    set(key, bars) {
      drop(key);
      const packed = narrowed(bars) ?? packBars(bars);
      entries.set(key, packed);
      count += sizeOf(packed);
      for (const oldest of entries.keys()) {
        if (count <= barsMax) break;
        drop(oldest);
      }
    },
  };
}

/** An entry costs about as much as three bars by itself. */
function sizeOf(packed: Packed): number {
  return packed.length / 6 + 3;
}

/** Null when a bar does not fit. */
function narrowed(bars: readonly Bar[]): Int32Array | null {
  const packed = new Int32Array(bars.length * 6);
  for (let at = 0; at < bars.length; at += 1) {
    const bar = bars[at]!;
    const minute = bar[0] / MINUTE_MS;
    packed[at * 6] = minute;
    if (packed[at * 6] !== minute) return null;
    for (let field = 1; field < 6; field += 1) {
      packed[at * 6 + field] = bar[field]!;
      if (packed[at * 6 + field] !== bar[field]) return null;
    }
  }
  return packed;
}

function widened(packed: Int32Array): Bar[] {
  const bars: Bar[] = [];
  for (let at = 0; at < packed.length; at += 6) {
    const [minute, open, high] = [packed[at]!, packed[at + 1]!, packed[at + 2]!];
    bars.push([minute * MINUTE_MS, open, high, packed[at + 3]!, packed[at + 4]!, packed[at + 5]!]);
  }
  return bars;
}
