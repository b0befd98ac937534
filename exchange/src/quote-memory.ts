/**
 * Quotes, five levels of depth and the running minute of every instrument, in numbers that two threads share. The engine's
 * side writes, the server's side reads at any moment without a message. Each instrument has a version that is odd while it
 * is being written: a reader that met a write reads again (a sequence lock). Only one thread writes.
 */
import type { Bar, DepthLevel, InstrumentState, MarkPrice } from '@bahi/contract/venue.ts';

export const DEPTH_LEVELS = 5;
const LEVEL_NUMBERS = 3;
const SIDE_NUMBERS = DEPTH_LEVELS * LEVEL_NUMBERS;

const states: readonly InstrumentState[] = ['trading', 'halted', 'suspended', 'off_shelf'];

/** Where each number stands; unknown prices are NaN. */
const F = {
  last: 0,
  previousClose: 1,
  open: 2,
  high: 3,
  low: 4,
  volume: 5,
  turnover: 6,
  bid: 7,
  ask: 8,
  bidQuantity: 9,
  askQuantity: 10,
  upper: 11,
  lower: 12,
  state: 13,
  at: 14,
  seq: 15,
  minute: 16,
  mark: 22,
  openingMark: 29,
  value: 30,
  bids: 31,
  asks: 31 + SIDE_NUMBERS,
} as const;
const FIELDS = F.asks + SIDE_NUMBERS;
const MINUTE_NUMBERS = 6;

export interface QuoteFigures {
  readonly last: number | null;
  readonly previousClose: number;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly volume: number;
  readonly turnover: number;
  readonly upper: number | null;
  readonly lower: number | null;
  readonly state: InstrumentState;
  readonly at: number;
  readonly seq: number;
  readonly minute: Bar | null;
  readonly mark: MarkPrice;
  readonly openingMark: number;
  /** Of a fund's basket, a unit; null of what is no fund. */
  readonly value: number | null;
}

/** Fills five levels of a side into `out` from `base` on, and answers how many there are. */
export type FillDepth = (side: 'buy' | 'sell', out: Float64Array, base: number) => number;

export type QuoteMemory = ReturnType<typeof openQuoteMemory>;

export function createQuoteBuffer(count: number, isShared: boolean): ArrayBufferLike {
  const bytes = count * (FIELDS * 8 + 8);
  return isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
}

/** A write takes a fraction of a microsecond; a longer one lost its core, or died in the middle. */
const SPINS_MAX = 1_000;
const PAUSE_MS = 1;
const PAUSES_MAX = 1_000;

