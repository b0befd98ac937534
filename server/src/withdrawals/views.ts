/** A withdrawal as the contract shows it: where it goes, the arrival clock, and its timeline. */
import type { requestStep } from '@bahi/contract/requests.ts';
import type { withdrawal as withdrawalShape } from '@bahi/contract/withdrawals/calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { Reader } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { destinationName, destinationsById } from '../destinations/service.ts';
import type { WithdrawalRow } from './store.ts';

export type WithdrawalView = z.output<typeof withdrawalShape>;
type Step = z.output<typeof requestStep>;

export async function withdrawalViews(reader: Reader, rows: readonly WithdrawalRow[]): Promise<WithdrawalView[]> {
  const destinations = await destinationsById(
    reader,
    rows.map((row) => row.destinationId),
  );
  return rows.map((row) => withdrawalView(row, destinationName(destinations.get(row.destinationId)!)));
}

export function withdrawalView(row: WithdrawalRow, destination: string): WithdrawalView {
  return {
    id: row.id.toString(),
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    currency: row.currency,
    destination,
    status: row.status,
    reason: row.reason,
    note: row.note,
    needsTwo: row.needsTwo,
    entry: row.entryId?.toString() ?? null,
    createdAt: Number(row.createdAt),
    usuallyBy: Number(row.usuallyBy),
    latestBy: Number(row.latestBy),
    decidedAt: numberOrNull(row.rejectedAt ?? row.approvedAt ?? row.cancelledAt),
    paidAt: numberOrNull(row.paidAt),
    bankReference: row.bankReference,
    timeline: timelineOf(row),
  };
}

/** What happened, then what is still to come; an ended request has no more to come. */
function timelineOf(row: WithdrawalRow): Step[] {
  const { status, needsTwo } = row;
  const approvals: Step['step'][] = needsTwo ? ['approved', 'second_approval'] : ['approved'];
  const approvedAt = (needsTwo ? [row.firstApprovedAt, row.approvedAt] : [row.approvedAt]).filter((at) => at !== null);
  const steps: Step[] = [
    { step: 'sent', state: 'done', at: Number(row.createdAt) },
    ...claimedStep(row.claimedAt),
    ...approvedAt.map((at, index): Step => ({ step: approvals[index]!, state: 'done', at: Number(at) })),
  ];
  switch (status) {
    case 'rejected':
      return [...steps, { step: 'rejected', state: 'failed', at: numberOrNull(row.rejectedAt) }];
    case 'cancelled':
      return [...steps, { step: 'cancelled', state: 'failed', at: numberOrNull(row.cancelledAt) }];
    case 'paid':
      return [...steps, { step: 'paid', state: 'done', at: numberOrNull(row.paidAt) }];
    case 'pending':
    case 'approved': {
      const left: Step['step'][] = [...approvals.slice(approvedAt.length), 'paid'];
      steps.push(...left.map((step, index): Step => ({ step, state: index === 0 ? 'now' : 'ahead', at: null })));
      return [...steps, { step: 'promised', state: 'ahead', at: Number(row.latestBy) }];
    }
  }
}

/** Who took it up is not told, only that somebody did. */
function claimedStep(claimedAt: bigint | null): Step[] {
  return claimedAt === null ? [] : [{ step: 'claimed', state: 'done', at: Number(claimedAt) }];
}
