/** The calls of reviewing appeals: the restriction and who imposed it, and the answer of another person (rules §6, §10). */
import { decideAppeal, getAppealCase } from '@bahi/contract/staff/reviews.ts';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../platform/refuse.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import {
  answerAppeal,
  appealView,
  caseOf,
  mayAnswer,
  restrictionRows,
  selectAppeal,
  selectRestriction,
} from '../restrictions/service.ts';
import { writeAudit } from './audit-log.ts';
import { decisionRoute, type DecidingDeps } from './decision-route.ts';
import type { QueueDeps } from './queues.ts';
import { endProposal, lockProposal, staffRestriction, staffRestrictions } from './restriction-changes.ts';

type AppealReviewsOptions = DecidingDeps & Pick<QueueDeps, 'verifiedName'>;

const queue = 'appeals';

export function registerAppealReviews(server: FastifyInstance, options: AppealReviewsOptions): void {
  const { db, verifiedName } = options;
  staffRoute(server, getAppealCase, ({ case: id }, { staff, now }) =>
    db.transaction(async (tx) => {
      const caseId = storedId(id);
      const row = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
      const appeal = (await selectAppeal(tx, caseId))!;
      const restriction = (await selectRestriction(tx, appeal.restrictionId))!;
      const others = (await restrictionRows(tx, row.customerId, now)).filter((one) => one.id !== restriction.id);
      const shown = {
        case: id,
        customer: {
          id: row.customerId.toString(),
          account: row.account,
          name: await verifiedName(tx, row.customerId),
        },
        appeal: appealView(appeal),
        restriction: await staffRestriction(tx, restriction, now),
        earlier: await staffRestrictions(tx, others, now),
        mayDecide: mayAnswer(restriction, staff.staffId) && row.customerId !== staff.customerId,
      };
      await writeAudit(tx, { staffId: staff.staffId, action: 'appeals.view', subject: `appeals:${caseId}`, now });
      return shown;
    }),
  );

  decisionRoute(server, options, decideAppeal, {
    queue,
    what: ({ isUpheld }) => (isUpheld ? 'approve' : 'reject'),
    detail: ({ answer }) => ({ answer }),
    async decide(tx, { id, staff, now }, { isUpheld, answer }) {
      const appeal = isUpheld ? await selectAppeal(tx, id) : null;
      const proposal = appeal === null ? null : await lockProposal(tx, appeal.restrictionId);
      await answerAppeal(tx, { id, by: staff, isUpheld, answer, now });
      if (proposal !== null) await endProposal(tx, proposal, { staffId: staff.id, reason: answer, now });
      return { needsSecond: false };
    },
    answer: (_decided, next) => ({ next }),
  });
}
