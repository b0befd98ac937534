/**
 * The statements that write the ledger's tables, each set-based and prepared, for post.ts alone. Each asserts that it
 * wrote as many rows as it was given: the pair of the assertions made in memory before.
 */
import { assert } from '@bahi/core/assert.ts';
import { effectOf } from '@bahi/core/ledger.ts';
import type { PlacedEntry } from '@bahi/core/ledger-chain.ts';
import type { Currency } from '@bahi/core/money.ts';
import { bytesArray, plainArray, textArray } from '../platform/arrays.ts';
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
      plainArray(placed.map((entry) => entry.id)),
      plainArray(placed.map((entry) => entry.customerId)),
      plainArray(placed.map((entry) => entry.reference)),
      plainArray(placed.map((entry) => entry.part)),
      plainArray(placed.map((entry) => entry.positionId)),
      plainArray(placed.map((entry) => entry.reverses)),
      textArray(placed.map((entry) => entry.reason)),
      plainArray(placed.map((entry) => entry.kind)),
      textArray(placed.map((entry) => entry.security)),
      plainArray(placed.map((entry) => entry.firstSeq)),
      plainArray(posted.map((entry) => entry.cashAfter)),
      plainArray(placed.map((entry) => entry.currency)),
      plainArray(placed.map((entry) => entry.businessDate)),
      plainArray(placed.map((entry) => entry.at)),
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
      plainArray(lines.map((line) => line.entryId)),
      plainArray(lines.map((line) => line.line)),
      plainArray(lines.map((line) => line.account)),
      plainArray(lines.map((line) => line.amount)),
      bytesArray(lines.map((line) => line.hash)),
    ],
  });
}

/** Share balances are reached under the lock of the customer's book, so they need no order of their own. */
export async function upsertShares(tx: Tx, placed: readonly PlacedEntry[]): Promise<void> {
  const changes = new Map<string, { customerId: bigint; security: string; change: bigint }>();
  for (const { customerId, security, lines } of placed) {
    if (security === null) continue;
    const key = `${customerId}:${security}`;
    const change = (changes.get(key)?.change ?? 0n) + effectOf(lines).shares;
    changes.set(key, { customerId, security, change });
  }
  const rows = [...changes.values()].filter(({ change }) => change !== 0n);
  await write(tx, rows.length, {
    name: 'ledger.upsert_shares',
    text: `insert into ledger.share_balance as s (customer_id, security, quantity)
      select * from unnest($1::bigint[], $2::text[], $3::bigint[])
      on conflict (customer_id, security) do update set quantity = s.quantity + excluded.quantity`,
    values: [
      plainArray(rows.map((row) => row.customerId)),
      textArray(rows.map((row) => row.security)),
      plainArray(rows.map((row) => row.change)),
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
          plainArray(group.map((hold) => hold.reference)),
          plainArray(group.map((hold) => hold.customerId)),
          plainArray(group.map((hold) => hold.amount)),
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
      plainArray(holds.map((hold) => hold.reference)),
      plainArray(holds.map((hold) => hold.kind)),
      plainArray(holds.map((hold) => hold.captured)),
      plainArray(holds.map((hold) => hold.released)),
      plainArray(holds.map((hold) => (remainingOf(hold) === 0n ? at : null))),
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
      plainArray(balances.map((book) => book.customerId)),
      plainArray(balances.map((book) => book.held)),
      currency,
    ],
  });
}

/** The chain moves forward: a book whose chain is not behind the new head was changed although it was locked. */
export async function updateBalances(
  tx: Tx,
  balances: readonly Balance[],
  { currency, heads }: { readonly currency: Currency; readonly heads: ReadonlyMap<bigint, ChainHead> },
): Promise<void> {
  const chains = balances.map((book) => heads.get(book.customerId)!);
  await write(tx, balances.length, {
    name: 'ledger.update_balances',
    text: `update ledger.balance b
      set cash = c.cash, margin = c.margin, receivable = c.receivable, held = c.held, realised = c.realised,
        charges = c.charges, escrow = c.escrow, chain_seq = c.chain_seq, chain_head = c.chain_head, last_date = c.last_date
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::bigint[], $9::int[], $10::bytea[], $11::date[])
        as c (customer_id, cash, margin, receivable, held, realised, charges, escrow, chain_seq, chain_head, last_date)
      where b.customer_id = c.customer_id and b.currency = $12 and b.chain_seq < c.chain_seq`,
    values: [
      plainArray(balances.map((book) => book.customerId)),
      plainArray(balances.map((book) => book.cash)),
      plainArray(balances.map((book) => book.margin)),
      plainArray(balances.map((book) => book.receivable)),
      plainArray(balances.map((book) => book.held)),
      plainArray(balances.map((book) => book.realised)),
      plainArray(balances.map((book) => book.charges)),
      plainArray(balances.map((book) => book.escrow)),
      plainArray(chains.map((chain) => chain.seq)),
      bytesArray(chains.map((chain) => chain.hash)),
      plainArray(chains.map((chain) => chain.date)),
      currency,
    ],
  });
}

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
