/**
 * Recorded minutes, wherever they lie: fresh ones in rows of their own, those of sessions that are over in one compressed
 * row a session. Nobody else needs to know which.
 */
import type { Bar } from '@bahi/contract/venue.ts';
import type { Database } from '../platform/database.ts';
import { decodeBars } from './bar-codec.ts';
import { selectMinutes, selectSessionBars } from './store.ts';

export interface RecordedRange {
  /** UTC ms, half open. */
  readonly from: number;
  readonly to: number;
  /** The first and the last business date whose session touches it. */
  readonly firstDate: string;
  readonly lastDate: string;
}

/** Minutes of [from, to), oldest first, for several symbols at once. Symbols without any are missing. */
export async function readRecordedMinutes(
  db: Pick<Database, 'query'>,
  symbols: readonly string[],
  range: RecordedRange,
): Promise<Map<string, readonly Bar[]>> {
  const { from, to } = range;
  // In this order: what is compressed in between is then seen twice, not missed.
  const fresh = await selectMinutes(db, symbols, { from, to });
  const kept = await selectSessionBars(db, symbols, range);
  if (kept.length === 0) return fresh;
  const parts = new Map<string, (readonly Bar[])[]>();
  for (const { symbol, bars, factor } of kept) {
    const within = decodeBars(bars)
      .filter((bar) => bar[0] >= from && bar[0] < to)
      .map((bar) => coarser(bar, factor));
    const known = parts.get(symbol);
    if (known === undefined) parts.set(symbol, [within]);
    else known.push(within);
  }
  for (const [symbol, bars] of fresh) parts.set(symbol, [...(parts.get(symbol) ?? []), bars]);
  return new Map([...parts].map(([symbol, each]) => [symbol, mergeParts(each)]));
}

/** Funds were once recorded to ten-thousandths of a rupee. */
function coarser(bar: Bar, factor: number): Bar {
  if (factor === 1) return bar;
  const [start, open, high, low, close, volume] = bar;
  const price = (of: number) => Math.max(1, Math.round(of / factor));
  return [start, price(open), price(high), price(low), price(close), volume];
}

/** Minutes written twice are one, as the table of minutes itself has it. */
export function mergeParts(parts: readonly (readonly Bar[])[]): readonly Bar[] {
  if (parts.length === 1) return parts[0]!;
  const byStart = new Map<number, Bar>();
  for (const bar of parts.flat()) {
    const known = byStart.get(bar[0]);
    byStart.set(bar[0], known === undefined ? bar : both(known, bar));
  }
  return [...byStart.values()].toSorted((left, right) => left[0] - right[0]);
}

function both(former: Bar, later: Bar): Bar {
  const [start, open, high, low, , volume] = former;
  return [start, open, Math.max(high, later[2]), Math.min(low, later[3]), later[4], Math.max(volume, later[5])];
}
