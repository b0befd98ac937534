/** Restrictions as staff impose, confirm and lift them, and appeals: the answer of another person (rules §6, §10). */
import { decideAppeal, getAppealCase } from '@bahi/contract/staff/reviews.ts';
import { liftRestriction, restrict as restrictCall } from '@bahi/contract/staff/customers.ts';
import type { Tx } from '../platform/database.ts';
import type { Desk } from '../staff/service.ts';
import { selectAppeal } from './appeal-store.ts';
import { answerAppeal, mayAnswer } from './appeals.ts';
import { caseOf } from './cases.ts';
import {
  endProposal,
  liftByStaff,
  lockProposal,
  restrict,
  restrictionRule,
  staffRestriction,
  staffRestrictions,
  type RestrictingDeps,
} from './staff-restrictions.ts';
import { selectRestriction } from './store.ts';
import { appealView, restrictionRows } from './views.ts';

export interface RestrictionReviewsDeps extends RestrictingDeps {
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
}

export function registerRestrictionReviews(desk: Desk, deps: RestrictionReviewsDeps): void {
  desk.changes({ restriction: restrictionRule });
  desk.command(restrictCall, (tx, asked) => restrict(deps, tx, asked));
  desk.command(liftRestriction, liftByStaff);
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
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
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
