/**
 * The price-time-priority book of one instrument (rules §4): limit orders rest, immediate ones take what they can up to
 * their worst price, an order that would meet its own owner is cancelled. Nothing is allocated for an operation: orders
 * are slots of one Int32Array linked into their level, levels are array cells by tick with a bitmap to find the next
 * one, ids are in an open hash table. `order-book-oracle.ts` is the same book written naively, and both pass one suite.
 *
 * Prices are integers at the price scale on the book's grid (`floor` + n x `tick`); quantities are positive integers;
 * ids are the caller's, 1 .. 2^31 - 1, unique among resting orders; owner 0 means "nobody", who may trade with himself.
 */
import { assert } from './assert.ts';
import { IdTable } from './id-table.ts';

export type BookSide = 'buy' | 'sell';

/** What became of the part of an order that did not trade. */
export type BookOutcome = 'filled' | 'rested' | 'cancelled' | 'self_trade';

/**
 * Called for each execution before the book changes, so that its touch is the one just before the trade. It must not
 * change the book.
 */
export type OnExecution = (
  makerId: number,
  makerOwner: number,
  takerId: number,
  price: number,
  quantity: number,
  makerLeft: number,
) => void;

const NEXT = 0;
const PREVIOUS = 1;
const LEVEL = 2;
const QUANTITY = 3;
const OWNER = 4;
const ID = 5;
const STRIDE = 8;
/** No slot, no level. */
const NONE = -1;

/** Of a level: first and last slot and how many orders; its quantity is in a Float64Array, safe from overflow. */
const HEAD = 0;
const TAIL = 1;
const COUNT = 2;
const LEVEL_STRIDE = 4;

export class OrderBook {
  /** The best prices, or null when a side is empty. */
  get bid(): number | null {
    return this.bestBid === NONE ? null : this.floor + this.bestBid * this.tick;
  }
  get ask(): number | null {
    return this.bestAsk === NONE ? null : this.floor + this.bestAsk * this.tick;
  }
  /** How the last `submit` ended. */
  outcome: BookOutcome = 'filled';
  /** Resting orders of both sides. */
  size = 0;

  private floor: number;
  private tick: number;
  private readonly onExecution: OnExecution;
  private nodes = new Int32Array(32 * STRIDE);
  private free = NONE;
  private used = 0;
  /** Levels first .. first + levelCount - 1 of the grid have cells; both are multiples of 32. */
  private first = 0;
  private levelCount = 0;
  private levels = new Int32Array(0);
  private quantities = new Float64Array(0);
  private bidBits = new Int32Array(0);
  private askBits = new Int32Array(0);
  private bestBid = NONE;
  private bestAsk = NONE;
  private readonly ids = new IdTable();

  constructor(floor: number, tick: number, onExecution: OnExecution) {
    this.floor = floor;
    this.tick = tick;
    this.onExecution = onExecution;
  }

  /** Empties the book and moves it to another grid: what a new trading day with another band does. */
  reset(floor: number, tick: number): void {
    this.floor = floor;
    this.tick = tick;
    this.free = NONE;
    this.used = 0;
    this.size = 0;
    this.first = 0;
    this.levelCount = 0;
    this.levels = new Int32Array(0);
    this.quantities = new Float64Array(0);
    this.bidBits = new Int32Array(0);
    this.askBits = new Int32Array(0);
    this.bestBid = NONE;
    this.bestAsk = NONE;
    this.ids.clear();
  }

  /**
   * Matches an order against the other side up to `price`; what is left rests (`rests`) or is cancelled. Returns what is
   * left; `outcome` says what became of it.
   */
  submit(id: number, side: BookSide, price: number, quantity: number, owner: number, rests: boolean): number {
    const level = (price - this.floor) / this.tick;
    const isBuy = side === 'buy';
    let left = quantity;
    for (;;) {
      const best = isBuy ? this.bestAsk : this.bestBid;
      if (best === NONE || (isBuy ? best > level : best < level)) break;
      const slot = this.levels[(best - this.first) * LEVEL_STRIDE + HEAD]!;
      const makerOwner = this.nodes[slot + OWNER]!;
      if (owner !== 0 && makerOwner === owner) {
        this.outcome = 'self_trade';
        return left;
      }
      left -= this.execute(id, slot, best, left, makerOwner, !isBuy);
      if (left === 0) {
        this.outcome = 'filled';
        return 0;
      }
    }
    if (rests) {
      this.rest(id, isBuy, level, left, owner);
      this.outcome = 'rested';
    } else {
      this.outcome = 'cancelled';
    }
    return left;
  }

