/**
 * `stream`: 5,000 WebSocket readers with 20 symbols each, every symbol moving four times a second: the age of a tick
 * when it reaches its reader (p99), what was lost, and the server's processor use in percent of one core. Lost: gaps in the
 * numbering, closed connections, drops to snapshots, and symbols whose last price a reader does not hold at the end.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const CLIENTS = Number(process.env['BENCH_STREAM_CLIENTS'] ?? 5_000);
const SYMBOLS_EACH = 20;
const WARM_MS = 5_000;
const MEASURE_MS = 20_000;

interface Used {
  readonly cpuPct: number;
  readonly drops: number;
  readonly moves: number;
  readonly rssMb: number;
}
interface Result {
  readonly messages: number;
  readonly gaps: number;
  readonly ended: number;
  readonly stale: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const server = fork(join(import.meta.dirname, 'stream-server.ts'));
const readers = fork(join(import.meta.dirname, 'stream-readers.ts'));
try {
  const { port, symbols } = await told<{ port: number; symbols: string[] }>(server, 'ready');
  readers.send({ port, clients: CLIENTS, symbols, symbolsEach: SYMBOLS_EACH });
  await told(readers, 'open');
  server.send('start');
  await pause(WARM_MS);
  readers.send('measure');
  server.send('measure');
  await pause(MEASURE_MS);
  server.send('end');
  const used = await told<Used>(server, 'used');
  await pause(2_000);
  // The bench's feed adds 100 shares at each move.
  readers.send({ finalVolume: used.moves * 100 });
  const result = await told<Result>(readers, 'result');
  const perSecond = Math.round(result.messages / (MEASURE_MS / 1000));
  print({
    name: 'stream-detail',
    messages_per_s: perSecond,
    p50_ms: result.p50,
    max_ms: result.max,
    gaps: result.gaps,
    closed: result.ended,
    drops: used.drops,
    stale: result.stale,
    rss_mb: used.rssMb,
  });
  print({
    name: 'stream',
    p99_ms: result.p99,
    lost: result.gaps + result.ended + used.drops + result.stale,
    cpu_pct: Math.round(used.cpuPct),
  });
} finally {
  server.disconnect();
  readers.disconnect();
}

function told<T>(child: ChildProcess, type: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const listener = (message: { type: string } & T) => {
      if (message.type !== type) return;
      child.off('message', listener as never);
      resolve(message);
    };
    child.on('message', listener as never);
    child.once('exit', (code) => reject(new Error(`a part of the bench ended with code ${code}`)));
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function print(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
