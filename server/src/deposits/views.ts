/** A deposit as the contract shows it, with its timeline against the promise. */
import type { deposit as depositShape } from '@bahi/contract/deposits/calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import { timelineOf, type Course } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { DepositRow } from './store.ts';

export type DepositView = z.output<typeof depositShape>;

export function depositView(row: DepositRow): DepositView {
  return {
    id: row.id.toString(),
    amount: formatMoney(row.amount),
    currency: row.currency,
    channel: row.channel,
    reference: row.reference,
    status: row.status,
    reason: row.reason,
    note: row.note,
    entry: row.entryId?.toString() ?? null,
    createdAt: Number(row.createdAt),
    decidedAt: numberOrNull(row.decidedAt),
    promisedBy: Number(row.promisedBy),
    timeline: timelineOf({ ...row, steps: stepsOf(row) }),
  };
}

function stepsOf({ status, needsTwo, firstApprovedAt, decidedAt }: DepositRow): Course['steps'] {
  const creditedAt = status === 'credited' ? decidedAt : null;
  const approvals: Course['steps'] = [
    ['approved', firstApprovedAt],
    ['second_approval', creditedAt],
  ];
  return [...(needsTwo ? approvals : []), ['credited', creditedAt]];
}
