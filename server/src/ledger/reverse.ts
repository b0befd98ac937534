/**
 * Corrections: an entry is never changed, it is undone by its mirror image, once, with a reason that the customer reads
 * (rules T2, §2). Who may ask for one, of which kinds, and who approves it, is for the staff console to say.
 */
import { reversalInFull } from '@bahi/core/ledger-reversal.ts';
import { effectOf, type Effect, type Entry, type Line } from '@bahi/core/ledger.ts';
import type { Currency, Minor } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import { availableOf, bookOf, postEntry, type Books } from './books.ts';
import type { Moment } from './chain.ts';
import { lockBooks, writeBooks } from './post.ts';

/** In the order in which they are checked. */
export type ReverseRefusal = 'unknown_entry' | 'is_a_reversal' | 'already_reversed' | 'balance_too_low';

export interface Reversed {
  readonly entryId: bigint;
  readonly customerId: bigint;
  readonly currency: Currency;
  /** What it did to cash, debts aside. */
  readonly cash: Minor;
  /** What the customer owes by it, as cash did not cover it. */
  readonly raised: Minor;
}

export async function reverseEntry(
  tx: Tx,
  { entryId, reason, at, businessDate }: Moment & { readonly entryId: bigint; readonly reason: string },
): Promise<Reversed | ReverseRefusal> {
  const original = await findEntry(tx, entryId);
  if (original === null) return 'unknown_entry';
  if (original.kind === 'reversal') return 'is_a_reversal';
  const { customerId, currency } = original;
  const books = await lockBooks(tx, { customerIds: [customerId], currency });
  // Asked under the lock of the book, so that of two at once the second sees the first.
  if ((await findReversal(tx, entryId)) !== null) return 'already_reversed';
  const entries = reversalInFull(original, { reason, ...freeOf(books, customerId) });
  const effect = effectOf(entries.flatMap(({ lines }) => lines));
  const book = bookOf(books, customerId);
  if (book.margin + effect.margin < 0n || book.receivable + effect.receivable < 0n) return 'balance_too_low';
  for (const entry of entries) postEntry(books, entry);
  const written = await writeBooks(tx, books, { at, businessDate });
  const place = entries.findIndex(({ kind }) => kind === 'reversal');
  return { entryId: written[place]!.id, customerId, currency, ...undoneBy(entries) };
}

export interface StoredEntry extends Entry {
  readonly id: bigint;
  readonly at: bigint;
  readonly businessDate: string;
}

/** What reversing an entry would do to the book as it is now; null: it is reversed, or cannot be. */
export async function previewReversal(
  tx: Tx,
  original: StoredEntry,
): Promise<{ available: Minor; owed: Minor } | null> {
  if (original.kind === 'reversal' || (await findReversal(tx, original.id)) !== null) return null;
  const { rows } = await tx.query<{ available: Minor; receivable: Minor }>(
    'select cash - held as available, receivable from ledger.balance where customer_id = $1 and currency = $2',
    [original.customerId, original.currency],
  );
  const [book] = rows;
  if (book === undefined) return null;
  const effect = effectOf(reversalInFull(original, { reason: 'preview', ...book }).flatMap(({ lines }) => lines));
  return { available: book.available + effect.cash, owed: book.receivable + effect.receivable };
}

export async function findEntry(tx: Tx, id: bigint): Promise<StoredEntry | null> {
  const { rows } = await tx.query<Omit<StoredEntry, 'lines'> & { accounts: string[]; amounts: bigint[] }>(
    `select e.id, e.kind, e.customer_id as "customerId", e.currency, e.security, e.reference, e.part,
       e.position_id as "positionId", e.reverses, e.reason, e.at, e.business_date as "businessDate",
       array_agg(p.account::text order by p.line) as accounts, array_agg(p.amount order by p.line) as amounts
     from ledger.entry e join ledger.posting p on p.entry_id = e.id
     where e.id = $1 group by e.id`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { accounts, amounts, ...entry } = row;
  return { ...entry, lines: accounts.map((account, index) => ({ account, amount: amounts[index]! }) as Line) };
}

export async function findReversal(tx: Tx, id: bigint): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>('select id from ledger.entry where reverses = $1', [id]);
  return rows[0]?.id ?? null;
}

function freeOf(books: Books, customerId: bigint): Pick<Effect, 'receivable'> & { readonly available: Minor } {
  return { available: availableOf(books, customerId), receivable: bookOf(books, customerId).receivable };
}

function undoneBy(entries: readonly Entry[]): Pick<Reversed, 'cash' | 'raised'> {
  const undone = entries.find(({ kind }) => kind === 'reversal')!;
  const raised = entries.find(({ kind }) => kind === 'receivable_raised');
  return { cash: effectOf(undone.lines).cash, raised: raised === undefined ? 0n : effectOf(raised.lines).cash };
}
