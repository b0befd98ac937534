/**
 * `candles`: milliseconds for a page of 1,000 bars of every instrument and period over HTTP, one after the other: `cold` is
 * the first time a server is asked, `warm` the second.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@bahi/contract/client.ts';
import { getCandles, listInstruments } from '@bahi/contract/market.ts';
import { startServer } from './server.ts';

const PERIODS = ['time', '1m', '5m', '15m', '30m', 'day', 'week', 'month', '6M', '1Y'] as const;
const LIMIT = 1000;

const folder = mkdtempSync(join(tmpdir(), 'bahi-candles-'));
const server = await startServer({ dataFolder: folder });
try {
  const call = createClient({ origin: server.origin, credentials: () => null });
  const listed = await call(listInstruments, {});
  if (listed.kind !== 'ok') throw new Error(`no instruments: ${listed.kind}`);
  const all: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] };
  for (const period of PERIODS) {
    const times: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] };
    for (const { symbol } of listed.data.rows) {
      for (const turn of ['cold', 'warm'] as const) {
        const startedAt = performance.now();
        const result = await call(getCandles, { symbol, period, limit: LIMIT });
        if (result.kind !== 'ok') throw new Error(`${symbol} ${period}: ${result.kind}`);
        times[turn].push(performance.now() - startedAt);
      }
    }
    print({ name: 'candles', period, ...figuresOf('cold', times.cold), ...figuresOf('warm', times.warm) });
    all.cold.push(...times.cold);
    all.warm.push(...times.warm);
  }
  print({ name: 'candles', cold_p99_ms: quantile(all.cold, 0.99), warm_p99_ms: quantile(all.warm, 0.99) });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function figuresOf(turn: 'cold' | 'warm', values: readonly number[]): Record<string, number> {
  return { [`${turn}_p50_ms`]: quantile(values, 0.5), [`${turn}_p99_ms`]: quantile(values, 0.99) };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]! * 10) / 10;
}

function print(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
