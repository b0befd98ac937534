/**
 * `subscribe [SECONDS]`: durable applications for new shares a second over HTTP with all checks, divided by TPC-B on the same
 * database in the same run. Both take turns, as in the `orders` figure; each counts with its best run. No customer applies
 * for an offer twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/platform/database.ts';
import { openMasterKey } from '../server/src/platform/master-key.ts';
import { fundCustomers } from './customers.ts';
import { publishOffers, verifyCustomers } from './offers.ts';
import { runLoad } from './run-load.ts';
import { startServer } from './server.ts';
import { prepareTpcb, runTpcb } from './tpcb.ts';

const CUSTOMERS = 10_000;
/** Customers and offers go round side by side: no factor is common to both, so that each pair comes once. */
const OFFERS = 11;
const WARM_SECONDS = 3;
const seconds = Number(process.argv[2] ?? 12);

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const dataFolder = join(folder, 'data');
const server = await startServer({ dataFolder });
try {
  const customers = await fundCustomers(server.databaseUrl, CUSTOMERS);
  await verifyCustomers(server.databaseUrl);
  await prepareTpcb(server.databaseUrl);
  const tpcb: number[] = [];
  const applications = [];
  for (const [connections, clients] of [
    [64, 8],
    [256, 32],
  ] as const) {
    const perSecond = await runTpcb(server.databaseUrl, { clients, seconds: Math.max(2, seconds - WARM_SECONDS) });
    tpcb.push(perSecond);
    print({ name: 'tpcb', clients, tpcb_per_s: perSecond });
    const bodies = await applicationsFor();
    const load = { server, customers, folder, connections, seconds, warmSeconds: Math.min(WARM_SECONDS, seconds / 3) };
    const result = await runLoad({ ...load, path: '/api/vue/newShares/apply', bodies, run: `c${connections}` });
    applications.push(result);
    const { p50Ms, p99Ms, refused } = result;
    print({
      name: 'subscribe',
      connections,
      applications_per_s: result.perSecond,
      p50_ms: p50Ms,
      p99_ms: p99Ms,
      refused,
    });
  }
  const best = applications.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
  const bestTpcb = Math.max(...tpcb);
  print({
    name: 'subscribe',
    ratio: Math.round((best.perSecond / bestTpcb) * 100) / 100,
    applications_per_s: best.perSecond,
    tpcb_per_s: bestTpcb,
    p50_ms: best.p50Ms,
    p99_ms: best.p99Ms,
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Offers of this run's own. */
async function applicationsFor(): Promise<string[]> {
  const db = openDatabase({ url: server.databaseUrl, poolSize: 1 });
  const sealer = await openMasterKey(db, join(dataFolder, 'keys', 'master.key'));
  const ids = await publishOffers({ db, sealer }, { count: OFFERS, lots: 10_000 });
  await db.close();
  return ids.map((id) => JSON.stringify({ offer: id.toString(), lots: 1 }));
}

function print(figure: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
