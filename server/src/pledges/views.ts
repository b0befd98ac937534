/** Pledges as the contract shows them. */
import type { pledgeLine } from '@bahi/contract/pledges/calls.ts';
import { toldReason } from '@bahi/contract/told-reason.ts';
import { dateOfDay, localDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { effectOf } from '@bahi/core/ledger.ts';
import { interestOf } from '@bahi/core/loan.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { owedBps, valueOf } from '@bahi/core/pledge.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { Barred } from '@bahi/core/waiting-deadline.ts';
import type * as z from 'zod/mini';
import type { LedgerRecord } from '../ledger/records.ts';
import { overdueFrom } from '../loans/service.ts';
import { timelineOf, type Step } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { markOf, type PledgesDeps } from './checks.ts';
import { owedOf } from './interest.ts';
import { isOpen, type PledgeRow, type PledgeView, type StaffPledgeView } from './rows.ts';

export interface PledgeContext extends Pick<PledgesDeps, 'marketPrice' | 'isListed' | 'isHeldUp'> {
  readonly calendar: Calendar;
  readonly now: number;
  /** When staff barred the customer from paying; left out of what is not open. */
  readonly barred?: readonly Barred[];
}

export function pledgeView(row: PledgeRow, { calendar, now, barred = [], ...market }: PledgeContext): PledgeView {
  const owed = owedOf({ calendar, now }, row);
  const overdueAt = isOpen(row) ? overdueFrom(calendar, row, barred) : Number(row.waitsUntil ?? row.overdueAt);
  const mark = row.pledged > 0 ? markOf(market, row.symbol, now) : null;
  const value = mark === null ? null : valueOf(mark, row.pledged);
  return {
    id: row.id.toString(),
    symbol: row.symbol,
    position: row.positionId.toString(),
    amount: formatMoney(row.amount),
    lots: row.lots,
    shares: row.shares,
    pledged: row.pledged,
    termDays: row.termDays,
    ratePercent: row.ratePercent,
    warningPercent: row.warningPercent,
    salePercent: row.salePercent,
    noticeHours: row.noticeHours,
    state: row.status,
    outcome: row.outcome,
    reason: row.reason && toldReason(row.reason),
    note: row.note,
    dueDate: row.dueDate,
    waitsUntil: overdueAt === Number(row.overdueAt) ? null : overdueAt,
    isOverdue: isOpen(row) && (row.overdueToldAt !== null || now >= overdueAt),
    countsFrom: row.countsFrom === null ? null : localDateOf(calendar, Number(row.countsFrom)),
    principal: formatMoney(owed.principal),
    interest: formatMoney(owed.interest),
    interestPerDay: formatMoney(interestOf(isOpen(row) ? owed.principal : row.amount, row.ratePercent)),
    value: value === null ? null : formatMoney(value),
    owedBps: owedBps(owed.principal + owed.interest, value),
    warnedAt: numberOrNull(row.warnedAt),
    saleFrom: isOpen(row) && row.noticedAt !== null ? Number(row.noticedAt) + row.noticeHours * HOUR_MS : null,
    soldShares: row.soldShares,
    soldAmount: formatMoney(row.soldAmount),
    canCancel: row.status === 'pending',
    createdAt: Number(row.createdAt),
    promisedBy: Number(row.promisedBy),
    decidedAt: numberOrNull(row.decidedAt),
    endedAt: numberOrNull(row.endedAt),
    timeline: courseOf(row),
  };
}

/** With its reason as it is. */
export function staffPledgeView(row: PledgeRow, context: PledgeContext): StaffPledgeView {
  return { ...pledgeView(row, context), reason: row.reason };
}

/** Once it is paid out, what is still to come is its repayment. */
function courseOf(row: PledgeRow): Step[] {
  const isPaidOut = row.status === 'lending' || row.status === 'finished';
  const steps = timelineOf({ ...row, steps: [['paid', isPaidOut ? row.decidedAt : null]] });
  if (!isPaidOut) return steps;
  const state = row.endedAt === null ? 'now' : 'done';
  return [...steps, { step: 'repaid', state, at: numberOrNull(row.endedAt) }];
}

export function lineView({ id, kind, part, at, lines }: LedgerRecord): z.output<typeof pledgeLine> {
  const { loan, accrued } = effectOf(lines);
  const magnitude = (amount: Minor) => formatMoney(amount < 0n ? -amount : amount);
  return {
    entry: id.toString(),
    kind: kind as z.output<typeof pledgeLine>['kind'],
    at,
    date: kind === 'pledge_interest' ? dateOfDay(part) : null,
    principal: magnitude(loan),
    interest: magnitude(accrued),
  };
}
