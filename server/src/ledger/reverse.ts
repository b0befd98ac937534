/**
 * Corrections: an entry is never changed, it is undone by its mirror image, once, with a reason that the customer reads
 * (rules T2, §2). Who may ask for one, and who approves it, is for the staff console to say.
 */
import { effectOf, reversal, type Entry, type Line } from '@bahi/core/ledger.ts';
import type { Tx } from '../platform/database.ts';
import { availableOf, bookOf, postEntry } from './books.ts';
import type { Moment } from './chain.ts';
import { lockBooks, writeBooks } from './post.ts';

/** In the order in which they are checked. */
export type ReverseResult = 'unknown_entry' | 'is_a_reversal' | 'already_reversed' | 'balance_too_low' | 'reversed';

export async function reverseEntry(
  tx: Tx,
  { entryId, reason, at, businessDate }: Moment & { readonly entryId: bigint; readonly reason: string },
): Promise<ReverseResult> {
  const original = await findEntry(tx, entryId);
  if (original === null) return 'unknown_entry';
  if (original.kind === 'reversal') return 'is_a_reversal';
  const { customerId, currency } = original;
  const books = await lockBooks(tx, { customerIds: [customerId], currency });
  // Asked under the lock of the book, so that of two at once the second sees the first.
  if (await isReversed(tx, entryId)) return 'already_reversed';
  const entry = reversal(original, reason);
  const effect = effectOf(entry.lines);
  const book = bookOf(books, customerId);
  const isCovered =
    availableOf(books, customerId) + effect.cash >= 0n &&
    book.margin + effect.margin >= 0n &&
    book.receivable + effect.receivable >= 0n;
  if (!isCovered) return 'balance_too_low';
  postEntry(books, entry);
  await writeBooks(tx, books, { at, businessDate });
  return 'reversed';
}

async function findEntry(tx: Tx, id: bigint): Promise<(Entry & { id: bigint }) | null> {
  const { rows } = await tx.query<Omit<Entry, 'lines'> & { id: bigint; accounts: string[]; amounts: bigint[] }>(
    `select e.id, e.kind, e.customer_id as "customerId", e.currency, e.security, e.reference, e.part,
       e.position_id as "positionId", e.reverses, e.reason,
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

async function isReversed(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await tx.query('select from ledger.entry where reverses = $1', [id]);
  return rows.length > 0;
}
