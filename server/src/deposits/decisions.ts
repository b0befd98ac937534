/**
 * What staff decide about a deposit, in the transaction of the caller, who has checked role and claim and writes the staff's
 * audit. The deposit's row is locked first, so that of two reviewers one decides and the other is told.
 */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { depositCredited } from '@bahi/core/ledger.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { ensureBook } from '../ledger/accounts.ts';
import { postIncome } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import * as store from './store.ts';
import type { DepositRow, Staff } from './store.ts';
import { depositView, type DepositView } from './views.ts';

interface DecisionDeps {
  readonly calendar: Calendar;
}

interface Decision {
  readonly id: bigint;
  readonly staff: Staff;
  readonly note: string | null;
  readonly now: number;
}

export interface DecidedDeposit {
  readonly deposit: DepositView;
  readonly customerId: bigint;
  /** It was the first of two approvals. */
  readonly needsSecond: boolean;
}

export interface Approval {
  /** Typed again by whoever approves. */
  readonly amount: string;
  /** Whoever approved first may decide no longer: this approval is the first. */
  readonly isFirstGone?: boolean;
}

export async function approveDeposit(
  deps: DecisionDeps,
  tx: Tx,
  { id, staff, amount, note, now, isFirstGone = false }: Decision & Approval,
): Promise<DecidedDeposit> {
  const row = await pendingDeposit(tx, id);
  if (parseMoney(amount) !== row.amount) refuse('staff.amount_differs', { amount: formatMoney(row.amount) });
  if (row.firstApprovedBy === staff.id) refuse('staff.same_person', {});
  if (row.needsTwo && (row.firstApprovedBy === null || isFirstGone)) {
    const approved = await store.updateFirstApproved(tx, id, staff, now);
    return { deposit: depositView(approved), customerId: row.customerId, needsSecond: true };
  }
  const { entryId, owed } = await credit(deps, tx, row, now);
  const credited = await store.updateCredited(tx, id, { staff, entryId, note, now });
  const figures = { amount: formatMoney(row.amount), reference: row.reference };
  const story =
    owed === 0n
      ? storyOf('deposit.credited', figures)
      : storyOf('deposit.credited_owed', { ...figures, owed: formatMoney(owed) });
  const about = { type: 'record', id: entryId.toString() } as const;
  return decided(tx, credited, { customerId: row.customerId, kind: 'decision', at: now, story, about });
}

export async function rejectDeposit(
  tx: Tx,
  { id, staff, reason, note, now }: Decision & { readonly reason: NonNullable<DepositRow['reason']> },
): Promise<DecidedDeposit> {
  const row = await pendingDeposit(tx, id);
  const rejected = await store.updateRejected(tx, id, { staff, reason, note, now });
  const story = storyOf(`deposit.${reason}`, { amount: formatMoney(row.amount), reference: row.reference });
  const about = { type: 'deposit', id: id.toString() } as const;
  return decided(tx, rejected, { customerId: row.customerId, kind: 'decision', at: now, story, about });
}

async function pendingDeposit(tx: Tx, id: bigint): Promise<DepositRow> {
  const row = (await store.lockDeposit(tx, id)) ?? refuse('staff.case_unknown', {});
  if (row.status === 'cancelled') refuse('staff.case_decided', { by: 'customer' });
  if (row.status !== 'pending') refuse('staff.case_decided', { by: row.decidedName! });
  return row;
}

/** Cash comes from the client bank; what an earlier loss left owing is paid off from it at once (rules §5). */
async function credit(
  { calendar }: DecisionDeps,
  tx: Tx,
  { id, customerId, amount, currency }: DepositRow,
  now: number,
): Promise<{ entryId: bigint; owed: Minor }> {
  await ensureBook(tx, customerId, currency);
  const books = await lockBooks(tx, { customerIds: [customerId], currency });
  const owed = postIncome(books, depositCredited({ customerId, depositId: id, amount, currency }));
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  tx.after('funds.changed', { customerId });
  return { entryId: entry!.id, owed };
}

async function decided(tx: Tx, row: DepositRow, message: NewMessage): Promise<DecidedDeposit> {
  await writeMessages(tx, [message]);
  return { deposit: depositView(row), customerId: row.customerId, needsSecond: false };
}
