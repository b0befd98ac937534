/**
 * Quotes, five levels of depth and the running minute of every instrument, in numbers that two threads share. The engine's
 * side writes, the server's side reads at any moment without a message. Each instrument has a version that is odd while it
 * is being written: a reader that met a write reads again (a sequence lock).
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
  bids: 29,
  asks: 29 + SIDE_NUMBERS,
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
}

/** Fills five levels of a side into `out` from `base` on, and answers how many there are. */
export type FillDepth = (side: 'buy' | 'sell', out: Float64Array, base: number) => number;

export type QuoteMemory = ReturnType<typeof openQuoteMemory>;

export function createQuoteBuffer(count: number, isShared: boolean): ArrayBufferLike {
  const bytes = count * (FIELDS * 8 + 8);
  return isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
}

export function openQuoteMemory(buffer: ArrayBufferLike, count: number) {
  const numbers = new Float64Array(buffer, 0, count * FIELDS);
  const versions = new Int32Array(buffer, count * FIELDS * 8, count * 2);
  const copy = new Float64Array(FIELDS);

  function write(at: number, figures: QuoteFigures, fillDepth: FillDepth | null): void {
    const base = at * FIELDS;
    Atomics.add(versions, at * 2, 1);
    numbers[base + F.last] = figures.last ?? Number.NaN;
    numbers[base + F.previousClose] = figures.previousClose;
    numbers[base + F.open] = figures.open ?? Number.NaN;
    numbers[base + F.high] = figures.high ?? Number.NaN;
    numbers[base + F.low] = figures.low ?? Number.NaN;
    numbers[base + F.volume] = figures.volume;
    numbers[base + F.turnover] = figures.turnover;
    numbers[base + F.upper] = figures.upper ?? Number.NaN;
    numbers[base + F.lower] = figures.lower ?? Number.NaN;
    numbers[base + F.state] = states.indexOf(figures.state);
    numbers[base + F.at] = figures.at;
    numbers[base + F.seq] = figures.seq;
    for (let field = 0; field < MINUTE_NUMBERS; field += 1) {
      numbers[base + F.minute + field] = figures.minute?.[field] ?? Number.NaN;
    }
    const { mark } = figures;
    numbers[base + F.mark] = mark.price;
    numbers[base + F.mark + 1] = mark.impactMid;
    numbers[base + F.mark + 2] = mark.average;
    numbers[base + F.mark + 3] = mark.traded ?? Number.NaN;
    numbers[base + F.mark + 4] = mark.notional;
    numbers[base + F.mark + 5] = mark.range;
    numbers[base + F.mark + 6] = mark.at;
    writeSide(base, fillDepth, 'buy');
    writeSide(base, fillDepth, 'sell');
    Atomics.add(versions, at * 2, 1);
  }

  /** The touch is the first level. */
  function writeSide(base: number, fillDepth: FillDepth | null, side: 'buy' | 'sell'): void {
    const first = base + (side === 'buy' ? F.bids : F.asks);
    const found = fillDepth === null ? 0 : fillDepth(side, numbers, first);
    numbers.fill(Number.NaN, first + found * LEVEL_NUMBERS, first + SIDE_NUMBERS);
    numbers[base + (side === 'buy' ? F.bid : F.ask)] = numbers[first]!;
    numbers[base + (side === 'buy' ? F.bidQuantity : F.askQuantity)] = found === 0 ? 0 : numbers[first + 1]!;
  }

  /** A consistent copy of one instrument's numbers; the same array each time. */
  function read(at: number): Float64Array {
    const base = at * FIELDS;
    for (;;) {
      const before = Atomics.load(versions, at * 2);
      if ((before & 1) === 1) continue;
      copy.set(numbers.subarray(base, base + FIELDS));
      if (Atomics.load(versions, at * 2) === before) return copy;
    }
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
        at: found[F.at]!,
        seq: found[F.seq]!,
      };
    },
    markAt(at: number): MarkPrice {
      const [price, impactMid, average, traded, notional, range, sampledAt] = read(at).subarray(F.mark, F.bids);
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
