/**
 * `interest`: the interest of one date for 100,000 open loans (BAHI_BENCH_LOANS for a quick look), posted durably by the job that does it each
 * night, and again at once, which finds nothing to do; with the processor time of the server and its PostgreSQL. The loans are paid out by the ledger's own writer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, businessDateOf, localDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { loanPaidOut } from '@bahi/core/ledger-loans.ts';
import { interestOf } from '@bahi/core/loan.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { openBooks } from '../server/src/ledger/accounts.ts';
import { auditWhole } from '../server/src/ledger/audit.ts';
import { postEntry } from '../server/src/ledger/books.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { LOAN_INVARIANTS } from '../server/src/loans/audit.ts';
import { progress } from '../server/src/loans/service.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { cpuSeconds, processTree } from './processes.ts';

const LOANS = Number(process.env['BAHI_BENCH_LOANS'] ?? 100_000);
const BATCH = 2_000;
const AMOUNT = 50_000_00n;
const calendar = practiceCalendar;
const PAID_OUT_AT = Date.UTC(2026, 10, 25, 6);

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  const owner = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1, statementTimeoutMs: 600_000 });
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 600_000 });
  // Only the loans are looked at: no customer stands behind them.
  await owner.query('alter table loans.loan drop constraint loan_customer_id_fkey');
  for (let first = 0; first < LOANS; first += BATCH) {
    await payOut(first, Math.min(BATCH, LOANS - first));
    // Plans for empty tables would read the books of everybody for each.
    if (first === 0) await owner.query('analyze ledger.entry, ledger.posting, ledger.balance, loans.loan');
  }
  await owner.query('vacuum (analyze) ledger.entry, ledger.posting, ledger.balance, loans.loan');

  const deps = { db, clock: { now: () => PAID_OUT_AT + DAY_MS }, calendar, parametersAt: defaultsOf(calendar) };
  const cpu = () => cpuSeconds(processTree(process.pid));
  const [started, used] = [performance.now(), cpu()];
  await progress(deps);
  const [seconds, cpuUsed] = [(performance.now() - started) / 1000, cpu() - used];
  const again = performance.now();
  await progress(deps);
  const idleMs = performance.now() - again;
  const { rows } = await owner.query<{ entries: bigint; accrued: bigint }>(
    `select (select count(*) from ledger.entry where kind = 'loan_interest') as entries, sum(accrued) as accrued from ledger.balance`,
  );
  const due = BigInt(LOANS) * interestOf(AMOUNT, 12);
  if (Number(rows[0]!.entries) !== LOANS || BigInt(rows[0]!.accrued) !== due)
    throw new Error(JSON.stringify(rows[0], String));
  const { breaks } = await db.read((tx) =>
    auditWhole(
      tx,
      LOAN_INVARIANTS.filter(({ name }) => name.startsWith('loan_interest')),
    ),
  );
  if (breaks.length > 0) throw new Error(JSON.stringify(breaks));
  const figure = {
    name: 'interest',
    loans: LOANS,
    seconds: Math.round(seconds * 10) / 10,
    loans_per_second: Math.round(LOANS / seconds),
    cpu_seconds: Math.round(cpuUsed * 10) / 10,
    again_ms: Math.round(idleMs),
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
  await db.close();
  await owner.close();

  async function payOut(first: number, count: number): Promise<void> {
    const ids = Array.from({ length: count }, (_, index) => BigInt(first + index + 1));
    await db.transaction((tx) => openBooks(tx, ids));
    const { rows: loans } = await owner.query<{ id: bigint; customerId: bigint }>(
      `insert into loans.loan (customer_id, amount, principal, created_at, promised_by, decided_by, decided_name, decided_at, entry_id, due_date, overdue_at,
         interest_through, counts_from, term_days, rate_percent, score, status)
       select c, $2, $2, $3, $3, 1, 'Risk', $3, c, $4, $5, $6, 0, 180, 12, 600, 'in_progress' from unnest($1::bigint[]) c
       returning id, customer_id as "customerId"`,
      [
        ids,
        AMOUNT,
        PAID_OUT_AT,
        addDays(localDateOf(calendar, PAID_OUT_AT), 180),
        PAID_OUT_AT + 181 * DAY_MS,
        addDays(localDateOf(calendar, PAID_OUT_AT), -1),
      ],
    );
    await db.transaction(async (tx) => {
      const books = await lockBooks(tx, { customerIds: ids });
      for (const { id, customerId } of loans) postEntry(books, loanPaidOut({ customerId, loanId: id, amount: AMOUNT }));
      await writeBooks(tx, books, { at: PAID_OUT_AT, businessDate: businessDateOf(calendar, PAID_OUT_AT) });
    });
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
