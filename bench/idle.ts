/**
 * `idle`: processor and memory of everything a started Bahi runs, PostgreSQL included, with the market running and nobody
 * connected: percent of one core over a minute, and resident megabytes at its end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';
import { cpuSeconds, processTree, pssMb, rssMb } from './processes.ts';

/** Until what a start computes ahead and fills is done, and its memory given back. */
const SETTLE_MS = 150_000;
const MEASURE_MS = Number(process.env['BENCH_IDLE_MS'] ?? 60_000);

const folder = mkdtempSync(join(tmpdir(), 'bahi-idle-'));
const server = await startServer({ dataFolder: folder });
try {
  await pause(SETTLE_MS);
  const before = cpuSeconds(processTree(server.pid));
  const startedAt = performance.now();
  await pause(MEASURE_MS);
  const tree = processTree(server.pid);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuPct = ((cpuSeconds(tree) - before) / seconds) * 100;
  print({
    name: 'idle',
    cpu_pct: round(cpuPct),
    rss_mb: Math.round(rssMb(tree)),
    pss_mb: Math.round(pssMb(tree)),
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
