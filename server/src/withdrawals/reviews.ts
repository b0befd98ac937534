/**
 * Withdrawals as staff review them (rules §7, §10): where one goes, in full, and what changed about the account of late; the decision, and
 * that it is paid.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import {
  approveWithdrawal as approveCall,
  getWithdrawalCase,
  payWithdrawal as payCall,
  rejectWithdrawal as rejectCall,
} from '@bahi/contract/staff/reviews.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { destinationsById, openNumber, otherHolders, type DestinationRow } from '../destinations/service.ts';
import { newDevices } from '../identity/service.ts';
import { readBalance } from '../ledger/read.ts';
import { countOpen } from '../orders/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import { restrictionsInForce } from '../restrictions/service.ts';
import { guardChanges, moneyOutHeldUntil } from '../security/service.ts';
import { firstApprovalOf, type Desk } from '../staff/service.ts';
import { coverOf, moneyOutBar } from './payment-checks.ts';
import { caseOf, paidBefore } from './cases.ts';
import { approveWithdrawal, payWithdrawal, rejectWithdrawal } from './decisions.ts';
import type { WithdrawalsDeps } from './service.ts';
import { requests } from './store.ts';
import { staffWithdrawalView } from './views.ts';

export interface WithdrawalReviewsDeps extends Pick<WithdrawalsDeps, 'verifiedName'> {
  readonly calendar: Calendar;
  readonly keys: CustomerKeys;
}

type CaseView = OutputOf<typeof getWithdrawalCase>;

const RECENT_MS = 30 * DAY_MS;

export function registerWithdrawalReviews(desk: Desk, { calendar, keys, verifiedName }: WithdrawalReviewsDeps): void {
  const queue = 'withdrawals';
  const deps = { calendar, moneyOutHeldUntil };
  // The number stands in full here, unless it is withheld.
  desk.open(getWithdrawalCase, {
    queue,
    caseOf,
    async read(tx, row, { id, now, withheld }) {
      const { customerId, account } = row;
      const destination = (await destinationsById(tx, [row.destinationId])).get(row.destinationId)!;
      const name = await verifiedName(tx, customerId);
      const before = await paidBefore(tx, row);
      const balance = await readBalance(tx, customerId);
      const isOpen = row.status === 'pending' || row.status === 'approved';
      const others = await otherHolders(tx, destination);
      const number = withheld === null ? await openNumber(keys, destination) : null;
      return {
        withdrawal: await staffWithdrawalView(tx, (await requests.select(tx, id))!),
        customer: { id: customerId.toString(), account, name },
        destination: {
          lines: linesOf(destination, number ?? destination.shown),
          addedAt: Number(destination.addedAt),
          holderMatches: destination.kind === 'card' ? destination.holder === name : null,
          otherHolders: others.map((other) => ({ id: other.id.toString(), account: other.account })),
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
          (coverOf(balance, row.amount).short > 0n || (await moneyOutBar(deps, tx, { customerId, now })) !== null),
        paidBefore: before.count,
        sumBefore: formatMoney(before.sum),
        firstApproval: await firstApprovalOf(tx, queue, row),
        withheld,
      };
    },
  });
  desk.decide(approveCall, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, given, { amount, note = null }) => approveWithdrawal(deps, tx, { ...given, amount, note }),
    answer: ({ withdrawal, needsSecond }, next) => ({ withdrawal, needsSecond, next }),
  });
  desk.decide(rejectCall, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, given, { reason, note = null }) => rejectWithdrawal(deps, tx, { ...given, reason, note }),
    answer: ({ withdrawal }, next) => ({ withdrawal, next }),
  });
  desk.decide(payCall, {
    queue,
    what: () => 'paid',
    detail: ({ bankReference, wasSentBefore }) => ({
      bankReference,
      ...(wasSentBefore ? { wasSentBefore: 'yes' } : {}),
    }),
    decide: (tx, given, { bankReference, wasSentBefore = false }) =>
      payWithdrawal(deps, tx, { ...given, bankReference, wasSentBefore }),
    answer: ({ withdrawal }) => ({ withdrawal }),
  });
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
