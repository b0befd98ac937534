/**
 * `orders`: durable limit orders a second over HTTP with all checks, divided by TPC-B on the same database in the same
 * run. Order and TPC-B runs take turns, so that a machine that slows down slows both; each counts with its best run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fundCustomers } from './customers.ts';
import { loadOrders } from './order-load.ts';
import { startServer } from './server.ts';
import { prepareTpcb, runTpcb } from './tpcb.ts';

const CUSTOMERS = 10_000;
const SECONDS = 12;
const WARM_SECONDS = 3;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const server = await startServer({ dataFolder: join(folder, 'data') });
try {
  const customers = await fundCustomers(server.databaseUrl, CUSTOMERS);
  await prepareTpcb(server.databaseUrl);
  const tpcb: number[] = [];
  const orders = [];
  for (const [connections, clients] of [
    [64, 8],
    [256, 32],
  ] as const) {
    const perSecond = await runTpcb(server.databaseUrl, { clients, seconds: SECONDS - WARM_SECONDS });
    tpcb.push(perSecond);
    print({ name: 'tpcb', clients, tpcb_per_s: perSecond });
    const load = {
      server,
      customers,
      folder,
      connections,
      seconds: SECONDS,
      warmSeconds: WARM_SECONDS,
      run: `c${connections}`,
    };
    const result = await loadOrders(load);
    orders.push(result);
    const { p50Ms, p99Ms, refused } = result;
    print({ name: 'orders', connections, orders_per_s: result.perSecond, p50_ms: p50Ms, p99_ms: p99Ms, refused });
  }
  const best = orders.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
  const bestTpcb = Math.max(...tpcb);
  print({
    name: 'orders',
    ratio: Math.round((best.perSecond / bestTpcb) * 100) / 100,
    orders_per_s: best.perSecond,
    tpcb_per_s: bestTpcb,
    p50_ms: best.p50Ms,
    p99_ms: best.p99Ms,
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function print(figure: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
