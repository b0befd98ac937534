/**
 * What staff decide about a deposit, in the transaction of the caller, who has checked role and claim and writes the staff's
 * audit. The deposit's row is locked first, so that of two reviewers one decides and the other is told.
 */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { depositCredited } from '@bahi/core/ledger-transfers.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { writeEventsOf } from '../credit-score/service.ts';
import { ensureBook } from '../ledger/accounts.ts';
import { postIncome } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import {
  decidedBy,
  firstApproved,
  isFirstOfTwo,
  requireAmount,
  requirePending,
  type Approval,
  type Deciding,
  type Noted,
} from '../platform/requests/deciding.ts';
import { requests, type DepositRow } from './store.ts';
import { depositView, type DepositView } from './views.ts';

interface DecisionDeps {
  readonly calendar: Calendar;
}

export interface DecidedDeposit {
  readonly deposit: DepositView;
  readonly customerId: bigint;
  /** It was the first of two approvals. */
  readonly needsSecond: boolean;
}

export async function approveDeposit(
  deps: DecisionDeps,
  tx: Tx,
  { id, staff, amount, note, now, isFirstGone = false }: Deciding & Approval,
): Promise<DecidedDeposit> {
  const row = requirePending(await requests.lock(tx, id));
  requireAmount(amount, row.amount);
  if (isFirstOfTwo(row, staff, isFirstGone)) {
    const approved = await requests.update(tx, id, firstApproved({ staff, now }));
    return { deposit: depositView(approved), customerId: row.customerId, needsSecond: true };
  }
  const { entryId, owed } = await credit(deps, tx, row, now);
  const credited = await requests.update(tx, id, { status: 'credited', ...decidedBy({ staff, now }), entryId, note });
  await writeEventsOf(tx, row.customerId, now);
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
  { id, staff, reason, note, now }: Noted & { readonly reason: NonNullable<DepositRow['reason']> },
): Promise<DecidedDeposit> {
  const row = requirePending(await requests.lock(tx, id));
  const rejected = await requests.update(tx, id, { status: 'rejected', ...decidedBy({ staff, now }), reason, note });
  const story = storyOf(`deposit.${reason}`, { amount: formatMoney(row.amount), reference: row.reference });
  const about = { type: 'deposit', id: id.toString() } as const;
  return decided(tx, rejected, { customerId: row.customerId, kind: 'decision', at: now, story, about });
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
