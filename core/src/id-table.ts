/**
 * A map from positive 32-bit ids to slots in two Int32Arrays: what lets the order book find an order by its id without
 * allocating. Open addressing with a multiplicative hash; at most half full, and no tombstones.
 */
import { assert } from './assert.ts';

const GOLDEN = 0x9e3779b1;
const START_BITS = 6;

export class IdTable {
  private keys = new Int32Array(1 << START_BITS);
  private slots = new Int32Array(1 << START_BITS);
  private shift = 32 - START_BITS;
  private size = 0;

  /** The slot of an id, -1 when it has none. */
  get(id: number): number {
    const entry = this.entryOf(id);
    return entry < 0 ? -1 : this.slots[entry]!;
  }

  add(id: number, slot: number): void {
    assert(id > 0, 'ids are positive');
    if (this.size * 2 >= this.keys.length) this.grow();
    const { keys } = this;
    const mask = keys.length - 1;
    let entry = Math.imul(id, GOLDEN) >>> this.shift;
    while (keys[entry] !== 0) {
      assert(keys[entry] !== id, `id ${id} is taken`);
      entry = (entry + 1) & mask;
    }
    keys[entry] = id;
    this.slots[entry] = slot;
    this.size += 1;
  }

  /** Removes an id; later entries of its run move back, so that lookups stay short. Returns its slot, or -1. */
  take(id: number): number {
    let hole = this.entryOf(id);
    if (hole < 0) return -1;
    const { keys, slots } = this;
    const taken = slots[hole]!;
    const mask = keys.length - 1;
    for (let probe = (hole + 1) & mask; keys[probe] !== 0; probe = (probe + 1) & mask) {
      const home = Math.imul(keys[probe]!, GOLDEN) >>> this.shift;
      if (((probe - home) & mask) < ((probe - hole) & mask)) continue;
      keys[hole] = keys[probe]!;
      slots[hole] = slots[probe]!;
      hole = probe;
    }
    keys[hole] = 0;
    this.size -= 1;
    return taken;
  }

  clear(): void {
    this.keys.fill(0);
    this.size = 0;
  }

  private entryOf(id: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    let entry = Math.imul(id, GOLDEN) >>> this.shift;
    for (;;) {
      const key = keys[entry]!;
      if (key === 0) return -1;
      if (key === id) return entry;
      entry = (entry + 1) & mask;
    }
  }

  private grow(): void {
    const { keys, slots } = this;
    this.keys = new Int32Array(keys.length * 2);
    this.slots = new Int32Array(keys.length * 2);
    this.shift -= 1;
    this.size = 0;
    for (let entry = 0; entry < keys.length; entry += 1) if (keys[entry] !== 0) this.add(keys[entry]!, slots[entry]!);
  }
}