export function openQuoteMemory(buffer: ArrayBufferLike, count: number) {
  const numbers = new Float64Array(buffer, 0, count * FIELDS);
  const versions = new Int32Array(buffer, count * FIELDS * 8, count * 2);
  const next = new Float64Array(FIELDS);
  const copy = new Float64Array(FIELDS);
  const nobody = new Int32Array(new SharedArrayBuffer(4));

  /** All is worked out before the version becomes odd: what throws leaves the numbers of before, and no reader waiting. */
  function write(at: number, figures: QuoteFigures, fillDepth: FillDepth | null): void {
    next[F.last] = figures.last ?? Number.NaN;
    next[F.previousClose] = figures.previousClose;
    next[F.open] = figures.open ?? Number.NaN;
    next[F.high] = figures.high ?? Number.NaN;
    next[F.low] = figures.low ?? Number.NaN;
    next[F.volume] = figures.volume;
    next[F.turnover] = figures.turnover;
    next[F.upper] = figures.upper ?? Number.NaN;
    next[F.lower] = figures.lower ?? Number.NaN;
    next[F.state] = states.indexOf(figures.state);
    next[F.at] = figures.at;
    next[F.seq] = figures.seq;
    for (let field = 0; field < MINUTE_NUMBERS; field += 1) {
      next[F.minute + field] = figures.minute?.[field] ?? Number.NaN;
    }
    const { mark } = figures;
    next[F.mark] = mark.price;
    next[F.mark + 1] = mark.impactMid;
    next[F.mark + 2] = mark.average;
    next[F.mark + 3] = mark.traded ?? Number.NaN;
    next[F.mark + 4] = mark.notional;
    next[F.mark + 5] = mark.range;
    next[F.mark + 6] = mark.at;
    next[F.openingMark] = figures.openingMark;
    next[F.value] = figures.value ?? Number.NaN;
    takeSide(fillDepth, 'buy');
    takeSide(fillDepth, 'sell');
    Atomics.add(versions, at * 2, 1);
    numbers.set(next, at * FIELDS);
    Atomics.add(versions, at * 2, 1);
  }

  /** The touch is the first level. */
  function takeSide(fillDepth: FillDepth | null, side: 'buy' | 'sell'): void {
    const first = side === 'buy' ? F.bids : F.asks;
    const found = fillDepth === null ? 0 : fillDepth(side, next, first);
    next.fill(Number.NaN, first + found * LEVEL_NUMBERS, first + SIDE_NUMBERS);
    next[side === 'buy' ? F.bid : F.ask] = next[first]!;
    next[side === 'buy' ? F.bidQuantity : F.askQuantity] = found === 0 ? 0 : next[first + 1]!;
  }

  /**
   * A consistent copy of one instrument's numbers; the same array each time. The copy is plain, so that a mere load after it orders
   * nothing: the copy could be of the next write already (arm64 does that). Adding nothing does order it. Whoever writes next reads
   * the version that this left behind, so that by the memory model of JavaScript the whole copy happens before that write.
   */
  function read(at: number): Float64Array {
    const base = at * FIELDS;
    for (let tries = 0; tries < SPINS_MAX + PAUSES_MAX; tries += 1) {
      // Gives a writer that was interrupted the core that this thread would spin on.
      if (tries >= SPINS_MAX) Atomics.wait(nobody, 0, 0, PAUSE_MS);
      const before = Atomics.load(versions, at * 2);
      if ((before & 1) === 1) continue;
      copy.set(numbers.subarray(base, base + FIELDS));
      if (Atomics.add(versions, at * 2, 0) === before) return copy;
    }
    throw new Error('a quote has been half written for a second: whoever writes it is gone');
  }

  return {
    write,
    /** Grows with every write of this instrument. */
    versionOf: (at: number): number => Atomics.load(versions, at * 2),
    quoteAt(at: number) {
      const found = read(at);
      return {
        last: known(found[F.last]!),
        previousClose: found[F.previousClose]!,
        open: known(found[F.open]!),
        high: known(found[F.high]!),
        low: known(found[F.low]!),
        volume: found[F.volume]!,
        turnover: found[F.turnover]!,
        bid: known(found[F.bid]!),
        ask: known(found[F.ask]!),
        bidQuantity: found[F.bidQuantity]!,
        askQuantity: found[F.askQuantity]!,
        upper: known(found[F.upper]!),
        lower: known(found[F.lower]!),
        state: states[found[F.state]!]!,
        mark: found[F.mark]!,
        openingMark: found[F.openingMark]!,
        value: known(found[F.value]!),
        at: found[F.at]!,
        seq: found[F.seq]!,
      };
    },
    markAt(at: number): MarkPrice {
      const [price, impactMid, average, traded, notional, range, sampledAt] = read(at).subarray(F.mark, F.openingMark);
      return {
        price: price!,
        impactMid: impactMid!,
        average: average!,
        traded: known(traded!),
        notional: notional!,
        range: range!,
        at: sampledAt!,
      };
    },
    depthAt(at: number): { bids: DepthLevel[]; asks: DepthLevel[]; at: number; seq: number } {
      const found = read(at);
      return { bids: levelsOf(found, F.bids), asks: levelsOf(found, F.asks), at: found[F.at]!, seq: found[F.seq]! };
    },
    /** The minute that is still growing; null when nothing happened in it yet. */
    minuteAt(at: number): Bar | null {
      const found = read(at);
      if (Number.isNaN(found[F.minute]!)) return null;
      return [...found.subarray(F.minute, F.minute + MINUTE_NUMBERS)] as Bar;
    },
  };
}

function levelsOf(found: Float64Array, first: number): DepthLevel[] {
  const levels: DepthLevel[] = [];
  for (let at = first; at < first + SIDE_NUMBERS && !Number.isNaN(found[at]!); at += LEVEL_NUMBERS) {
    levels.push({ price: found[at]!, quantity: found[at + 1]!, orders: found[at + 2]! });
  }
  return levels;
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
