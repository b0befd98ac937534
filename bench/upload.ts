/**
 * `upload`: resident memory of a whole server above idle while 50 photos of 12 megapixels arrive at once, from 25 customers, and
 * seconds until all of them are kept.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photo as photoOf } from '../server/src/uploads/testing.ts';
import { fundCustomers } from './customers.ts';
import { processTree, pssMb, rssMb } from './processes.ts';
import { startServer } from './server.ts';

const PHOTOS = 50;
const CUSTOMERS = 25;
const SETTLE_MS = Number(process.env['BENCH_SETTLE_MS'] ?? 20_000);

const folder = mkdtempSync(join(tmpdir(), 'bahi-upload-'));
const server = await startServer({ dataFolder: folder });
try {
  const customers = await fundCustomers(server.databaseUrl, CUSTOMERS);
  // Turned, so that the whole of it is held at once while it is decoded.
  const photo = await photoOf(4000, 3000, { orientation: 6 });
  await pause(SETTLE_MS);
  // The first one loads the decoder.
  await send(customers[0]!.token, photo);
  await pause(1_000);
  const idle = { rss: rssMb([server.pid]), pss: pssMb(processTree(server.pid)) };
  const peak = { ...idle };
  const sampler = setInterval(() => {
    peak.rss = Math.max(peak.rss, rssMb([server.pid]));
    peak.pss = Math.max(peak.pss, pssMb(processTree(server.pid)));
  }, 50);
  const startedAt = performance.now();
  const ends = await Promise.all(
    Array.from({ length: PHOTOS }, (_, index) => send(customers[index % CUSTOMERS]!.token, photo)),
  );
  clearInterval(sampler);
  print({
    name: 'upload',
    kept: ends.filter((status) => status === 1).length,
    photo_mb: round(photo.length / 1024 / 1024),
    seconds: round((performance.now() - startedAt) / 1000),
    peak_pss_mb_above_idle: round(peak.pss - idle.pss),
    peak_rss_mb_above_idle: round(peak.rss - idle.rss),
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function send(token: string, photo: Buffer): Promise<number> {
  const answer = await fetch(`${server.origin}/api/vue/upload/file?purpose=id_front`, {
    method: 'POST',
    headers: { token, 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
    body: new Uint8Array(photo),
  });
  return ((await answer.json()) as { status: number }).status;
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
