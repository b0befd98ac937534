/**
 * `portfolio`: the history of an account of five years with 2,000 trades in 40 of 300 securities (BAHI_BENCH_TRADES for a quick look), as
 * `/funds/history` answers it, worked out from the journal each time (decision 0122). Ten customers trade at once, so that one's rows lie among
 * others'. The entries are written by the ledger's own writer; the last day is held against what was paid and what the shares are worth.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, businessDateOf, dayOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { orderFill, positionClose, practiceGrant, type Entry } from '@bahi/core/ledger.ts';
import { depositCredited } from '@bahi/core/ledger-transfers.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { openBooks } from '../server/src/ledger/accounts.ts';
import { postEntry } from '../server/src/ledger/books.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { historyOf } from '../server/src/records/history.ts';

const TRADES = Number(process.env['BAHI_BENCH_TRADES'] ?? 2_000);
const [SYMBOLS, OWN, CUSTOMERS, RUNS] = [300, 40, 10, 30];
const [FIRST, LAST] = ['2021-11-28', '2026-11-27'];
const DAYS = dayOf(LAST) - dayOf(FIRST) + 1;
/** A trade is held for so many trades of others. */
const HELD_FOR = 40;
const SHARES = 10n;
const calendar = practiceCalendar;
const ids = Array.from({ length: CUSTOMERS }, (_, at) => BigInt(at + 1));
const symbolOf = (trade: number) => `S${(trade % OWN) + 1}`;
/** In paise, on a date. */
const priceOf = (trade: number, date: string) => BigInt(100_00 + ((dayOf(date) * 37 + (trade % OWN) * 101) % 50_00));

const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: folder });
try {
  await migrate(postgres.url);
  const owner = openDatabase({ url: postgres.url, role: 'owner', poolSize: 1, statementTimeoutMs: 600_000 });
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 600_000 });
  await owner.query('alter table market.daily_bar disable trigger daily_bar_in_order');
  // Day by day, as they are recorded: the days of one security lie far from each other.
  await owner.query(
    `insert into market.daily_bar (symbol, business_date, previous_close, open, high, low, close, volume, turnover, mark)
     select 'S' || s, d.date, p.price, p.price, p.price, p.price, p.price, 1, p.price, p.price
     from (select date::date as date, (date::date - '1970-01-01') as day from generate_series($1::timestamp, $2::timestamp, '1 day') date) d
     cross join generate_series(1, $3::int) s cross join lateral (select 10000 + (d.day * 37 + (s - 1) * 101) % 5000 as price) p
     order by d.date, s`,
    [FIRST, LAST, SYMBOLS],
  );
  await db.transaction((tx) => openBooks(tx, ids));
  await write(FIRST, (customerId) => [practiceGrant({ customerId, amount: 10_00_000_00n })]);
  for (let trade = 0; trade < TRADES; trade += 1) await place(trade);
  await owner.query('vacuum (analyze) ledger.entry, ledger.posting, ledger.balance, orders.fill, market.daily_bar');

  const clock = { now: () => sessionOn(calendar, addDays(LAST, 1))!.open + 60_000 };
  const deps = { db, clock, calendar, feed: { instrument: () => undefined, dailyBars: async () => [] } };
  const ask = () => historyOf(deps, ids[3]!);
  const { days } = await ask();
  check(days);
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await ask();
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  const figure = {
    name: 'portfolio',
    trades: TRADES,
    days: days.length,
    p50_ms: Math.round(took[Math.floor(RUNS / 2)]!),
    worst_ms: Math.round(took.at(-1)!),
    answer_kb: Math.round(JSON.stringify(days).length / 1000),
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
  await db.close();
  await owner.close();

  /** Every other one sells what was bought some trades before. */
  async function place(trade: number): Promise<void> {
    const date = addDays(FIRST, Math.floor((trade * DAYS) / TRADES));
    const bought = trade - HELD_FOR + 1;
    const isSale = trade % 2 === 1 && bought >= 0;
    const of = isSale ? bought : trade;
    const price = priceOf(of, date);
    const cost = priceOf(of, addDays(FIRST, Math.floor((of * DAYS) / TRADES))) * SHARES;
    const charges = { fees: 20_00n, taxes: 3_60n };
    await write(date, (customerId) => {
      const order = BigInt(trade + 1) * 100n + customerId;
      const position = BigInt(of + 1) * 100n + customerId;
      const execution = {
        customerId,
        orderId: order,
        execution: 1,
        positionId: position,
        symbol: symbolOf(of),
        ...charges,
      };
      const fill = isSale
        ? positionClose({ ...execution, shares: -SHARES, marginBack: cost, profit: price * SHARES - cost })
        : orderFill({ ...execution, shares: SHARES, margin: cost });
      const paid = depositCredited({ customerId, depositId: order, amount: 1_000_00n });
      return trade % 50 === 0 ? [paid, fill] : [fill];
    });
    await owner.query(
      `insert into orders.fill (order_id, execution, trade_seq, price, quantity, at)
       select $1::bigint * 100 + c, 1, $1, $2, $3, 0 from unnest($4::bigint[]) c`,
      [trade + 1, price, SHARES, ids],
    );
  }

  async function write(date: string, entriesOf: (customerId: bigint) => readonly Entry[]): Promise<void> {
    const at = sessionOn(calendar, date)!.open + 60_000;
    await db.transaction(async (tx) => {
      const books = await lockBooks(tx, { customerIds: ids });
      for (const customerId of ids) for (const entry of entriesOf(customerId)) postEntry(books, entry);
      await writeBooks(tx, books, { at, businessDate: businessDateOf(calendar, at) });
    });
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function check(days: Awaited<ReturnType<typeof historyOf>>['days']): void {
  let total = 10_00_000_00n + BigInt(Math.ceil(TRADES / 50)) * 1_000_00n - BigInt(TRADES) * 23_60n;
  const sold = new Set<number>();
  const dateOf = (trade: number) => addDays(FIRST, Math.floor((trade * DAYS) / TRADES));
  for (let trade = 0; trade < TRADES; trade += 1) {
    const bought = trade - HELD_FOR + 1;
    if (trade % 2 === 0 || bought < 0) continue;
    sold.add(bought);
    total += (priceOf(bought, dateOf(trade)) - priceOf(bought, dateOf(bought))) * SHARES;
  }
  for (let trade = 0; trade < TRADES; trade += 1) {
    const isBuy = trade % 2 === 0 || trade - HELD_FOR + 1 < 0;
    if (isBuy && !sold.has(trade)) total += (priceOf(trade, LAST) - priceOf(trade, dateOf(trade))) * SHARES;
  }
  const last = days.at(-1)!;
  if (days.length !== DAYS || last.date !== LAST || last.total !== formatMoney(total))
    throw new Error(JSON.stringify({ last, days: days.length, expected: formatMoney(total) }));
}
