/** Verifications as staff review them: what was entered beside the photos, the numbers in full, the decision (rules §10). */
import {
  approveIdentity as approveCall,
  getIdentityCase,
  rejectIdentity as rejectCall,
  revealNumber,
} from '@bahi/contract/staff/reviews.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { approveIdentity, identityCase, rejectIdentity, revealNumbers, type DecisionDeps } from './decisions.ts';

export function registerVerificationReviews(desk: Desk, deps: DecisionDeps): void {
  const queue = 'identity';
  desk.open(getIdentityCase, {
    queue,
    caseOf,
    async read(tx, { account, registeredAt }, by) {
      const { customerId, ...shown } = await identityCase(deps, tx, by);
      return { ...shown, customer: { id: customerId.toString(), account, registeredAt: Number(registeredAt) } };
    },
  });
  desk.reveal(revealNumber, { queue, read: (tx, by) => revealNumbers(deps, tx, by) });
  desk.decide(approveCall, {
    queue,
    what: () => 'approve',
    detail: ({ note = null }) => ({ note }),
    decide: (tx, given, { note = null }) => approveIdentity(deps, tx, { ...given, note }),
    answer: ({ needsSecond }, next) => ({ needsSecond, next }),
  });
  desk.decide(rejectCall, {
    queue,
    what: () => 'reject',
    detail: ({ fields, note = null }) => ({
      reasons: fields.map(({ field, reason }) => `${field}: ${reason}`).join(', '),
      note,
    }),
    decide: (tx, given, { fields, note = null }) => rejectIdentity(tx, { ...given, fields, note }),
    answer: (_decided, next) => ({ next }),
  });
}
