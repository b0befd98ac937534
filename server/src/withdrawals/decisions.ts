/**
 * What staff decide about a withdrawal, in the transaction of the caller, who has checked role and claim and writes the staff's
 * audit. The customer's book is locked first, as everywhere, so that of two deciders one acts and the other is told.
 */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { withdrawalPaid } from '@bahi/core/ledger.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { lockCustomer } from '../identity/service.ts';
import { bookOf, captureHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseWith } from '../platform/refuse.ts';
import { coverOf, moneyOutBar, type BarsDeps } from './bars.ts';
import * as store from './store.ts';
import type { Staff, WithdrawalRow } from './store.ts';
import { withdrawalViews, type WithdrawalView } from './views.ts';

interface DecisionDeps {
  readonly calendar: Calendar;
}

interface By {
  readonly id: bigint;
  readonly staff: Staff;
  readonly now: number;
}

export interface DecidedWithdrawal {
  readonly withdrawal: WithdrawalView;
  readonly customerId: bigint;
  /** It was the first of two approvals. */
  readonly needsSecond: boolean;
}

export interface Approval {
  /** Typed again by whoever approves. */
  readonly amount: string;
  readonly note: string | null;
  /** Whoever approved first may decide no longer: this approval is the first. */
  readonly isFirstGone?: boolean;
}

/** A restriction, a hold on money out or a debt that came in the meantime stops it. */
export async function approveWithdrawal(
  deps: BarsDeps,
  tx: Tx,
  { id, staff, amount, note, now, isFirstGone = false }: By & Approval,
): Promise<DecidedWithdrawal> {
  const { row, books } = await lockCase(tx, id);
  if (row.status !== 'pending') refuseDecided(row);
  if (parseMoney(amount) !== row.amount) refuse('staff.amount_differs', { amount: formatMoney(row.amount) });
  if (row.firstApprovedBy === staff.id) refuse('staff.same_person', {});
  await lockCustomer(tx, row.customerId);
  const bar = await moneyOutBar(deps, tx, { customerId: row.customerId, now });
  if (bar !== null) refuseWith(bar);
  const { withdrawable, short } = coverOf(bookOf(books, row.customerId), row.amount);
  if (short > 0n)
    refuse('withdrawals.insufficient', { withdrawable: formatMoney(withdrawable), short: formatMoney(short) });
  if (row.needsTwo && (row.firstApprovedBy === null || isFirstGone))
    return decided(tx, await store.updateFirstApproved(tx, id, staff, now), null, now);
  const approved = await store.updateApproved(tx, id, { staff, note, now });
  return decided(tx, approved, 'approved', now);
}

/** Before the money has left: also an approved one, which the bank may not deliver. What was held is free again. */
export async function rejectWithdrawal(
  deps: DecisionDeps,
  tx: Tx,
  {
    id,
    staff,
    reason,
    note,
    now,
  }: By & { readonly reason: NonNullable<WithdrawalRow['reason']>; readonly note: string | null },
): Promise<DecidedWithdrawal> {
  const { row, books, hold } = await lockCase(tx, id);
  if (row.status !== 'pending' && row.status !== 'approved') refuseDecided(row);
  // It may have been sent already: freeing it as well takes another person than the one who let it go.
  if (row.approvedBy === staff.id) refuse('staff.same_person', {});
  releaseHold(books, hold);
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  tx.after('funds.changed', { customerId: row.customerId });
  return decided(tx, await store.updateRejected(tx, id, { staff, reason, note, now }), reason, now);
}

export interface Payment {
  readonly bankReference: string;
  /** It had left before what bars money out now began: money that is gone must still be written down. */
  readonly wasSentBefore: boolean;
}

/** The money has left the client bank account: what was held is captured and posted. */
export async function payWithdrawal(
  deps: DecisionDeps & BarsDeps,
  tx: Tx,
  { id, staff, bankReference, wasSentBefore, now }: By & Payment,
): Promise<DecidedWithdrawal> {
  const { row, books, hold } = await lockCase(tx, id);
  if (row.status !== 'approved') refuse('staff.not_approved', {});
  if (await store.isBankReferenceUsed(tx, bankReference)) refuse('staff.reference_used', {});
  const { customerId, amount, fee, currency } = row;
  await lockCustomer(tx, customerId);
  const isOwing = coverOf(bookOf(books, customerId), amount).short > 0n;
  const isBarred = isOwing || (await moneyOutBar(deps, tx, { customerId, now })) !== null;
  if (isBarred && !wasSentBefore) refuse('staff.payment_barred', {});
  captureHold(books, hold, amount);
  postEntry(books, withdrawalPaid({ customerId, withdrawalId: id, amount, fee, currency }));
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  tx.after('funds.changed', { customerId });
  const paid = await store.updatePaid(tx, id, { staff, bankReference, entryId: entry!.id, now });
  return decided(tx, paid, 'paid', now);
}

interface Case {
  readonly row: WithdrawalRow;
  readonly books: Books;
  readonly hold: { readonly kind: 'withdrawal'; readonly reference: bigint };
}

/** Every change of a withdrawal is made under the lock of its customer's book. */
async function lockCase(tx: Tx, id: bigint): Promise<Case> {
  const found = (await store.selectWithdrawal(tx, id)) ?? refuse('staff.case_unknown', {});
  const hold = { kind: 'withdrawal', reference: id } as const;
  const books = await lockBooks(tx, { customerIds: [found.customerId], holds: [hold], currency: found.currency });
  return { row: (await store.selectWithdrawal(tx, id))!, books, hold };
}

function refuseDecided(row: WithdrawalRow): never {
  return refuse('staff.case_decided', { by: row.rejectedName ?? row.approvedName ?? 'customer' });
}

type Outcome = 'approved' | 'paid' | NonNullable<WithdrawalRow['reason']>;

/** A first approval of two is not told: nothing is decided yet. */
async function decided(tx: Tx, row: WithdrawalRow, outcome: Outcome | null, now: number): Promise<DecidedWithdrawal> {
  const [view] = await withdrawalViews(tx, [row]);
  const withdrawal = view!;
  const { customerId } = row;
  if (outcome === null) return { withdrawal, customerId, needsSecond: true };
  // What moved money leads to its entry, everything else to the request.
  const about =
    row.entryId === null
      ? ({ type: 'withdrawal', id: withdrawal.id } as const)
      : ({ type: 'record', id: row.entryId.toString() } as const);
  const kind = outcome === 'paid' ? 'money' : 'decision';
  await writeMessages(tx, [{ customerId, kind, at: now, story: storyAbout(withdrawal, outcome), about }]);
  return { withdrawal, customerId, needsSecond: false };
}

function storyAbout({ amount, destination, latestBy }: WithdrawalView, outcome: Outcome): Story {
  return outcome === 'approved'
    ? storyOf('withdrawal.approved', { amount, destination, latest: latestBy })
    : storyOf(`withdrawal.${outcome}`, { amount, destination });
}
