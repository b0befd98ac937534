/** The last trades of one instrument in a ring of numbers, and the numbering of all of them. */
import type { MarketTrade, Side } from '@bahi/contract/venue.ts';

export const TAPE_SIZE = 100;
const FIELDS = 4;

export interface Tape {
  /** Number of the last trade. */
  readonly seq: number;
  /** Returns the trade's number. */
  add(price: number, quantity: number, at: number, aggressor: Side): number;
  latest(limit: number): MarketTrade[];
}

/** `seq` is the number the next trade counts on from. */
export function createTape(seq: number): Tape {
  const ring = new Float64Array(TAPE_SIZE * FIELDS);
  const first = seq;
  let last = seq;
  return {
    get seq() {
      return last;
    },
    add(price, quantity, at, aggressor) {
      last += 1;
      const base = (last % TAPE_SIZE) * FIELDS;
      ring[base] = price;
      ring[base + 1] = aggressor === 'buy' ? quantity : -quantity;
      ring[base + 2] = at;
      return last;
    },
    latest(limit) {
      const trades: MarketTrade[] = [];
      const oldest = Math.max(first, last - Math.min(limit, TAPE_SIZE));
      for (let number = last; number > oldest; number -= 1) {
        const base = (number % TAPE_SIZE) * FIELDS;
        const signed = ring[base + 1]!;
        trades.push({
          seq: number,
          price: ring[base]!,
          quantity: Math.abs(signed),
          at: ring[base + 2]!,
          aggressor: signed > 0 ? 'buy' : 'sell',
        });
      }
      return trades;
    },
  };
}

/** Of every trade so far, in order. */
export function createTapeHash() {
  let hash = 0x811c9dc5;
  return {
    add(at: number, price: number, quantity: number, now: number): void {
      hash =
        Math.imul(Math.imul(Math.imul(hash ^ at, 0x01000193) ^ price, 0x01000193) ^ quantity, 0x01000193) ^ (now | 0);
    },
    value: (): number => hash >>> 0,
  };
}
