/** What a reviewer sees of a withdrawal: where it goes in full, and what changed about the account of late. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getWithdrawalCase } from '@bahi/contract/staff/reviews.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { destinationsById, openNumber, otherHolders, type DestinationRow } from '../destinations/service.ts';
import { newDevices } from '../identity/service.ts';
import { readBalance } from '../ledger/read.ts';
import { countOpen } from '../orders/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { restrictionsInForce } from '../restrictions/service.ts';
import { guardChanges, moneyOutHeldUntil } from '../security/service.ts';
import { caseOf, coverOf, moneyOutBar, paidBefore, withdrawalOf } from '../withdrawals/service.ts';
import { recordLook, withheldFrom } from './documents.ts';
import { firstApprovalOf, type QueueDeps } from './queues.ts';

type CaseView = OutputOf<typeof getWithdrawalCase>;

const RECENT_MS = 30 * 86_400_000;

/** The number stands in full here, unless it is withheld; the look itself is written down. */
export async function withdrawalCase(
  { queues, keys, verifiedName }: Pick<QueueDeps, 'queues' | 'verifiedName'> & { readonly keys: CustomerKeys },
  tx: Tx,
  { caseId, staff, now }: { caseId: bigint; staff: StaffPrincipal; now: number },
): Promise<CaseView> {
  const row = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  const { customerId, account } = row;
  const look = { queue: 'withdrawals', caseId, staff, now } as const;
  const withheld = await withheldFrom(queues, tx, look, row);
  const destination = (await destinationsById(tx, [row.destinationId])).get(row.destinationId)!;
  const name = await verifiedName(tx, customerId);
  const before = await paidBefore(tx, row);
  const balance = await readBalance(tx, customerId);
  const isOpen = row.status === 'pending' || row.status === 'approved';
  const others = await otherHolders(tx, destination);
  const number = withheld === null ? await openNumber(keys, destination) : null;
  const view: CaseView = {
    withdrawal: await withdrawalOf(tx, customerId, caseId.toString()),
    customer: { id: customerId.toString(), account, name },
    destination: {
      lines: linesOf(destination, number ?? destination.shown),
      addedAt: Number(destination.addedAt),
      holderMatches: destination.kind === 'card' ? destination.holder === name : null,
      otherHolders: others.map(({ id, account }) => ({ id: id.toString(), account })),
    },
    recentChanges: await recentChanges(tx, destination, now),
    moneyOutHeldUntil: await moneyOutHeldUntil(tx, customerId, now),
    restrictions: (await restrictionsInForce(tx, customerId, now)).map(({ kind, reason, since, until }) => ({
      kind,
      reason,
      since,
      until,
    })),
    receivable: formatMoney(balance.receivable),
    openPositions: (await countOpen(tx, customerId)).positions,
    isBarred:
      isOpen &&
      (coverOf(balance, row.amount).short > 0n ||
        (await moneyOutBar({ moneyOutHeldUntil }, tx, { customerId, now })) !== null),
    paidBefore: before.count,
    sumBefore: formatMoney(before.sum),
    firstApproval: await firstApprovalOf(tx, 'withdrawals', row),
    withheld,
  };
  await recordLook(tx, look, withheld);
  return view;
}

/** A number whose key was destroyed stays masked: nobody can pay to it. */
function linesOf(destination: DestinationRow, number: string): CaseView['destination']['lines'] {
  return destination.kind === 'card'
    ? [
        { label: 'holder', value: destination.holder },
        { label: 'account', value: number },
        { label: 'ifsc', value: destination.ifsc },
        { label: 'bank', value: destination.bank },
      ]
    : [
        { label: 'network', value: destination.network },
        { label: 'address', value: number },
      ];
}

async function recentChanges(
  tx: Tx,
  { customerId, addedAt }: DestinationRow,
  now: number,
): Promise<CaseView['recentChanges']> {
  const since = now - RECENT_MS;
  const devices = await newDevices(tx, customerId, since);
  const changes: CaseView['recentChanges'] = [
    ...(await guardChanges(tx, customerId, since)),
    ...devices.map((at) => ({ what: 'new_device' as const, at })),
  ];
  if (addedAt > since) changes.push({ what: 'destination_added', at: Number(addedAt) });
  return changes.toSorted((a, b) => b.at - a.at);
}
