/**
 * The statements that write the ledger's tables, each set-based and prepared, for post.ts alone. Each asserts that it
 * wrote as many rows as it was given: the pair of the assertions made in memory before.
 */
import { assert } from '@bahi/core/assert.ts';
import type { PlacedEntry } from '@bahi/core/ledger-chain.ts';
import type { Currency } from '@bahi/core/money.ts';
import { bytesArray, int2Array, int4Array, int8Array, plainArray, textArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import { remainingOf, type Balance, type Hold, type PostedEntry } from './books.ts';
import type { ChainHead, PlacedEntries } from './chain.ts';

export async function nextEntryIds(tx: Tx, count: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'ledger.next_entry_ids',
    text: `select nextval('ledger.entry_id') as id from generate_series(1, $1::int)`,
    values: [count],
  });
  return rows.map((row) => row.id);
}

export async function insertEntries(
  tx: Tx,
  posted: readonly PostedEntry[],
  placed: readonly PlacedEntry[],
): Promise<void> {
  await write(tx, placed.length, {
    name: 'ledger.insert_entries',
    text: `insert into ledger.entry (id, customer_id, reference, part, position_id, reverses, reason, kind, security,
        first_seq, cash_after, currency, business_date, at)
      select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::bigint[], $6::bigint[], $7::text[],
        $8::ledger.entry_kind[], $9::text[], $10::int[], $11::bigint[], $12::text[], $13::date[], $14::bigint[])`,
    values: [
      int8Array(placed.map((entry) => entry.id)),
      int8Array(placed.map((entry) => entry.customerId)),
      int8Array(placed.map((entry) => entry.reference)),
      int4Array(placed.map((entry) => entry.part)),
      int8Array(placed.map((entry) => entry.positionId)),
      int8Array(placed.map((entry) => entry.reverses)),
      textArray(placed.map((entry) => entry.reason)),
      plainArray(placed.map((entry) => entry.kind)),
      textArray(placed.map((entry) => entry.security)),
      int4Array(placed.map((entry) => entry.firstSeq)),
      int8Array(posted.map((entry) => entry.cashAfter)),
      plainArray(placed.map((entry) => entry.currency)),
      plainArray(placed.map((entry) => entry.businessDate)),
      int8Array(placed.map((entry) => entry.at)),
    ],
  });
}

export async function insertPostings(tx: Tx, { placed, hashes }: PlacedEntries): Promise<void> {
  const lines = placed.flatMap((entry, index) =>
    entry.lines.map((line, place) => ({
      ...line,
      entryId: entry.id,
      line: place + 1,
      hash: hashes[index]![place] ?? null,
    })),
  );
  await write(tx, lines.length, {
    name: 'ledger.insert_postings',
    text: `insert into ledger.posting (entry_id, line, account, amount, hash)
      select * from unnest($1::bigint[], $2::smallint[], $3::ledger.account[], $4::bigint[], $5::bytea[])`,
    values: [
      int8Array(lines.map((line) => line.entryId)),
      int2Array(lines.map((line) => line.line)),
      plainArray(lines.map((line) => line.account)),
      int8Array(lines.map((line) => line.amount)),
      bytesArray(lines.map((line) => line.hash)),
    ],
  });
}

/** New holds as they were placed; what the same transaction captured or released of one already, `updateHolds` writes. */
export async function insertHolds(
  tx: Tx,
  holds: readonly Hold[],
  { currency, at }: { readonly currency: Currency; readonly at: number },
): Promise<void> {
  const byKind = Map.groupBy(holds, (hold) => hold.kind);
  await Promise.all(
    [...byKind].map(([kind, group]) =>
      write(tx, group.length, {
        name: 'ledger.insert_holds',
        text: `insert into ledger.hold (reference, customer_id, amount, kind, currency, placed_at)
          select *, $4::ledger.hold_kind, $5, $6::bigint from unnest($1::bigint[], $2::bigint[], $3::bigint[])`,
        values: [
          int8Array(group.map((hold) => hold.reference)),
          int8Array(group.map((hold) => hold.customerId)),
          int8Array(group.map((hold) => hold.amount)),
          kind,
          currency,
          at,
        ],
      }),
    ),
  );
}

