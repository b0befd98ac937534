/** `orders`: durable limit orders over HTTP with all checks, beside TPC-B (alternate.ts); then what settling their fills costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternate } from './alternate.ts';
import { fundCustomers } from './customers.ts';
import { settleFills } from './fills.ts';
import { ORDER_PATH, restingOrders } from './order-load.ts';
import { startServer } from './server.ts';

const CUSTOMERS = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const server = await startServer({ dataFolder: join(folder, 'data') });
try {
  const customers = await fundCustomers(server.databaseUrl, CUSTOMERS);
  const bodiesOf = () => restingOrders(server.origin);
  const load = { name: 'orders', unit: 'order', path: ORDER_PATH, bodiesOf, after: () => settleFills(server) };
  await alternate({ ...load, server, customers, folder });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
