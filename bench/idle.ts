/**
 * `idle`: processor and memory of everything a started Bahi runs, PostgreSQL included, with the market running and nobody
 * connected: percent of one core over a minute, and megabytes at its end. `rss_mb` is the sum of what each process has resident: what they share,
 * as PostgreSQL's buffers and the programs themselves, counts in each of them. `pss_mb` divides it among its users: what the machine is without while
 * this runs. Both are said of the server and of PostgreSQL too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';
import { processTree, pssMb, readCpu, rssMb, type Cpu } from './processes.ts';

/** Until what a start computes ahead and fills is done, and its memory given back. */
const SETTLE_MS = Number(process.env['BENCH_IDLE_SETTLE_MS'] ?? 150_000);
const MEASURE_MS = Number(process.env['BENCH_IDLE_MS'] ?? 60_000);

const folder = mkdtempSync(join(tmpdir(), 'bahi-idle-'));
const server = await startServer({ dataFolder: folder });
try {
  await pause(SETTLE_MS);
  const before = readCpu(server.pid);
  const startedAt = performance.now();
  await pause(MEASURE_MS);
  const after = readCpu(server.pid);
  const tree = processTree(server.pid);
  const seconds = (performance.now() - startedAt) / 1000;
  const pct = (part: keyof Cpu) => ((after[part] - before[part]) / seconds) * 100;
  const [own, children] = [[server.pid], tree.filter((pid) => pid !== server.pid)];
  print({
    name: 'idle',
    cpu_pct: round(pct('main') + pct('workers') + pct('children')),
    main_pct: round(pct('main')),
    workers_pct: round(pct('workers')),
    postgres_pct: round(pct('children')),
    rss_mb: Math.round(rssMb(tree)),
    server_rss_mb: Math.round(rssMb(own)),
    postgres_rss_mb: Math.round(rssMb(children)),
    pss_mb: Math.round(pssMb(tree)),
    server_pss_mb: Math.round(pssMb(own)),
    postgres_pss_mb: Math.round(pssMb(children)),
    processes: tree.length,
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function print(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
