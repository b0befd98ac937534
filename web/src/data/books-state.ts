/** The public state of the books in one word, for the line in Account and the top of the status page. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getStatus } from '@bahi/contract/proofs/calls.ts';

export type BooksStatus = OutputOf<typeof getStatus>;

/** `broken`: something nothing explains; `halted`: the house takes no orders; `unchecked`: the auditor has not looked yet. */
export type BooksState = 'fine' | 'broken' | 'halted' | 'unchecked';

export function booksState({ totals, audit, haltedSince }: BooksStatus): BooksState {
  const hasDifference = totals.some(
    ({ difference, bank }) => !isZero(difference) || (bank !== null && !isZero(bank.difference)),
  );
  if (hasDifference || audit.isClean === false || audit.whole?.isClean === false) return 'broken';
  if (haltedSince !== null) return 'halted';
  return audit.isClean === null ? 'unchecked' : 'fine';
}

/** Of decimal text: no figure but zeros. */
export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
