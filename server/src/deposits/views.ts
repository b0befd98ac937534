/** A deposit as the contract shows it, with its timeline against the promise. */
import type { deposit as depositShape } from '@bahi/contract/deposits/calls.ts';
import type { requestStep } from '@bahi/contract/requests.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import { numberOrNull } from '../platform/stored-number.ts';
import type { DepositRow } from './store.ts';

export type DepositView = z.output<typeof depositShape>;
type Step = z.output<typeof requestStep>;

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
    timeline: timelineOf(row),
  };
}

/** What happened, then what is still to come; an ended request has no more to come. */
function timelineOf(row: DepositRow): Step[] {
  const { status, needsTwo, firstApprovedAt } = row;
  const decidedAt = numberOrNull(row.decidedAt);
  const steps: Step[] = [{ step: 'sent', state: 'done', at: Number(row.createdAt) }, ...claimedStep(row.claimedAt)];
  if (firstApprovedAt !== null) steps.push({ step: 'approved', state: 'done', at: Number(firstApprovedAt) });
  switch (status) {
    case 'rejected':
    case 'cancelled':
      return [...steps, { step: status, state: 'failed', at: decidedAt }];
    case 'credited':
      if (needsTwo) steps.push({ step: 'second_approval', state: 'done', at: decidedAt });
      return [...steps, { step: 'credited', state: 'done', at: decidedAt }];
    case 'pending': {
      const ahead: Step['step'][] = needsTwo ? ['approved', 'second_approval', 'credited'] : ['credited'];
      const left = firstApprovedAt === null ? ahead : ahead.slice(1);
      steps.push(...left.map((step, index): Step => ({ step, state: index === 0 ? 'now' : 'ahead', at: null })));
      return [...steps, { step: 'promised', state: 'ahead', at: Number(row.promisedBy) }];
    }
  }
}

/** Who took it up is not told, only that somebody did. */
function claimedStep(claimedAt: bigint | null): Step[] {
  return claimedAt === null ? [] : [{ step: 'claimed', state: 'done', at: Number(claimedAt) }];
}
