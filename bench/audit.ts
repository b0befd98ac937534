/**
 * `audit`: the whole audit of five million postings (BAHI_BENCH_ROWS for a quick look), every invariant from the first one on, and the incremental
 * one of a minute in which a thousand books moved. The rows are made by the ledger's own writer: money and margin that come and go.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { entry } from '@bahi/core/ledger.ts';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { openBooks } from '../server/src/ledger/accounts.ts';
import { auditChanges, auditWhole } from '../server/src/ledger/audit.ts';
import { postEntry } from '../server/src/ledger/books.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { openDatabase, type Database } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';

const ROWS = Number(process.env['BAHI_BENCH_ROWS'] ?? 5_000_000);
const CUSTOMERS = 10_000;
const PAIRS_OF_A_BATCH = 1_000;
/** Two entries of three lines. */
const ROWS_OF_A_PAIR = 6;
/** Books and entries behind which nothing needs to stand. */
const CURRENCY = 'USD';
const KIND = 'margin_added';
const TURNS = 5;

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, poolSize: 2, statementTimeoutMs: 600_000 });
  const ids = Array.from({ length: CUSTOMERS }, (_, index) => BigInt(index + 1));
  await db.transaction((tx) => openBooks(tx, ids, CURRENCY));
  const batches = Math.ceil(ROWS / ROWS_OF_A_PAIR / PAIRS_OF_A_BATCH);
  for (let batch = 0; batch < batches; batch++) await write(db, ids, batch);
  const owner = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1, statementTimeoutMs: 600_000 });
  await owner.query('vacuum (analyze) ledger.entry, ledger.posting');
  await owner.query('analyze ledger.balance');
  await owner.close();

  const whole = await db.read((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  const first = await auditChanges(db, DOMAIN_INVARIANTS);
  const minutes: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await write(db, ids, batches + turn);
    const { seconds, breaks } = await auditChanges(db, DOMAIN_INVARIANTS);
    if (breaks.length > 0) throw new Error(JSON.stringify(breaks));
    minutes.push(seconds * 1000);
  }
  if (whole.breaks.length + first.breaks.length > 0)
    throw new Error(JSON.stringify([...whole.breaks, ...first.breaks]));
  const figure = {
    name: 'audit',
    postings: batches * PAIRS_OF_A_BATCH * ROWS_OF_A_PAIR,
    whole_s: Math.round(whole.seconds * 10) / 10,
    incremental_ms: Math.round(minutes.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)]!),
    breaks: 0,
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
  await db.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function write(db: Database, ids: readonly bigint[], batch: number): Promise<unknown> {
  const first = batch * PAIRS_OF_A_BATCH;
  const pairs = Array.from({ length: PAIRS_OF_A_BATCH }, (_, index) => first + index);
  const customerOf = (pair: number) => ids[pair % ids.length]!;
  const at = Date.now();
  return db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: pairs.map(customerOf), currency: CURRENCY });
    for (const pair of pairs) {
      const source = {
        kind: KIND,
        customerId: customerOf(pair),
        currency: CURRENCY,
        reference: BigInt(pair + 1),
      } as const;
      const amount = BigInt(1 + (pair % 9_999));
      for (const [part, moved] of [amount, -amount].entries())
        postEntry(
          books,
          entry({ ...source, part }, [
            ['cash', moved],
            ['margin', moved],
            ['interest', -2n * moved],
          ]),
        );
    }
    await writeBooks(tx, books, { at, businessDate: businessDateOf(practiceCalendar, at) });
  });
}
