/**
 * `grow`: orders a second with five million journal rows over orders a second on an empty ledger. Two servers, one of each
 * kind, are measured in turns, so that both have taken as many orders and a machine that slows down slows both; each counts with
 * its best run. The rows are made by the ledger's own writer and are sound: debts raised and paid at once, which leave every
 * balance as it was. The auditor has verified them before, as it would have in their time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { receivableRaised, receivableSettled } from '@bahi/core/ledger.ts';
import { auditChanges } from '../server/src/ledger/audit.ts';
import { postEntry } from '../server/src/ledger/books.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { openDatabase, type Database } from '../server/src/platform/database.ts';
import { fundCustomers, type BenchCustomer } from './customers.ts';
import { loadOrders } from './order-load.ts';
import { startServer, type BenchServer } from './server.ts';

const CUSTOMERS = 10_000;
const CONNECTIONS = 64;
const SECONDS = 12;
const WARM_SECONDS = 3;
const RUNS = 2;
/** A raised and a settled debt are two entries of two lines. */
const ROWS_OF_A_PAIR = 4;
const PAIRS_OF_A_BATCH = 1_000;
const LOADERS = 2;
/** Far from the numbers of orders. */
const FIRST_REFERENCE = 10n ** 15n;

const rows = Number(process.argv[2] ?? 5_000_000);
const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const empty = await prepare('empty');
const grown = await prepare('grown');
try {
  await growAndAudit(grown.server.databaseUrl);
  for (let turn = 1; turn <= RUNS; turn++) {
    await measure(empty, turn);
    await measure(grown, turn);
  }
  const [emptyPerSecond, grownPerSecond] = [Math.max(...empty.runs), Math.max(...grown.runs)];
  const ratio = Math.round((grownPerSecond / emptyPerSecond) * 100) / 100;
  print({ name: 'grow', ratio, grown_orders_per_s: grownPerSecond, empty_orders_per_s: emptyPerSecond });
} finally {
  await Promise.all([empty.server.stop(), grown.server.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

interface Side {
  readonly name: string;
  readonly server: BenchServer;
  readonly customers: readonly BenchCustomer[];
  /** Orders a second. */
  readonly runs: number[];
}

async function prepare(name: string): Promise<Side> {
  const server = await startServer({ dataFolder: join(folder, name) });
  return { name, server, customers: await fundCustomers(server.databaseUrl, CUSTOMERS), runs: [] };
}

async function measure({ name, server, customers, runs }: Side, turn: number): Promise<void> {
  const load = { server, customers, folder, connections: CONNECTIONS, seconds: SECONDS, warmSeconds: WARM_SECONDS };
  const { perSecond, p99Ms } = await loadOrders({ ...load, run: `${name}${turn}` });
  print({ name: `orders on ${name}`, orders_per_s: perSecond, p99_ms: p99Ms });
  runs.push(perSecond);
}

async function growAndAudit(url: string): Promise<void> {
  const db = openDatabase({ url, poolSize: LOADERS, statementTimeoutMs: 300_000 });
  const startedAt = performance.now();
  await grow(db, rows);
  await analyze(url);
  const grownAt = performance.now();
  // The server's own auditor may be at it.
  let audit = await auditChanges(db, DOMAIN_INVARIANTS);
  while (audit.isSkipped) audit = await pause().then(() => auditChanges(db, DOMAIN_INVARIANTS));
  print({
    name: 'grow',
    journal_rows: rows,
    write_seconds: seconds(startedAt, grownAt),
    audit_seconds: seconds(grownAt, performance.now()),
    breaks: audit.breaks.length,
  });
  await db.close();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}

/** Loaders take customers that differ, so that they never wait for each other. */
async function grow(target: Database, count: number): Promise<void> {
  const found = await target.query<{ id: bigint }>('select id from identity.customer order by id');
  const ids = found.rows.map(({ id }) => id);
  const batches = Math.ceil(count / ROWS_OF_A_PAIR / PAIRS_OF_A_BATCH);
  await Promise.all(
    Array.from({ length: LOADERS }, async (_, loader) => {
      const own = ids.filter((_id, index) => index % LOADERS === loader);
      for (let batch = loader; batch < batches; batch += LOADERS) await writeBatch(target, own, batch);
    }),
  );
}

async function writeBatch(target: Database, ids: readonly bigint[], batch: number): Promise<void> {
  const first = batch * PAIRS_OF_A_BATCH;
  const pairs = Array.from({ length: PAIRS_OF_A_BATCH }, (_, index) => first + index);
  const at = Date.now();
  await target.transaction(async (tx) => {
    const customerOf = (pair: number) => ids[pair % ids.length]!;
    const books = await lockBooks(tx, { customerIds: pairs.map(customerOf) });
    for (const pair of pairs) {
      const debt = {
        customerId: customerOf(pair),
        reference: FIRST_REFERENCE + BigInt(pair),
        amount: BigInt(1 + (pair % 9_999)),
      };
      postEntry(books, receivableRaised(debt));
      postEntry(books, receivableSettled(debt));
    }
    await writeBooks(tx, books, { at, businessDate: businessDateOf(practiceCalendar, at) });
  });
}

async function analyze(url: string): Promise<void> {
  const owner = openDatabase({ url, role: 'owner', poolSize: 1, statementTimeoutMs: 300_000 });
  await owner.query('vacuum (analyze) ledger.entry, ledger.posting');
  await owner.query('analyze ledger.balance');
  await owner.close();
}

function seconds(from: number, to: number): number {
  return Math.round((to - from) / 100) / 10;
}

function print(figure: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
