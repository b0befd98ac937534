/** A withdrawal as the contract shows it: where it goes, the arrival clock, and its timeline. */
import { toldReason } from '@bahi/contract/told-reason.ts';
import type { staffWithdrawal, withdrawal as withdrawalShape } from '@bahi/contract/withdrawals/calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { Reader } from '../platform/database.ts';
import { timelineOf, type Course } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { destinationName, destinationsById, type DestinationRow } from '../destinations/service.ts';
import { payoutView } from './payouts.ts';
import type { WithdrawalRow } from './store.ts';

export type WithdrawalView = z.output<typeof withdrawalShape>;

export type StaffWithdrawalView = z.output<typeof staffWithdrawal>;

/** With its reason as it is. */
export async function staffWithdrawalView(reader: Reader, row: WithdrawalRow): Promise<StaffWithdrawalView> {
  const [view] = await withdrawalViews(reader, [row]);
  return { ...view!, reason: row.reason };
}

export async function withdrawalViews(reader: Reader, rows: readonly WithdrawalRow[]): Promise<WithdrawalView[]> {
  const destinations = await destinationsById(
    reader,
    rows.map((row) => row.destinationId),
  );
  return rows.map((row) => withdrawalView(row, destinations.get(row.destinationId)!));
}

export function withdrawalView(row: WithdrawalRow, destination: DestinationRow): WithdrawalView {
  return {
    id: row.id.toString(),
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    currency: row.currency,
    payout: payoutOf(row, destination),
    destination: destinationName(destination),
    status: row.status,
    reason: row.reason && toldReason(row.reason),
    note: row.note,
    needsTwo: row.needsTwo,
    entry: row.entryId?.toString() ?? null,
    createdAt: Number(row.createdAt),
    usuallyBy: Number(row.usuallyBy),
    latestBy: Number(row.latestBy),
    decidedAt: numberOrNull(row.rejectedAt ?? row.approvedAt ?? row.cancelledAt),
    paidAt: numberOrNull(row.paidAt),
    bankReference: row.bankReference,
    timeline: timelineOf({
      ...row,
      steps: stepsOf(row),
      decidedAt: row.rejectedAt ?? row.cancelledAt,
      promisedBy: row.latestBy,
    }),
  };
}

function payoutOf(row: WithdrawalRow, destination: DestinationRow): WithdrawalView['payout'] {
  const { amount, fee, networkFee, usdt } = row;
  if (destination.kind !== 'wallet' || usdt === null) return null;
  // Quoted whole, or not at all.
  const terms = {
    fee,
    networkFee,
    usdt,
    usdtRate: row.usdtRate!,
    usdtMiddle: row.usdtMiddle!,
    usdtSpreadBps: row.usdtSpreadBps!,
    usdtSource: row.usdtSource!,
    usdtRatesAt: row.usdtRatesAt!,
  };
  return payoutView({ network: destination.network, amount, terms });
}

function stepsOf({ needsTwo, firstApprovedAt, approvedAt, paidAt }: WithdrawalRow): Course['steps'] {
  const second: Course['steps'] = [
    ['approved', firstApprovedAt],
    ['second_approval', approvedAt],
  ];
  return [...(needsTwo ? second : ([['approved', approvedAt]] as const)), ['paid', paidAt]];
}
