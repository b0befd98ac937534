/**
 * `subscribe`: durable applications for new shares over HTTP with all checks, beside TPC-B (alternate.ts). No customer applies for an
 * offer twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/platform/database.ts';
import { openMasterKey } from '../server/src/platform/master-key.ts';
import { alternate } from './alternate.ts';
import { fundCustomers } from './customers.ts';
import { publishOffers, verifyCustomers } from './offers.ts';
import { startServer } from './server.ts';

const CUSTOMERS = 10_000;
/** Customers and offers go round side by side: no factor is common to both, so that each pair comes once. */
const OFFERS = 11;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const dataFolder = join(folder, 'data');
const server = await startServer({ dataFolder });
try {
  const customers = await fundCustomers(server.databaseUrl, CUSTOMERS);
  await verifyCustomers(server.databaseUrl);
  const load = { name: 'subscribe', unit: 'application', path: '/api/vue/newShares/apply', bodiesOf: applicationsFor };
  await alternate({ ...load, server, customers, folder });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Offers of this turn's own. */
async function applicationsFor(): Promise<string[]> {
  const db = openDatabase({ url: server.databaseUrl, poolSize: 1 });
  const sealer = await openMasterKey(db, join(dataFolder, 'keys', 'master.key'));
  const ids = await publishOffers({ db, sealer }, { count: OFFERS, lots: 10_000 });
  await db.close();
  return ids.map((id) => JSON.stringify({ offer: id.toString(), lots: 1 }));
}