  /** Takes a resting order out; returns the quantity it still had, 0 when no such order rests. */
  cancel(id: number): number {
    const slot = this.ids.take(id);
    if (slot === NONE) return 0;
    const left = this.nodes[slot + QUANTITY]!;
    const level = this.nodes[slot + LEVEL]!;
    this.quantities[level - this.first]! -= left;
    this.unlink(slot, level, this.bestBid !== NONE && level <= this.bestBid);
    return left;
  }

  /** A resting order keeps its place with less than it had, which is not nothing. */
  reduce(id: number, quantity: number): void {
    const slot = this.ids.get(id);
    const { nodes } = this;
    assert(quantity > 0 && slot !== NONE && quantity <= nodes[slot + QUANTITY]!, 'a resting order is made smaller');
    this.quantities[nodes[slot + LEVEL]! - this.first]! -= nodes[slot + QUANTITY]! - quantity;
    nodes[slot + QUANTITY] = quantity;
  }

  /** The quantity a resting order still has, 0 when no such order rests. */
  quantityOf(id: number): number {
    const slot = this.ids.get(id);
    return slot === NONE ? 0 : this.nodes[slot + QUANTITY]!;
  }

  /** The quantity at the best price of a side, 0 when it is empty. */
  bestQuantity(side: BookSide): number {
    const best = side === 'buy' ? this.bestBid : this.bestAsk;
    return best === NONE ? 0 : this.quantities[best - this.first]!;
  }

  /** Writes price, quantity and orders of the best levels into `out` from `offset`; returns how many levels there were. */
  depth(side: BookSide, count: number, out: Float64Array, offset = 0): number {
    let level = side === 'buy' ? this.bestBid : this.bestAsk;
    let at = offset;
    let found = 0;
    while (found < count && level !== NONE) {
      const cell = level - this.first;
      out[at] = this.floor + level * this.tick;
      out[at + 1] = this.quantities[cell]!;
      out[at + 2] = this.levels[cell * LEVEL_STRIDE + COUNT]!;
      at += 3;
      found += 1;
      level = side === 'buy' ? this.bidBelow(cell - 1) : this.askAbove(cell + 1);
    }
    return found;
  }

  /**
   * The average price at which orders of a side would take `notional` (price times shares) now, unrounded; null when all of them together
   * are worth less. `side` is theirs: 'sell' says what buying costs.
   */
  averagePrice(side: BookSide, notional: number): number | null {
    let level = side === 'buy' ? this.bestBid : this.bestAsk;
    let left = notional;
    let shares = 0;
    while (level !== NONE) {
      const cell = level - this.first;
      const price = this.floor + level * this.tick;
      const worth = price * this.quantities[cell]!;
      if (worth >= left) return notional / (shares + left / price);
      left -= worth;
      shares += this.quantities[cell]!;
      level = side === 'buy' ? this.bidBelow(cell - 1) : this.askAbove(cell + 1);
    }
    return null;
  }

  /** One execution between the taker and the first order of the best level; returns its quantity. */
  private execute(
    takerId: number,
    slot: number,
    level: number,
    wanted: number,
    makerOwner: number,
    isBid: boolean,
  ): number {
    const nodes = this.nodes;
    const resting = nodes[slot + QUANTITY]!;
    const quantity = wanted < resting ? wanted : resting;
    const makerLeft = resting - quantity;
    const makerId = nodes[slot + ID]!;
    this.onExecution(makerId, makerOwner, takerId, this.floor + level * this.tick, quantity, makerLeft);
    this.quantities[level - this.first]! -= quantity;
    if (makerLeft > 0) {
      nodes[slot + QUANTITY] = makerLeft;
    } else {
      this.ids.take(makerId);
      this.unlink(slot, level, isBid);
    }
    return quantity;
  }

