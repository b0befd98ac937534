/**
 * The only writer of the books (rules §2). A transaction locks the books of all its customers at once, in customer
 * order, works on the copy in memory (books.ts), and writes here: one statement for each table, however many commands. No
 * house account has a row, so two transactions only ever wait for each other over a customer they share.
 *
 *   const books = await lockBooks(tx, { customerIds, holds });
 *   placeHold(books, …); captureHold(books, …); postEntry(books, …);
 *   await writeBooks(tx, books, { at: clock.now(), businessDate });
 */
import { assert } from '@bahi/core/assert.ts';
import type { PlacedEntry } from '@bahi/core/ledger-chain.ts';
import { FREED_DEBT, receivableSettled } from '@bahi/core/ledger.ts';
import type { Currency, Minor } from '@bahi/core/money.ts';
import { int8Array, plainArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import { askInPieces, PIECE, piecesOf } from '../platform/pieces.ts';
import { holdKey, postEntry, type Balance, type Books, type Hold, type HoldRef, type PostedEntry } from './books.ts';
import { placeEntries, type ChainHead, type ChainStart, type Moment } from './chain.ts';
import { openDateFrom } from './business-dates.ts';
import {
  insertEntries,
  insertHolds,
  insertPostings,
  nextEntryIds,
  updateHeld,
  updateHolds,
  writeBalances,
} from './store.ts';

interface LockOptions {
  readonly customerIds: Iterable<bigint>;
  /** Holds that may be captured or released; their customers are among `customerIds`. */
  readonly holds?: readonly HoldRef[];
  readonly currency?: Currency;
}

/** Locks the books in customer order, then reads the holds. Called once in a transaction. */
export async function lockBooks(tx: Tx, { customerIds, holds = [], currency = 'INR' }: LockOptions): Promise<Books> {
  const ids = [...new Set(customerIds)];
  const locked = selectBalances(tx, ids, currency);
  // What is one statement travels together; holds are read once all locks are there, and so as whoever had them before left them.
  if (ids.length > PIECE) await locked;
  const [balances, found] = await Promise.all([locked, selectHolds(tx, holds, currency)]);
  assert(balances.length === ids.length, `every customer has a book: ${balances.length} of ${ids.length}`);
  return {
    currency,
    balances: new Map(balances.map((balance) => [balance.customerId, balance])),
    holds: new Map(found.map((hold) => [holdKey(hold), hold])),
    posted: [],
  };
}

/** Those of these customers whose books somebody else has locked at this moment. */
export async function lockedBooks(
  tx: Tx,
  customerIds: Iterable<bigint>,
  currency: Currency = 'INR',
): Promise<bigint[]> {
  const ids = [...new Set(customerIds)];
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'ledger.free_balances',
    text: `select customer_id as id from ledger.balance where customer_id = any ($1::bigint[]) and currency = $2
      order by customer_id for no key update skip locked`,
    values: [int8Array(ids), currency],
  });
  const free = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !free.has(id));
}

/** Holds whose numbers are known only once the books are locked. */
export async function loadHolds(tx: Tx, books: Books, holds: readonly HoldRef[]): Promise<void> {
  for (const hold of await selectHolds(tx, holds, books.currency)) books.holds.set(holdKey(hold), hold);
}

/**
 * Writes all that changed, and answers the entries with their numbers in the order they were posted. Whatever is free of a customer who
 * owes pays the debt, in an entry that follows them and is not among the answers: so nothing that is owed is ever there to be used. What orders
 * do is one piece; a valuation of a pool with ten thousand followers is many.
 */
export async function writeBooks(tx: Tx, books: Books, moment: Moment): Promise<readonly PlacedEntry[]> {
  const count = books.posted.length;
  const start = await startOf(tx, books, moment);
  const { currency } = books;
  const holds = [...books.holds.values()].filter((hold) => hold.isChanged);
  const balances = Map.groupBy(books.balances.values(), (balance) => balance.change);
  const placed: PlacedEntry[] = [];
  let { heads } = start;
  const journal = (posted: readonly PostedEntry[]) => {
    const entries = placeEntries(posted, { ...start, heads, ids: start.ids.slice(placed.length) });
    placed.push(...entries.placed);
    heads = entries.heads;
    return [insertEntries(tx, posted, entries.placed), insertPostings(tx, entries)];
  };
  const pieces = piecesOf(books.posted);
  for (const piece of pieces.slice(0, -1)) await allInOrder(journal(piece));
  const posted = piecesOf(balances.get('posted') ?? []);
  // Sent together and run in this order: the database checks postings against their entries, and works balances out of both.
  await allInOrder([
    ...journal(pieces.at(-1) ?? []),
    insertHolds(
      tx,
      holds.filter((hold) => hold.isNew),
      { currency, at: moment.at },
    ),
    updateHolds(
      tx,
      holds.filter((hold) => !hold.isNew || hold.captured + hold.released > 0n),
      moment.at,
    ),
    updateHeld(tx, balances.get('held') ?? [], currency),
    writeBalances(tx, posted[0] ?? [], { currency, heads }),
  ]);
  for (const piece of posted.slice(1)) await writeBalances(tx, piece, { currency, heads });
  return placed.slice(0, count);
}

