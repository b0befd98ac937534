/**
 * What staff decide about a withdrawal, in the transaction of the caller, who has checked role and claim and writes the staff's
 * audit. The customer's book is locked first, as everywhere, so that of two deciders one acts and the other is told.
 */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { withdrawalPaid } from '@bahi/core/ledger-transfers.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { toldReason } from '@bahi/contract/told-reason.ts';
import { lockCustomer } from '../identity/service.ts';
import { bookOf, captureHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import {
  firstApproved,
  isFirstOfTwo,
  requireAmount,
  type Approval,
  type Deciding,
  type Noted,
} from '../platform/requests/deciding.ts';
import { coverOf, moneyOutBar, type BarsDeps } from './payment-checks.ts';
import { isBankReferenceUsed, requests, type WithdrawalRow } from './store.ts';
import { staffWithdrawalView, type StaffWithdrawalView } from './views.ts';

interface DecisionDeps {
  readonly calendar: Calendar;
}

export interface DecidedWithdrawal {
  readonly withdrawal: StaffWithdrawalView;
  readonly customerId: bigint;
  /** It was the first of two approvals. */
  readonly needsSecond: boolean;
}

/** A restriction, a hold on money out or a debt that came in the meantime stops it. */
export async function approveWithdrawal(
  deps: BarsDeps,
  tx: Tx,
  { id, staff, amount, note, now, isFirstGone = false }: Deciding & Approval,
): Promise<DecidedWithdrawal> {
  const { row, books } = await lockCase(tx, id);
  if (row.status !== 'pending') refuseDecided(row);
  requireAmount(amount, row.amount);
  const isFirst = isFirstOfTwo(row, staff, isFirstGone);
  await lockCustomer(tx, row.customerId);
  refuseIf(await moneyOutBar(deps, tx, { customerId: row.customerId, now }));
  const { withdrawable, short } = coverOf(bookOf(books, row.customerId), row.amount);
  if (short > 0n)
    refuse('withdrawals.insufficient', { withdrawable: formatMoney(withdrawable), short: formatMoney(short) });
  if (isFirst) return decided(tx, await requests.update(tx, id, firstApproved({ staff, now })), null, now);
  const by = { approvedBy: staff.id, approvedName: staff.name, approvedAt: now };
  const approved = await requests.update(tx, id, { status: 'approved', ...by, note });
  return decided(tx, approved, 'approved', now);
}

/** Before the money has left: also an approved one, which the bank may not deliver. What was held is free again. */
export async function rejectWithdrawal(
  deps: DecisionDeps,
  tx: Tx,
  { id, staff, reason, note, now }: Noted & { readonly reason: NonNullable<WithdrawalRow['reason']> },
): Promise<DecidedWithdrawal> {
  const { row, books, hold } = await lockCase(tx, id);
  if (row.status !== 'pending' && row.status !== 'approved') refuseDecided(row);
  // It may have been sent already: freeing it as well takes another person than the one who let it go.
  if (row.approvedBy === staff.id) refuse('staff.same_person', {});
  releaseHold(books, hold);
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  tx.after('funds.changed', { customerId: row.customerId });
  const by = { rejectedBy: staff.id, rejectedName: staff.name, rejectedAt: now };
  const rejected = await requests.update(tx, id, { status: 'rejected', ...by, reason, note: note ?? row.note });
  return decided(tx, rejected, reason, now);
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
  { id, staff, bankReference, wasSentBefore, now }: Deciding & Payment,
): Promise<DecidedWithdrawal> {
  const { row, books, hold } = await lockCase(tx, id);
  if (row.status !== 'approved') refuse('staff.not_approved', {});
  if (await isBankReferenceUsed(tx, bankReference)) refuse('staff.reference_used', {});
  const { customerId, amount, fee, networkFee, currency } = row;
  await lockCustomer(tx, customerId);
  const isOwing = coverOf(bookOf(books, customerId), amount).short > 0n;
  const isBarred = isOwing || (await moneyOutBar(deps, tx, { customerId, now })) !== null;
  if (isBarred && !wasSentBefore) refuse('staff.payment_barred', {});
  captureHold(books, hold, amount);
  postEntry(books, withdrawalPaid({ customerId, withdrawalId: id, amount, fee, networkFee, currency }));
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  tx.after('funds.changed', { customerId });
  const by = { paidBy: staff.id, paidName: staff.name, paidAt: now };
  const paid = await requests.update(tx, id, { status: 'paid', ...by, bankReference, entryId: entry!.id });
  return decided(tx, paid, 'paid', now);
}

interface Case {
  readonly row: WithdrawalRow;
  readonly books: Books;
  readonly hold: { readonly kind: 'withdrawal'; readonly reference: bigint };
}

/** Every change of a withdrawal is made under the lock of its customer's book. */
async function lockCase(tx: Tx, id: bigint): Promise<Case> {
  const found = (await requests.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const hold = { kind: 'withdrawal', reference: id } as const;
  const books = await lockBooks(tx, { customerIds: [found.customerId], holds: [hold], currency: found.currency });
  return { row: (await requests.select(tx, id))!, books, hold };
}

function refuseDecided(row: WithdrawalRow): never {
  return refuse('staff.case_decided', { by: row.rejectedName ?? row.approvedName ?? 'customer' });
}

type Outcome = 'approved' | 'paid' | NonNullable<WithdrawalRow['reason']>;

/** A first approval of two is not told: nothing is decided yet. */
async function decided(tx: Tx, row: WithdrawalRow, outcome: Outcome | null, now: number): Promise<DecidedWithdrawal> {
  const withdrawal = await staffWithdrawalView(tx, row);
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

function storyAbout({ amount, destination, latestBy, payout }: StaffWithdrawalView, outcome: Outcome): Story {
  const told = { amount, destination };
  switch (outcome) {
    case 'approved':
      return payout === null
        ? storyOf('withdrawal.approved', { ...told, latest: latestBy })
        : storyOf('withdrawal.approved_usdt', { ...told, usdt: payout.usdt, latest: latestBy });
    case 'paid':
      return payout === null
        ? storyOf('withdrawal.paid', told)
        : storyOf('withdrawal.paid_usdt', { ...told, usdt: payout.usdt });
    default:
      return storyOf(`withdrawal.${toldReason(outcome)}`, told);
  }
}
