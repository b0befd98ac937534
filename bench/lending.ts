/**
 * `lending`: what borrowing costs for one date of 100,000 lent lots (BAHI_BENCH_LOTS for a quick look), each of a holder of its own, of a hundred shares with
 * half of them on loan to a tenth as many short positions: fixed and posted durably by the job that does it each night, and again at once, which finds
 * nothing to do; with the processor time of the server and its PostgreSQL.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, businessDateOf, localDateOf, midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { practiceGrant } from '@bahi/core/ledger.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { openBooks } from '../server/src/ledger/accounts.ts';
import { auditWhole } from '../server/src/ledger/audit.ts';
import { postEntry } from '../server/src/ledger/books.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { LENDING_INVARIANTS } from '../server/src/lending/audit.ts';
import { chargeFees } from '../server/src/lending/fees.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { cpuSeconds, processTree } from './processes.ts';

const LOTS = Number(process.env['BAHI_BENCH_LOTS'] ?? 100_000);
const SHORTS = LOTS / 10;
const SYMBOLS = 100;
const LOT = 100;
const BATCH = 2_000;
const calendar = practiceCalendar;
const OPENED_AT = Date.UTC(2026, 10, 25, 6);
const DATE = localDateOf(calendar, OPENED_AT);

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  const owner = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1, statementTimeoutMs: 600_000 });
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 600_000 });
  for (let first = 0; first < LOTS + SHORTS; first += BATCH) await open(first, Math.min(BATCH, LOTS + SHORTS - first));
  await owner.query('vacuum (analyze) ledger.entry, ledger.posting, ledger.balance, orders.position');

  const deps = {
    db,
    clock: { now: () => midnightOf(calendar, addDays(DATE, 1)) + 10 * MINUTE_MS },
    calendar,
    parametersAt: defaultsOf(calendar),
    marketPrice: () => 500_00n,
    instrument: () => ({ lotSize: LOT, sharesOutstanding: 1_000_000 }),
  };
  // Since when fees are reckoned: the date before.
  await owner.query('insert into lending.start (first_date) values ($1)', [DATE]);
  const fixed = { date: '' };
  const cpu = () => cpuSeconds(processTree(process.pid));
  const [started, used] = [performance.now(), cpu()];
  await chargeFees(deps, fixed);
  const [seconds, cpuUsed] = [(performance.now() - started) / 1000, cpu() - used];
  const again = performance.now();
  await chargeFees(deps, fixed);
  const idleMs = performance.now() - again;
  const { rows } = await owner.query<{ fees: bigint; received: bigint }>(
    `select count(*) filter (where kind = 'borrow_fee') as fees, count(*) filter (where kind = 'lending_fee') as received from ledger.entry`,
  );
  if (Number(rows[0]!.fees) !== SHORTS || Number(rows[0]!.received) !== LOTS)
    throw new Error(JSON.stringify(rows[0], String));
  const { breaks } = await db.read((tx) =>
    auditWhole(
      tx,
      LENDING_INVARIANTS.filter(({ name }) => name.startsWith('borrow_fee')),
    ),
  );
  if (breaks.length > 0) throw new Error(JSON.stringify(breaks, String));
  const figure = {
    name: 'lending',
    lots: LOTS,
    shorts: SHORTS,
    fee_s: Math.round(seconds * 10) / 10,
    entries_per_second: Math.round((LOTS + SHORTS) / seconds),
    cpu_seconds: Math.round(cpuUsed * 10) / 10,
    again_ms: Math.round(idleMs),
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
  await db.close();
  await owner.close();

  /** Only positions and cash are looked at: no order stands behind a position, and no customer. */
  async function open(first: number, count: number): Promise<void> {
    const ids = Array.from({ length: count }, (_, index) => BigInt(first + index + 1));
    await db.transaction((tx) => openBooks(tx, ids));
    await owner.query(
      `insert into orders.position (id, customer_id, opened_at, opened_turnover, cost, opened_margin, original_margin, quantity, opened_quantity,
         leverage, direction, status, symbol, charges, lent, lends)
       select c, c, $2, 500000 * q, 500000 * q, 500000 * q, 500000 * q, q, q, 1, case when c > $3 then 'short' else 'long' end::orders.direction, 'holding',
         'S' || c % $4, '{0,0,0,0,0,0}', case when c > $3 then 0 else q end, case when c > $3 then 0 else 1 end
       from unnest($1::bigint[]) c cross join lateral (select case when c > $3 then 5 * $5::int else $5::int end as q) s`,
      [ids, OPENED_AT, LOTS, SYMBOLS, LOT],
    );
    await db.transaction(async (tx) => {
      const books = await lockBooks(tx, { customerIds: ids });
      for (const customerId of ids) postEntry(books, practiceGrant({ customerId, amount: 1_00_000_00n }));
      await writeBooks(tx, books, { at: OPENED_AT, businessDate: businessDateOf(calendar, OPENED_AT) });
    });
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