/** The first that failed is the reason: those behind it only say that the transaction is over. */
async function allInOrder(statements: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(statements);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Chains are read only when something is posted: placing an order needs none. The books are locked, so they stand. */
async function startOf(tx: Tx, books: Books, moment: Moment): Promise<ChainStart> {
  const { posted, balances, currency } = books;
  const owing = [...balances.values()].filter(({ cash, held, receivable }) => receivable > 0n && cash > held);
  const count = posted.length;
  if (count + owing.length === 0) return { ...moment, ids: [], heads: new Map() };
  const customerIds = [...new Set([...posted.map(({ entry }) => entry), ...owing].map((one) => one.customerId))];
  const [businessDate, ids, heads] = await Promise.all([
    openDateFrom(tx, moment.businessDate),
    nextEntryIds(tx, count + owing.length),
    selectHeads(tx, customerIds, currency),
  ]);
  owing.forEach((book, index) => {
    const entryId = ids[count + index]!;
    const { customerId } = book;
    const amount = payDebt(books, book, entryId);
    tx.after('debt.paid', { customerId, entryId, currency, amount, owed: book.receivable, at: moment.at });
  });
  assert(heads.size === customerIds.length, 'every customer has a chain');
  return { ...moment, businessDate, ids, heads };
}

function payDebt(books: Books, { customerId, cash, held, receivable }: Balance, reference: bigint): Minor {
  const free = cash - held;
  const amount = receivable < free ? receivable : free;
  postEntry(books, receivableSettled({ customerId, reference, part: FREED_DEBT, amount, currency: books.currency }));
  return amount;
}

async function selectBalances(tx: Tx, ids: readonly bigint[], currency: Currency): Promise<readonly Balance[]> {
  // From piece to piece in order as well.
  const inOrder = ids.length > PIECE ? ids.toSorted((a, b) => (a < b ? -1 : 1)) : ids;
  return askInPieces(inOrder, lock);

  async function lock(piece: readonly bigint[]): Promise<Balance[]> {
    const { rows } = await tx.query<Omit<Balance, 'change'>>({
      name: 'ledger.lock_balances',
      text: `select customer_id as "customerId", cash, margin, receivable, loan, accrued, escrow, held, realised,
          charges
        from ledger.balance where customer_id = any ($1::bigint[]) and currency = $2
        order by customer_id for no key update`,
      values: [int8Array(piece), currency],
    });
    return rows.map((row) => ({ ...row, change: 'none' }));
  }
}

async function selectHeads(tx: Tx, ids: readonly bigint[], currency: Currency): Promise<Map<bigint, ChainHead>> {
  const rows = await askInPieces(ids, async (piece) => {
    const found = await tx.query<ChainHead & { customerId: bigint }>({
      name: 'ledger.select_heads',
      text: `select customer_id as "customerId", chain_seq as seq, chain_head as hash, last_date as date
        from ledger.balance where customer_id = any ($1::bigint[]) and currency = $2`,
      values: [int8Array(piece), currency],
    });
    return found.rows;
  });
  return new Map(rows.map(({ customerId, ...head }) => [customerId, head]));
}

async function selectHolds(tx: Tx, holds: readonly HoldRef[], currency: Currency): Promise<readonly Hold[]> {
  return askInPieces(holds, async (piece) => {
    const { rows } = await tx.query<Omit<Hold, 'isNew' | 'isChanged'>>({
      name: 'ledger.select_holds',
      text: `select h.kind, h.reference, h.customer_id as "customerId", h.amount, h.captured, h.released
        from unnest($1::bigint[], $2::ledger.hold_kind[]) as r (reference, kind)
        join ledger.hold h on h.reference = r.reference and h.kind = r.kind and h.currency = $3`,
      values: [int8Array(piece.map((hold) => hold.reference)), plainArray(piece.map((hold) => hold.kind)), currency],
    });
    return rows.map((row) => ({ ...row, isNew: false, isChanged: false }));
  });
}
