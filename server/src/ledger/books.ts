/**
 * The working copy of the books that one transaction has locked. Commands are decided and applied here one after the other,
 * in memory and without a query; `writeBooks` (post.ts) then writes what changed, whatever the number of commands, in one
 * statement a table. Everything here asserts: what a customer may not do is refused by the caller before.
 */
import { assert } from '@bahi/core/assert.ts';
import { effectOf, isBalanced, receivableSettled, type Entry, type HoldKind } from '@bahi/core/ledger.ts';
import type { Currency, Minor } from '@bahi/core/money.ts';

/** A hold that is a row of its own. What an order holds is a column of the order (decision 0062). */
export interface HoldRef {
  readonly kind: Exclude<HoldKind, 'order'>;
  readonly reference: bigint;
}

export interface Hold extends HoldRef {
  readonly customerId: bigint;
  readonly amount: Minor;
  captured: Minor;
  released: Minor;
  readonly isNew: boolean;
  isChanged: boolean;
}

export interface Balance {
  readonly customerId: bigint;
  cash: Minor;
  margin: Minor;
  receivable: Minor;
  /** Owed of a loan, and interest on it. */
  loan: Minor;
  accrued: Minor;
  /** Paid for shares that are still to come. */
  escrow: Minor;
  held: Minor;
  realised: Minor;
  charges: Minor;
  /** Nothing changed, only `held`, or more: a posted book. */
  change: 'none' | 'held' | 'posted';
}

/** An entry applied to its book, with the customer's cash after it. */
export interface PostedEntry {
  readonly entry: Entry;
  readonly cashAfter: Minor;
}

export interface Books {
  readonly currency: Currency;
  readonly balances: ReadonlyMap<bigint, Balance>;
  readonly holds: Map<string, Hold>;
  readonly posted: PostedEntry[];
}

export function bookOf(books: Books, customerId: bigint): Balance {
  const balance = books.balances.get(customerId);
  assert(balance !== undefined, `the book of customer ${customerId} is locked`);
  return balance;
}

/**
 * Cash less active holds: what a new command may use. What became free in this transaction is not there for the next command while
 * something is owed: `writeBooks` pays the debt from it.
 */
export function availableOf(books: Books, customerId: bigint): Minor {
  const { cash, held, receivable } = bookOf(books, customerId);
  const available = cash - held - receivable;
  return available > 0n ? available : 0n;
}

/** A hold that was loaded or placed in this transaction. */
export function holdOf(books: Books, ref: HoldRef): Hold {
  const hold = books.holds.get(holdKey(ref));
  assert(hold !== undefined, `hold ${ref.kind} ${ref.reference} is loaded`);
  return hold;
}

/** What a hold still reserves; 0 when it has ended. */
export function remainingOf(hold: Hold): Minor {
  return hold.amount - hold.captured - hold.released;
}

export function placeHold(
  books: Books,
  { kind, reference, customerId, amount }: HoldRef & { customerId: bigint; amount: Minor },
): void {
  assert(amount > 0n, 'a hold reserves something');
  const key = holdKey({ kind, reference });
  assert(!books.holds.has(key), `hold ${key} is placed once`);
  books.holds.set(key, {
    kind,
    reference,
    customerId,
    amount,
    captured: 0n,
    released: 0n,
    isNew: true,
    isChanged: true,
  });
  changeHeld(books, customerId, amount);
}

/** Turns part of a hold into free cash that the entry posted next takes. Capture first, then post. */
export function captureHold(books: Books, ref: HoldRef, amount: Minor): void {
  const hold = holdOf(books, ref);
  assert(
    amount > 0n && amount <= remainingOf(hold),
    `hold ${holdKey(ref)} has ${remainingOf(hold)} to capture, not ${amount}`,
  );
  hold.captured += amount;
  hold.isChanged = true;
  changeHeld(books, hold.customerId, -amount);
}

/** Gives back what a hold still reserves, which ends it, and answers how much that was. */
export function releaseHold(books: Books, ref: HoldRef): Minor {
  const amount = remainingOf(holdOf(books, ref));
  if (amount > 0n) releasePart(books, ref, amount);
  return amount;
}

/** Gives back what is no longer needed, after a fill at a better price; giving back all ends the hold. */
export function releasePart(books: Books, ref: HoldRef, amount: Minor): void {
  const hold = holdOf(books, ref);
  assert(
    amount > 0n && amount <= remainingOf(hold),
    `hold ${holdKey(ref)} has ${remainingOf(hold)} to release, not ${amount}`,
  );
  hold.released += amount;
  hold.isChanged = true;
  changeHeld(books, hold.customerId, -amount);
}

/** Applies a balanced entry to its customer's book. It is written by `writeBooks`. */
export function postEntry(books: Books, entry: Entry): void {
  assert(entry.currency === books.currency, `these books are in ${books.currency}`);
  assert(isBalanced(entry.lines), `entry ${entry.kind} ${entry.reference} balances`);
  const book = bookOf(books, entry.customerId);
  const effect = effectOf(entry.lines);
  book.cash += effect.cash;
  book.margin += effect.margin;
  book.receivable += effect.receivable;
  book.loan += effect.loan;
  book.accrued += effect.accrued;
  book.escrow += effect.escrow;
  book.realised += effect.realised;
  book.charges += effect.charges;
  book.change = 'posted';
  assertSound(book);
  books.posted.push({ entry, cashAfter: book.cash });
}

/** Posts what comes in and, with `part`, what it pays off at once of an earlier loss (rules §5), whose amount it answers. */
export function postIncome(books: Books, income: Entry, part = 0): Minor {
  const { customerId, reference, currency } = income;
  const { receivable } = bookOf(books, customerId);
  const { cash } = effectOf(income.lines);
  const owed = receivable < cash ? receivable : cash;
  postEntry(books, income);
  if (owed > 0n) postEntry(books, receivableSettled({ customerId, reference, part, amount: owed, currency }));
  return owed;
}

export function holdKey({ kind, reference }: HoldRef): string {
  return `${kind}:${reference}`;
}

/** Reserves cash, or gives it back, whose amount a row of the caller keeps. */
export function changeHeld(books: Books, customerId: bigint, change: Minor): void {
  const book = bookOf(books, customerId);
  book.held += change;
  if (book.change === 'none') book.change = 'held';
  assertSound(book);
}

function assertSound(book: Balance): void {
  assert(book.held >= 0n, `customer ${book.customerId} holds ${book.held}`);
  assert(book.cash >= book.held, `customer ${book.customerId} has cash ${book.cash} for holds of ${book.held}`);
  assert(book.margin >= 0n, `customer ${book.customerId} has margin ${book.margin}`);
  assert(book.receivable >= 0n, `customer ${book.customerId} owes ${book.receivable}`);
  assert(book.loan >= 0n && book.accrued >= 0n, `customer ${book.customerId} owes a loan of ${book.loan}`);
  assert(book.escrow >= 0n, `customer ${book.customerId} has ${book.escrow} in escrow`);
}
