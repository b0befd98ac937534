/**
 * The minutes and days that ended while this process ran, in memory: minutes of about one session, days of all. Older ones
 * are the recorder's.
 */
import type { Bar } from '@bahi/contract/venue.ts';

/** A little more than the 1,435 minutes of a practice session. */
const MINUTES_KEPT = 1_500;
const FIELDS = 6;

export interface LiveBars {
  add(at: number, bar: Bar): void;
  between(at: number, from: number, to: number): Bar[];
}

export function createLiveBars(kept = MINUTES_KEPT): LiveBars {
  const rings = new Map<number, { values: Float64Array; count: number }>();
  return {
    add(at, bar) {
      let ring = rings.get(at);
      if (ring === undefined) rings.set(at, (ring = { values: new Float64Array(32 * FIELDS), count: 0 }));
      // Grows by doubling up to what is kept, then goes round.
      if (ring.count * FIELDS === ring.values.length && ring.count < kept) {
        const grown = new Float64Array(Math.min(kept, ring.count * 2) * FIELDS);
        grown.set(ring.values);
        ring.values = grown;
      }
      ring.values.set(bar, (ring.count % (ring.values.length / FIELDS)) * FIELDS);
      ring.count += 1;
    },
    between(at, from, to) {
      const ring = rings.get(at);
      if (ring === undefined) return [];
      const size = ring.values.length / FIELDS;
      const bars: Bar[] = [];
      for (let index = Math.max(0, ring.count - size); index < ring.count; index += 1) {
        const base = (index % size) * FIELDS;
        const start = ring.values[base]!;
        if (start >= from && start < to)
          bars.push(Array.from(ring.values.subarray(base, base + FIELDS)) as unknown as Bar);
      }
      return bars;
    },
  };
}
