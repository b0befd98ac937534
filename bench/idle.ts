/**
 * `idle`: processor and memory of everything a started Bahi runs, PostgreSQL included, with the market running and nobody
 * connected: percent of one core over a minute, and megabytes at its end. `rss_mb` is the sum of what each process has resident: what they share,
 * as PostgreSQL's buffers and the programs themselves, counts in each of them. `pss_mb` divides that among its users, other programs of the machine among them;
 * `alone_mb` counts it once, whoever else uses it: what a machine needs for this. The line before the headline says whose it is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';
import { aloneMb, processTree, pssMb, readCpu, rssMb, type Cpu } from './processes.ts';

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
  print({
    name: 'idle',
    main_pct: round(pct('main')),
    workers_pct: round(pct('workers')),
    postgres_pct: round(pct('children')),
    server_rss_mb: Math.round(rssMb([server.pid])),
    server_alone_mb: Math.round(aloneMb([server.pid])),
    processes: tree.length,
  });
  print({
    name: 'idle',
    cpu_pct: round(pct('main') + pct('workers') + pct('children')),
    rss_mb: Math.round(rssMb(tree)),
    pss_mb: Math.round(pssMb(tree)),
    alone_mb: Math.round(aloneMb(tree)),
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
