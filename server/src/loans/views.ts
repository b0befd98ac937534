/** Loans as the contract shows them. */
import type { loanLine } from '@bahi/contract/loans/calls.ts';
import { toldReason } from '@bahi/contract/told-reason.ts';
import { dateOfDay, localDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { effectOf } from '@bahi/core/ledger.ts';
import { interestOf } from '@bahi/core/loan.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Barred } from '@bahi/core/waiting-deadline.ts';
import type * as z from 'zod/mini';
import type { LedgerRecord } from '../ledger/records.ts';
import { timelineOf, type Step } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { owedOf } from './interest.ts';
import { isOpen, type LoanRow, type LoanView, type StaffLoanView } from './rows.ts';
import { overdueFrom } from './waits.ts';

export interface LoanContext {
  readonly calendar: Calendar;
  readonly now: number;
  /** When staff barred the customer from paying; left out of what is not open. */
  readonly barred?: readonly Barred[];
  /** When loans and pledges of the customer were repaid by their date; left out of what is not paid out. */
  readonly repaid?: readonly number[];
}

export function loanView(row: LoanRow, { calendar, now, barred = [], repaid = [] }: LoanContext): LoanView {
  const owed = owedOf({ calendar, now }, row);
  const overdueAt = isOpen(row) ? overdueFrom(calendar, row, barred) : Number(row.waitsUntil ?? row.overdueAt);
  const isOverdue = isOpen(row) && (row.overdueToldAt !== null || now >= overdueAt);
  return {
    id: row.id.toString(),
    amount: formatMoney(row.amount),
    termDays: row.termDays,
    ratePercent: row.ratePercent,
    state: row.status,
    score: row.score,
    reason: row.reason && toldReason(row.reason),
    note: row.note,
    dueDate: row.dueDate,
    waitsUntil: overdueAt === Number(row.overdueAt) ? null : overdueAt,
    isOverdue,
    countsFrom: row.countsFrom === null || row.countsFrom === 0n ? null : localDateOf(calendar, Number(row.countsFrom)),
    counts: countsOf(row, { isOverdue, now, repaid }),
    principal: formatMoney(owed.principal),
    interest: formatMoney(owed.interest),
    interestPerDay: formatMoney(interestOf(isOpen(row) ? owed.principal : row.amount, row.ratePercent)),
    canCancel: row.status === 'pending',
    createdAt: Number(row.createdAt),
    promisedBy: Number(row.promisedBy),
    decidedAt: numberOrNull(row.decidedAt),
    endedAt: numberOrNull(row.endedAt),
    timeline: courseOf(row),
  };
}

/** With its reason as it is. */
export function staffLoanView(row: LoanRow, context: LoanContext): StaffLoanView {
  return { ...loanView(row, context), reason: row.reason };
}

function countsOf(
  { status, overdueToldAt, countsFrom, decidedAt, endedAt }: LoanRow,
  { isOverdue, now, repaid }: { readonly isOverdue: boolean; readonly now: number; readonly repaid: readonly number[] },
): LoanView['counts'] {
  if (status !== 'in_progress' && status !== 'ended') return null;
  if (isOverdue || overdueToldAt !== null) return 'overdue';
  // Its own end is none of those before it.
  const end = endedAt === null ? Infinity : Number(endedAt);
  if (repaid.some((at) => at > Number(decidedAt) && at < end)) return 'beside_another';
  return Number(endedAt ?? now) < Number(countsFrom) ? 'too_early' : 'counts';
}

/** Once it is paid out, what is still to come is its repayment. */
function courseOf(row: LoanRow): Step[] {
  const isPaidOut = row.status === 'in_progress' || row.status === 'ended';
  const steps = timelineOf({ ...row, steps: [['paid', isPaidOut ? row.decidedAt : null]] });
  if (!isPaidOut) return steps;
  const state = row.endedAt === null ? 'now' : 'done';
  return [...steps, { step: 'repaid', state, at: numberOrNull(row.endedAt) }];
}

export function lineView({ id, kind, part, at, lines }: LedgerRecord): z.output<typeof loanLine> {
  const { loan, accrued } = effectOf(lines);
  const magnitude = (amount: Minor) => formatMoney(amount < 0n ? -amount : amount);
  return {
    entry: id.toString(),
    kind: kind as z.output<typeof loanLine>['kind'],
    at,
    date: kind === 'loan_interest' ? dateOfDay(part) : null,
    principal: magnitude(loan),
    interest: magnitude(accrued),
  };
}
