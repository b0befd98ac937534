/** The calls of reviewing requests for placements (rules §8, §10). */
import { approvePlacement, getPlacementCase, rejectPlacement } from '@bahi/contract/placements/staff-calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { FastifyInstance } from 'fastify';
import {
  caseOf,
  decidePlacement,
  offerOf,
  requestOf,
  requestsPage,
  type DecisionDeps,
  type PlacementsDeps,
} from '../placements/service.ts';
import { refuse } from '../platform/refuse.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { writeAudit } from './audit-log.ts';
import { decisionRoute, type DecidingDeps } from './decision-route.ts';
import type { QueueDeps } from './queues.ts';

export interface PlacementReviewsOptions
  extends DecidingDeps, DecisionDeps, Pick<PlacementsDeps, 'marketPrice'>, Pick<QueueDeps, 'verifiedName'> {}

const queue = 'placements';
const EARLIER_MAX = 20;

export function registerPlacementReviews(server: FastifyInstance, options: PlacementReviewsOptions): void {
  const { db, verifiedName } = options;
  staffRoute(server, getPlacementCase, ({ case: id }, { staff, now }) =>
    db.transaction(async (tx) => {
      const caseId = storedId(id);
      const found = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
      const { customerId, account, lots, remainingLots } = found;
      const request = await requestOf(tx, customerId, id);
      const placement = await offerOf(options, tx, found.offerId.toString(), now);
      const others = await requestsPage(tx, customerId, { page: 1, pageSize: EARLIER_MAX });
      const name = await verifiedName(tx, customerId);
      await writeAudit(tx, { staffId: staff.staffId, action: 'placements.view', subject: `placements:${caseId}`, now });
      const asked = Math.max(Number(found.askedLots), lots);
      return {
        request,
        placement,
        customer: { id: customerId.toString(), account, name },
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
    }),
  );
  decisionRoute(server, options, approvePlacement, {
    queue,
    what: () => 'approve',
    detail: ({ lots, amount, reason = null, note = null }) => ({ lots: String(lots), amount, reason, note }),
    decide: async (tx, { id, staff, now }, { lots, amount, reason = null, note = null }) => ({
      ...(await decidePlacement(options, tx, { id, staff, lots, amount, reason, note, now })),
      needsSecond: false,
    }),
    answer: ({ request }, next) => ({ request, next }),
  });
  decisionRoute(server, options, rejectPlacement, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: async (tx, { id, staff, now }, { reason, note = null }) => ({
      ...(await decidePlacement(options, tx, { id, staff, lots: 0, amount: formatMoney(0n), reason, note, now })),
      needsSecond: false,
    }),
    answer: ({ request }, next) => ({ request, next }),
  });
}
