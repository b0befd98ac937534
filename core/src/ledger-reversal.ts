/** Undoing an entry (rules T2, §2): its mirror image, and what of it the customer has not free any more. The grammar is ledger.ts. */
import { assert } from './assert.ts';
import { effectOf, receivableRaised, receivableSettled, type Entry } from './ledger.ts';
import type { Minor } from './money.ts';

/** The mirror image of an entry. A reversal is itself never reversed: what was right is posted again. */
export function reversal(original: Entry & { readonly id: bigint }, reason: string): Entry {
  assert(original.kind !== 'reversal', 'a reversal is not reversed');
  assert(reason.trim() !== '', 'a reversal has a reason');
  return {
    ...original,
    kind: 'reversal',
    reference: original.id,
    part: 0,
    reverses: original.id,
    reason,
    lines: original.lines.map(({ account, amount }) => ({ account, amount: -amount })),
  };
}

/**
 * A reversal that may take back more than the customer still has free: what is missing is raised as a receivable before it, and
 * what comes back pays off after it what was owed. Cash and what is available never go below zero, not even in between.
 */
export function reversalInFull(
  original: Entry & { readonly id: bigint },
  { reason, available, receivable }: { readonly reason: string; readonly available: Minor; readonly receivable: Minor },
): Entry[] {
  const undone = reversal(original, reason);
  const { customerId, currency, id: reference } = original;
  // Orders, deposits and withdrawals number their parts from zero: a correction's own entries stand below.
  const debt = { customerId, currency, reference, part: -1 };
  const { cash, receivable: owed } = effectOf(undone.lines);
  const missing = -cash - available;
  if (missing > 0n) return [receivableRaised({ ...debt, amount: missing }), undone];
  const left = receivable + owed;
  const paid = left < cash ? left : cash;
  return owed === 0n && paid > 0n ? [undone, receivableSettled({ ...debt, amount: paid })] : [undone];
}