export async function updateHolds(tx: Tx, holds: readonly Hold[], at: number): Promise<void> {
  await write(tx, holds.length, {
    name: 'ledger.update_holds',
    text: `update ledger.hold h set captured = c.captured, released = c.released, ended_at = c.ended_at
      from unnest($1::bigint[], $2::ledger.hold_kind[], $3::bigint[], $4::bigint[], $5::bigint[])
        as c (reference, kind, captured, released, ended_at)
      where h.reference = c.reference and h.kind = c.kind`,
    values: [
      int8Array(holds.map((hold) => hold.reference)),
      plainArray(holds.map((hold) => hold.kind)),
      int8Array(holds.map((hold) => hold.captured)),
      int8Array(holds.map((hold) => hold.released)),
      int8Array(holds.map((hold) => (remainingOf(hold) === 0n ? at : null))),
    ],
  });
}

/** Books in which cash was only reserved or given back: all that placing an order changes. */
export async function updateHeld(tx: Tx, balances: readonly Balance[], currency: Currency): Promise<void> {
  await write(tx, balances.length, {
    name: 'ledger.update_held',
    text: `update ledger.balance b set held = c.held from unnest($1::bigint[], $2::bigint[]) as c (customer_id, held)
      where b.customer_id = c.customer_id and b.currency = $3`,
    values: [
      int8Array(balances.map((book) => book.customerId)),
      int8Array(balances.map((book) => book.held)),
      currency,
    ],
  });
}

interface WrittenBook {
  readonly customerId: bigint;
  readonly cash: bigint;
  readonly margin: bigint;
  readonly receivable: bigint;
  readonly loan: bigint;
  readonly accrued: bigint;
  readonly escrow: bigint;
  readonly realised: bigint;
  readonly charges: bigint;
  readonly seq: number;
  readonly head: Buffer;
}

/**
 * After the entries and postings: PostgreSQL works the balances and shares out of them, which the application's role may not write itself
 * (0125_balances_by_entries.sql), and what came out is held against the copy in memory.
 */
export async function writeBalances(
  tx: Tx,
  balances: readonly Balance[],
  { currency, heads }: { readonly currency: Currency; readonly heads: ReadonlyMap<bigint, ChainHead> },
): Promise<void> {
  if (balances.length === 0) return;
  const { rows } = await tx.query<WrittenBook>({
    name: 'ledger.write_balances',
    text: `select customer_id as "customerId", cash, margin, receivable, loan, accrued, escrow, realised, charges,
        chain_seq as seq, chain_head as head
      from ledger.write_balances($1::bigint[], $2::bigint[], $3)`,
    values: [
      int8Array(balances.map((book) => book.customerId)),
      int8Array(balances.map((book) => book.held)),
      currency,
    ],
  });
  const books = new Map(balances.map((book) => [book.customerId, book]));
  for (const row of rows) {
    const book = books.get(row.customerId)!;
    const head = heads.get(row.customerId)!;
    const isSame =
      AMOUNTS.every((name) => row[name] === book[name]) && row.seq === head.seq && row.head.equals(head.hash);
    assert(isSame, `the book of customer ${row.customerId} is what its entries make it`);
  }
}

const AMOUNTS = ['cash', 'margin', 'receivable', 'loan', 'accrued', 'escrow', 'realised', 'charges'] as const;

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Nothing to write is no query. */
async function write(tx: Tx, count: number, statement: Statement): Promise<void> {
  if (count === 0) return;
  const { rowCount } = await tx.query(statement);
  assert(rowCount === count, `${statement.name} wrote ${rowCount} of ${count} rows`);
}
