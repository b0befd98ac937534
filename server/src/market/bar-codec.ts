/**
 * One session's bars as a few kilobytes: columns of differences, in units of the largest step that divides them all, as
 * variable-length integers, squeezed by brotli. Exact: what goes in comes out.
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';
import { assert } from '@bahi/core/assert.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';

const FORMAT = 1;
const compress = promisify(brotliCompress);

/** Whole minutes, oldest first, at least one. Compresses in a thread of the pool. */
export async function encodeBars(bars: readonly Bar[]): Promise<Buffer> {
  assert(bars.length > 0, 'a session without bars is not kept');
  const priceUnit = bars.reduce(
    (unit, [, open, high, low, close]) => [open, high, low, close].reduce(divisor, unit),
    0,
  );
  const volumeUnit = bars.reduce((unit, bar) => divisor(unit, bar[5]), 0) || 1;
  const columns: number[][] = [[], [], [], [], [], []];
  let before: Bar = [bars[0]![0] - MINUTE_MS, 0, 0, 0, 0, 0];
  for (const bar of bars) {
    const [start, open, high, low, close, volume] = bar;
    columns[0]!.push((start - before[0]) / MINUTE_MS - 1);
    columns[1]!.push(folded((open - before[4]) / priceUnit));
    columns[2]!.push(folded((close - open) / priceUnit));
    columns[3]!.push((high - Math.max(open, close)) / priceUnit);
    columns[4]!.push((Math.min(open, close) - low) / priceUnit);
    columns[5]!.push(volume / volumeUnit);
    before = bar;
  }
  const head = [FORMAT, bars.length, bars[0]![0] / MINUTE_MS, priceUnit, volumeUnit];
  return compress(Buffer.from([...head, ...columns.flat()].flatMap(varint)));
}

export function decodeBars(encoded: Buffer): Bar[] {
  const read = varintReader(brotliDecompressSync(encoded));
  const format = read();
  assert(format === FORMAT, `bars in format ${format} are unknown`);
  const [count, first, priceUnit, volumeUnit] = [read(), read(), read(), read()];
  const [skips, opens, closes, highs, lows, volumes] = Array.from({ length: 6 }, () =>
    Array.from({ length: count }, read),
  ) as [number[], number[], number[], number[], number[], number[]];
  let minute = first - 1;
  let last = 0;
  return skips.map((skip, at): Bar => {
    minute += skip + 1;
    const open = last + unfolded(opens[at]!) * priceUnit;
    const close = open + unfolded(closes[at]!) * priceUnit;
    const high = Math.max(open, close) + highs[at]! * priceUnit;
    const low = Math.min(open, close) - lows[at]! * priceUnit;
    last = close;
    return [minute * MINUTE_MS, open, high, low, close, volumes[at]! * volumeUnit];
  });
}

/** SHA-256 of the bars as text: the database computes the same from its rows (market.keep_session). */
export function digestOf(bars: readonly Bar[]): Buffer {
  return hash('sha256', bars.map((bar) => bar.join(',')).join(';'), 'buffer');
}

/** Greatest common divisor; of 0 and a number it is that number. */
function divisor(left: number, right: number): number {
  let [a, b] = [left, right];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** Small numbers of both signs as small whole ones: 0, -1, 1, -2 … become 0, 1, 2, 3. */
function folded(value: number): number {
  return value >= 0 ? 2 * value : -2 * value - 1;
}

function unfolded(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** Seven bits a byte, the lowest first; numbers may be larger than 32 bits. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
  return bytes;
}

function varintReader(bytes: Buffer): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = bytes[at++];
      assert(byte !== undefined, 'kept bars end too early');
      value += (byte & 127) * weight;
      if (byte < 128) return value;
    }
  };
}
