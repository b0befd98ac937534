/**
 * What staff decide about a request for a loan, in the transaction of the caller, who has checked role and claim and writes the staff's
 * audit. The customer's book is locked first, so that of two reviewers, or a reviewer and the customer, one acts and the other is told.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { toldReason } from '@bahi/contract/told-reason.ts';
import { addDays, businessDateOf, localDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { loanPaidOut } from '@bahi/core/ledger-loans.ts';
import { dueOf, limitRejection } from '@bahi/core/loan.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { creditScoreNow } from '../credit-score/service.ts';
import { lockCustomer } from '../identity/service.ts';
import { bookOf, postEntry, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import {
  decidedBy,
  requireAmount,
  requirePending,
  type Approval,
  type Deciding,
  type Noted,
} from '../platform/requests/deciding.ts';
import { accountRefusal, asRefusal, type IdentityDeps } from './checks.ts';
import type { LoanRow, Reason, StaffLoanView } from './rows.ts';
import { loans } from './store.ts';
import { staffLoanView } from './views.ts';

export interface DecisionDeps extends IdentityDeps {
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
}

export interface DecidedLoan {
  readonly loan: StaffLoanView;
  readonly customerId: bigint;
  /** One person decides. */
  readonly needsSecond: false;
}

/** Pays it out. What bars a new loan bars this as well: the account, the identity, a score that fell meanwhile. */
export async function approveLoan(
  deps: DecisionDeps,
  tx: Tx,
  { id, staff, amount, note, now }: Deciding & Pick<Approval, 'amount' | 'note'>,
): Promise<DecidedLoan> {
  const { calendar } = deps;
  const { row, books } = await lockCase(tx, id);
  const { customerId } = row;
  requireAmount(amount, row.amount);
  await lockCustomer(tx, customerId);
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  const score = await creditScoreNow(tx, customerId, now);
  const { receivable } = bookOf(books, customerId);
  refuseIf(asRefusal(limitRejection({ amount: row.amount, score, receivable }, deps.parametersAt(now))));
  postEntry(books, loanPaidOut({ customerId, loanId: id, amount: row.amount }));
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const { date: dueDate, overdueAt, countsFrom } = dueOf(calendar, now, row.termDays);
  const through = addDays(localDateOf(calendar, now), -1);
  const paidOut = await loans.update(tx, id, {
    status: 'in_progress',
    ...decidedBy({ staff, now }),
    note,
    entryId: entry!.id,
    dueDate,
    overdueAt,
    countsFrom,
    interestThrough: through,
    principal: row.amount,
  });
  const story = storyOf('loans.paid_out', { amount: formatMoney(row.amount), due: dueDate });
  return decided(deps, tx, { row: paidOut, now, story });
}

export async function rejectLoan(
  deps: Pick<DecisionDeps, 'calendar'>,
  tx: Tx,
  { id, staff, reason, note, now }: Noted & { readonly reason: Reason },
): Promise<DecidedLoan> {
  const { row } = await lockCase(tx, id);
  const rejected = await loans.update(tx, id, { status: 'rejected', ...decidedBy({ staff, now }), reason, note });
  const story = storyOf(`loans.${toldReason(reason)}`, { amount: formatMoney(row.amount) });
  return decided(deps, tx, { row: rejected, now, story });
}

async function lockCase(tx: Tx, id: bigint): Promise<{ readonly row: LoanRow; readonly books: Books }> {
  const found = (await loans.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const books = await lockBooks(tx, { customerIds: [found.customerId] });
  return { row: requirePending(await loans.select(tx, id)), books };
}

interface Done {
  readonly row: LoanRow;
  readonly now: number;
  readonly story: Story;
}

async function decided(
  { calendar }: Pick<DecisionDeps, 'calendar'>,
  tx: Tx,
  { row, now, story }: Done,
): Promise<DecidedLoan> {
  const { id, customerId } = row;
  tx.after('funds.changed', { customerId });
  await writeMessages(tx, [
    { customerId, kind: 'decision', at: now, story, about: { type: 'loan', id: id.toString() } },
  ]);
  return {
    loan: staffLoanView(row, { calendar, now }),
    customerId,
    needsSecond: false,
  };
}
