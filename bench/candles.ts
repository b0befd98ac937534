/**
 * `candles`: milliseconds for pages of 1,000 bars over HTTP at 50 requests a second, sent on the beat whether or not the last
 * one was answered. `cold`: the server has just started and nobody has asked for any of them before; every request is another
 * instrument and period. `warm`: the same ones once more. BENCH_CANDLES_N is how many.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@bahi/contract/client.ts';
import { getCandles, listInstruments } from '@bahi/contract/market/calls.ts';
import { createRng } from '@bahi/core/rng.ts';
import { startServer } from './server.ts';

const PERIODS = ['time', '1m', '5m', '15m', '30m', 'day', 'week', 'month', '6M', '1Y'] as const;
const LIMIT = 1000;
const PER_SECOND = 50;
const COUNT = Number(process.env['BENCH_CANDLES_N'] ?? 1000);

interface Wanted {
  readonly kind: string;
  readonly period: string;
  readonly body: string;
}

const folder = mkdtempSync(join(tmpdir(), 'bahi-candles-'));
const server = await startServer({ dataFolder: folder });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
try {
  const wanted = await choose();
  const cold = await ask(wanted);
  const warm = await ask(wanted);
  for (const period of PERIODS)
    print({ name: 'candles', period, ...figures(wanted, cold, warm, (each) => each.period === period) });
  for (const kind of new Set(wanted.map((each) => each.kind)))
    print({ name: 'candles', kind, ...figures(wanted, cold, warm, (each) => each.kind === kind) });
  print({ name: 'candles', requests: COUNT, cold_p50_ms: quantile(cold, 0.5), warm_p50_ms: quantile(warm, 0.5) });
  print({ name: 'candles', cold_p99_ms: quantile(cold, 0.99), warm_p99_ms: quantile(warm, 0.99) });
} finally {
  agent.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Each pair at most once, all kinds and periods mixed; the same choice in every run. */
async function choose(): Promise<Wanted[]> {
  const listed = await createClient({ origin: server.origin, credentials: () => null })(listInstruments, {});
  if (listed.kind !== 'ok') throw new Error(`no instruments: ${listed.kind}`);
  const pairs = listed.data.rows.flatMap(({ symbol, kind }) =>
    PERIODS.map((period) => ({ kind, period, body: JSON.stringify({ symbol, period, limit: LIMIT }) })),
  );
  const rng = createRng(7);
  for (let at = pairs.length - 1; at > 0; at--) {
    const other = rng.below(at + 1);
    [pairs[at], pairs[other]] = [pairs[other]!, pairs[at]!];
  }
  return pairs.slice(0, COUNT);
}

async function ask(wanted: readonly Wanted[]): Promise<number[]> {
  const start = performance.now();
  return Promise.all(
    wanted.map(async ({ body }, index) => {
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, start + (index * 1000) / PER_SECOND - performance.now())),
      );
      return send(body);
    }),
  );
}

function send(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port: server.port,
        method: 'POST',
        path: `/api/vue${getCandles.path}`,
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      },
      (answer) => {
        let head = '';
        answer.on('data', (chunk: Buffer) => (head ||= chunk.toString('latin1', 0, 60)));
        answer.on('end', () => {
          if (head.includes('"status":1')) resolve(performance.now() - startedAt);
          else reject(new Error(`${body} was answered with ${head}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

function figures(
  wanted: readonly Wanted[],
  cold: readonly number[],
  warm: readonly number[],
  isMeant: (each: Wanted) => boolean,
): Record<string, number> {
  const those = (times: readonly number[]) => times.filter((_, index) => isMeant(wanted[index]!));
  return {
    requests: those(cold).length,
    cold_p50_ms: quantile(those(cold), 0.5),
    cold_p99_ms: quantile(those(cold), 0.99),
    warm_p50_ms: quantile(those(warm), 0.5),
    warm_p99_ms: quantile(those(warm), 0.99),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}

function print(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
