/** Requests for placements as staff review them (rules §8, §10). */
import { approvePlacement, getPlacementCase, rejectPlacement } from '@bahi/contract/placements/staff-calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { decidePlacement, type DecisionDeps } from './decisions.ts';
import { offerOf, requestOf, requestsPage, type PlacementsDeps } from './service.ts';

export interface PlacementReviewsDeps extends DecisionDeps, Pick<PlacementsDeps, 'marketPrice'> {
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
}

const EARLIER_MAX = 20;

export function registerPlacementReviews(desk: Desk, deps: PlacementReviewsDeps): void {
  const queue = 'placements';
  desk.look(getPlacementCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account, lots, remainingLots, askedLots, offerId }, { id: caseId, now }) {
      const id = caseId.toString();
      const others = await requestsPage(tx, customerId, { page: 1, pageSize: EARLIER_MAX });
      const asked = Math.max(Number(askedLots), lots);
      return {
        request: await requestOf(tx, customerId, id),
        placement: await offerOf(deps, tx, offerId.toString(), now),
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        maximumLots: Math.min(lots, remainingLots),
        proportionalLots:
          asked <= remainingLots ? lots : Number((BigInt(lots) * BigInt(remainingLots)) / BigInt(asked)),
        earlier: others.rows
          .filter((one) => one.id !== id)
          .map(({ id: other, symbol, createdAt, lots: wanted, allottedLots, state, reason }) => ({
            id: other,
            symbol,
            at: createdAt,
            lots: wanted,
            allottedLots,
            state,
            reason,
          })),
      };
    },
  });
  desk.decide(approvePlacement, {
    queue,
    what: () => 'approve',
    detail: ({ lots, amount, reason = null, note = null }) => ({ lots: String(lots), amount, reason, note }),
    decide: (tx, { id, staff, now }, { lots, amount, reason = null, note = null }) =>
      decidePlacement(deps, tx, { id, staff, lots, amount, reason, note, now }),
    answer: ({ request }, next) => ({ request, next }),
  });
  desk.decide(rejectPlacement, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, { id, staff, now }, { reason, note = null }) =>
      decidePlacement(deps, tx, { id, staff, lots: 0, amount: formatMoney(0n), reason, note, now }),
    answer: ({ request }, next) => ({ request, next }),
  });
}
