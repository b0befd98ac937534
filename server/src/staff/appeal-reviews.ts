/** The calls of reviewing appeals: the restriction and who imposed it, and the answer of another person (rules §6, §10). */
import { decideAppeal, getAppealCase } from '@bahi/contract/staff/reviews.ts';
import type { Tx } from '../platform/database.ts';
import {
  answerAppeal,
  appealView,
  caseOf,
  mayAnswer,
  restrictionRows,
  selectAppeal,
  selectRestriction,
} from '../restrictions/service.ts';
import type { Desk } from './desk.ts';
import { endProposal, lockProposal, staffRestriction, staffRestrictions } from './restriction-changes.ts';

export interface AppealReviewsDeps {
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
}

export function registerAppealReviews(desk: Desk, { verifiedName }: AppealReviewsDeps): void {
  const queue = 'appeals';
  desk.look(getAppealCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account }, { id, staff, now }) {
      const appeal = (await selectAppeal(tx, id))!;
      const restriction = (await selectRestriction(tx, appeal.restrictionId))!;
      const others = (await restrictionRows(tx, customerId, now)).filter((one) => one.id !== restriction.id);
      return {
        case: id.toString(),
        customer: { id: customerId.toString(), account, name: await verifiedName(tx, customerId) },
        appeal: appealView(appeal),
        restriction: await staffRestriction(tx, restriction, now),
        earlier: await staffRestrictions(tx, others, now),
        mayDecide: mayAnswer(restriction, staff.id) && customerId !== staff.customerId,
      };
    },
  });
  desk.decide(decideAppeal, {
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
