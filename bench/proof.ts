/**
 * `proof`: a checkpoint over 100,000 customers (BAHI_BENCH_CUSTOMERS for a quick look), the first and one of an hour later in which one
 * in ten moved; then a customer's statement made with its proof, and verified.
 */
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { receivableRaised, receivableSettled } from '@bahi/core/ledger.ts';
import { verifyStatement } from '@bahi/core/statement.ts';
import { grantPractice, openBooks } from '../server/src/ledger/accounts.ts';
import { postEntry } from '../server/src/ledger/books.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { openDatabase, type Database } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { makeCheckpoint } from '../server/src/proofs/checkpoints.ts';
import { makeStatement } from '../server/src/proofs/statement.ts';

const CUSTOMERS = Number(process.env['BAHI_BENCH_CUSTOMERS'] ?? 100_000);
const BATCH = 2_000;
const PROOFS = 50;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, poolSize: 2, statementTimeoutMs: 300_000 });
  const at = Date.now();
  const moment = { at, businessDate: businessDateOf(practiceCalendar, at) };
  const ids = Array.from({ length: CUSTOMERS }, (_, index) => BigInt(index + 1));
  for (let start = 0; start < CUSTOMERS; start += BATCH) await fund(db, ids.slice(start, start + BATCH), moment);
  const before = process.memoryUsage().rss;
  const first = await timed(() => makeCheckpoint(db, at));
  const rss = process.memoryUsage().rss - before;
  for (let start = 0; start < CUSTOMERS; start += BATCH)
    await move(
      db,
      ids.slice(start, start + BATCH).filter((id) => id % 10n === 0n),
      moment,
    );
  const second = await timed(() => makeCheckpoint(db, at + 3_600_000));
  const { make, verify } = await proofs(db, ids, moment.businessDate);
  print({
    name: 'proof',
    customers: CUSTOMERS,
    build_s: round(first / 1000),
    build_again_s: round(second / 1000),
    build_rss_mb: Math.round(rss / 2 ** 20),
    make_ms: round(make),
    verify_ms: round(verify),
  });
  await db.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Moment = Parameters<typeof writeBooks>[2];

function fund(db: Database, customerIds: readonly bigint[], moment: Moment): Promise<void> {
  return db.transaction(async (tx) => {
    await openBooks(tx, customerIds);
    await grantPractice(tx, { customerIds, amount: 10_00_000_00n, ...moment });
  });
}

function move(db: Database, customerIds: readonly bigint[], moment: Moment): Promise<unknown> {
  return db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds });
    for (const customerId of customerIds) {
      const debt = { customerId, reference: customerId, amount: 5_00n };
      postEntry(books, receivableRaised(debt));
      postEntry(books, receivableSettled(debt));
    }
    await writeBooks(tx, books, moment);
  });
}

/** The median of proofs of customers all over the tree. */
async function proofs(db: Database, ids: readonly bigint[], date: string): Promise<{ make: number; verify: number }> {
  const makes: number[] = [];
  const verifies: number[] = [];
  for (let index = 0; index < PROOFS; index++) {
    const customerId = ids[Math.floor((index * ids.length) / PROOFS)]!;
    const startedAt = performance.now();
    const of = { customerId, currency: 'INR', from: date, to: date } as const;
    const statement = await db.read((tx) => makeStatement(tx, of));
    const madeAt = performance.now();
    const { findings, reach } = verifyStatement(statement, {
      sha256: (bytes) => hash('sha256', bytes, 'buffer'),
    });
    verifies.push(performance.now() - madeAt);
    makes.push(madeAt - startedAt);
    if (findings.length > 0 || reach.kind !== 'until' || reach.seq !== statement.closing.seq)
      throw new Error(JSON.stringify(findings));
  }
  return { make: median(makes), verify: median(verifies) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function print(figure: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
