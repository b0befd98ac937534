/**
 * Quotes and depth in memory both threads see: the exchange writes, the server reads synchronously and without waiting for
 * a message. One record an instrument, guarded by a version that is odd while it is being written (a sequence lock):
 * a reader that saw it change reads again.
 */
import { dateOfDay, dayOf } from '@bahi/core/calendar.ts';
import type { Bar, DepthLevel, InstrumentState, MarketQuote } from '@bahi/contract/venue.ts';
import type { LiveIndex } from './engine/index-levels.ts';
import type { DayFigures, Stock } from './engine/stock.ts';

export const DEPTH_LEVELS = 5;

const LAST = 0;
const PREVIOUS_CLOSE = 1;
const OPEN = 2;
const HIGH = 3;
const LOW = 4;
const VOLUME = 5;
const TURNOVER = 6;
const BID = 7;
const ASK = 8;
const BID_QUANTITY = 9;
const ASK_QUANTITY = 10;
const UPPER = 11;
const LOWER = 12;
const STATE = 13;
const AT = 14;
const SEQ = 15;
const MINUTE = 16;
const BIDS = 24;
const ASKS = BIDS + DEPTH_LEVELS * 3;
const STRIDE = 56;

const states: readonly InstrumentState[] = ['trading', 'halted', 'suspended', 'off_shelf'];

export interface SharedQuotes {
  readonly buffer: SharedArrayBuffer;
  writeDate(date: string): void;
  writeStock(at: number, stock: Stock): void;
  writeIndex(at: number, index: LiveIndex): void;
  /** The business date the figures belong to. */
  date(): string;
  quote(at: number, symbol: string): MarketQuote;
  depth(at: number): { bids: DepthLevel[]; asks: DepthLevel[]; at: number; seq: number };
  /** The running minute, null while nothing happened in it. */
  minute(at: number): Bar | null;
  /** Changes with every write: for finding what is new. */
  version(at: number): number;
}

/** Without a buffer a new one is made; with one, this is the other thread's view of it. */
export function createSharedQuotes(count: number, buffer = new SharedArrayBuffer(sizeOf(count))): SharedQuotes {
  // Element 0 of the versions guards nothing: its place holds the business date as a day number.
  const versions = new Int32Array(buffer, 0, evenCount(count));
  const values = new Float64Array(buffer, evenCount(count) * 4);
  const copy = new Float64Array(STRIDE);

  function write(at: number, fill: (base: number) => void): void {
    Atomics.add(versions, at + 1, 1);
    fill(at * STRIDE);
    Atomics.add(versions, at + 1, 1);
  }

  function writeFigures(base: number, figures: DayFigures): void {
    values[base + LAST] = figures.last ?? NaN;
    values[base + PREVIOUS_CLOSE] = figures.previousClose;
    values[base + OPEN] = figures.open ?? NaN;
    values[base + HIGH] = figures.high ?? NaN;
    values[base + LOW] = figures.low ?? NaN;
    values[base + VOLUME] = figures.volume;
    values[base + TURNOVER] = figures.turnover;
    values[base + AT] = figures.changedAt;
    values[base + SEQ] = figures.seq;
    if (figures.minute === null) values[base + MINUTE] = NaN;
    else values.set(figures.minute, base + MINUTE);
  }

  /** A copy of one record that no write crossed. The last look is a read-modify-write: it orders the reads before it. */
  function read(at: number): Float64Array {
    for (;;) {
      const before = Atomics.load(versions, at + 1);
      if ((before & 1) === 1) continue;
      const base = at * STRIDE;
      for (let field = 0; field < STRIDE; field += 1) copy[field] = values[base + field]!;
      if (Atomics.add(versions, at + 1, 0) === before) return copy;
    }
  }

  return {
    buffer,
    writeDate: (date) => void Atomics.store(versions, 0, dayOf(date)),
    date: () => dateOfDay(Atomics.load(versions, 0)),
    version: (at) => Atomics.load(versions, at + 1),

    writeStock(at, stock) {
      write(at, (base) => {
        const { book, band } = stock;
        writeFigures(base, stock.figures);
        values[base + BID] = book.bid ?? NaN;
        values[base + ASK] = book.ask ?? NaN;
        values[base + BID_QUANTITY] = book.bestQuantity('buy');
        values[base + ASK_QUANTITY] = book.bestQuantity('sell');
        values[base + UPPER] = band.upper;
        values[base + LOWER] = band.lower;
        values[base + STATE] = states.indexOf(stock.state);
        values.fill(NaN, base + BIDS, base + ASKS + DEPTH_LEVELS * 3);
        book.depth('buy', DEPTH_LEVELS, values, base + BIDS);
        book.depth('sell', DEPTH_LEVELS, values, base + ASKS);
      });
    },

    writeIndex(at, { figures }) {
      write(at, (base) => {
        values.fill(NaN, base, base + STRIDE);
        writeFigures(base, figures);
        values[base + BID_QUANTITY] = values[base + ASK_QUANTITY] = values[base + STATE] = 0;
      });
    },

    quote(at, symbol) {
      const record = read(at);
      return {
        symbol,
        last: orNull(record[LAST]!),
        previousClose: record[PREVIOUS_CLOSE]!,
        open: orNull(record[OPEN]!),
        high: orNull(record[HIGH]!),
        low: orNull(record[LOW]!),
        volume: record[VOLUME]!,
        turnover: record[TURNOVER]!,
        bid: orNull(record[BID]!),
        ask: orNull(record[ASK]!),
        bidQuantity: record[BID_QUANTITY]!,
        askQuantity: record[ASK_QUANTITY]!,
        upper: orNull(record[UPPER]!),
        lower: orNull(record[LOWER]!),
        state: states[record[STATE]!]!,
        at: record[AT]!,
        seq: record[SEQ]!,
      };
    },

    depth(at) {
      const record = read(at);
      return { bids: levelsOf(record, BIDS), asks: levelsOf(record, ASKS), at: record[AT]!, seq: record[SEQ]! };
    },

    minute(at) {
      const record = read(at);
      if (Number.isNaN(record[MINUTE]!)) return null;
      return Array.from(record.subarray(MINUTE, MINUTE + 6)) as unknown as Bar;
    },
  };
}

function levelsOf(record: Float64Array, from: number): DepthLevel[] {
  const levels: DepthLevel[] = [];
  for (let at = from; at < from + DEPTH_LEVELS * 3 && !Number.isNaN(record[at]!); at += 3) {
    levels.push({ price: record[at]!, quantity: record[at + 1]!, orders: record[at + 2]! });
  }
  return levels;
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** Versions of all instruments and the date, rounded up so that the numbers after them are aligned. */
function evenCount(count: number): number {
  return (count + 2) & ~1;
}

function sizeOf(count: number): number {
  return evenCount(count) * 4 + count * STRIDE * 8;
}