  private rest(id: number, isBuy: boolean, level: number, quantity: number, owner: number): void {
    assert(Number.isInteger(level) && level >= 0 && quantity > 0, 'a resting order is on the grid and has a quantity');
    if (level < this.first || level >= this.first + this.levelCount) this.coverLevel(level);
    const slot = this.takeSlot();
    const cell = level - this.first;
    const base = cell * LEVEL_STRIDE;
    const { nodes, levels } = this;
    const tail = levels[base + TAIL]!;
    nodes[slot + NEXT] = NONE;
    nodes[slot + LEVEL] = level;
    nodes[slot + QUANTITY] = quantity;
    nodes[slot + OWNER] = owner;
    nodes[slot + ID] = id;
    if (levels[base + COUNT] === 0) {
      nodes[slot + PREVIOUS] = NONE;
      levels[base + HEAD] = slot;
      const bits = isBuy ? this.bidBits : this.askBits;
      bits[cell >> 5]! |= 1 << (cell & 31);
      if (isBuy) {
        if (level > this.bestBid) this.bestBid = level;
      } else if (this.bestAsk === NONE || level < this.bestAsk) {
        this.bestAsk = level;
      }
    } else {
      nodes[slot + PREVIOUS] = tail;
      nodes[tail + NEXT] = slot;
    }
    levels[base + TAIL] = slot;
    levels[base + COUNT]! += 1;
    this.quantities[cell]! += quantity;
    this.ids.add(id, slot);
    this.size += 1;
  }

  /** Takes a slot out of its level, and the level out of its side when that was the last one. */
  private unlink(slot: number, level: number, isBid: boolean): void {
    const { nodes, levels } = this;
    const cell = level - this.first;
    const base = cell * LEVEL_STRIDE;
    const next = nodes[slot + NEXT]!;
    const previous = nodes[slot + PREVIOUS]!;
    if (previous === NONE) levels[base + HEAD] = next;
    else nodes[previous + NEXT] = next;
    if (next === NONE) levels[base + TAIL] = previous;
    else nodes[next + PREVIOUS] = previous;
    nodes[slot + NEXT] = this.free;
    this.free = slot;
    this.size -= 1;
    const count = levels[base + COUNT]! - 1;
    levels[base + COUNT] = count;
    if (count > 0) return;
    if (isBid) {
      this.bidBits[cell >> 5]! &= ~(1 << (cell & 31));
      if (level === this.bestBid) this.bestBid = this.bidBelow(cell - 1);
    } else {
      this.askBits[cell >> 5]! &= ~(1 << (cell & 31));
      if (level === this.bestAsk) this.bestAsk = this.askAbove(cell + 1);
    }
  }

  /** The highest bid level at or below a cell. */
  private bidBelow(cell: number): number {
    if (cell < 0) return NONE;
    const bits = this.bidBits;
    let word = cell >> 5;
    let value = bits[word]! & (-1 >>> (31 - (cell & 31)));
    while (value === 0) {
      if (word === 0) return NONE;
      word -= 1;
      value = bits[word]!;
    }
    return this.first + (word << 5) + 31 - Math.clz32(value);
  }

  /** The lowest ask level at or above a cell. */
  private askAbove(cell: number): number {
    if (cell >= this.levelCount) return NONE;
    const bits = this.askBits;
    let word = cell >> 5;
    let value = bits[word]! & (-1 << (cell & 31));
    while (value === 0) {
      word += 1;
      if (word === bits.length) return NONE;
      value = bits[word]!;
    }
    return this.first + (word << 5) + 31 - Math.clz32(value & -value);
  }

  /** Grows the cells, by half at least, until the level has one: a book far from its band's limits stays small. */
  private coverLevel(level: number): void {
    const from = this.levelCount === 0 ? level : this.first;
    const to = this.levelCount === 0 ? level + 1 : this.first + this.levelCount;
    const spare = Math.max(32, (to - from) >> 1);
    const first = level < from ? Math.max(0, level - spare) & ~31 : from & ~31;
    const end = ((level >= to ? level + spare : to) + 31) & ~31;
    const moved = this.levelCount === 0 ? 0 : this.first - first;
    const levels = new Int32Array((end - first) * LEVEL_STRIDE);
    const quantities = new Float64Array(end - first);
    const bidBits = new Int32Array((end - first) >> 5);
    const askBits = new Int32Array((end - first) >> 5);
    for (let base = 0; base < levels.length; base += LEVEL_STRIDE) levels[base + HEAD] = levels[base + TAIL] = NONE;
    levels.set(this.levels, moved * LEVEL_STRIDE);
    quantities.set(this.quantities, moved);
    bidBits.set(this.bidBits, moved >> 5);
    askBits.set(this.askBits, moved >> 5);
    Object.assign(this, { first, levelCount: end - first, levels, quantities, bidBits, askBits });
  }

  private takeSlot(): number {
    const slot = this.free;
    if (slot !== NONE) {
      this.free = this.nodes[slot + NEXT]!;
      return slot;
    }
    if (this.used === this.nodes.length) {
      const grown = new Int32Array(this.nodes.length * 2);
      grown.set(this.nodes);
      this.nodes = grown;
    }
    this.used += STRIDE;
    return this.used - STRIDE;
  }
}
