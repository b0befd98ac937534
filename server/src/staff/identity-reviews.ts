/** The calls of reviewing verifications: what was entered beside the photos, the numbers in full, the decision (rules §10). */
import {
  approveIdentity as approveIdentityCall,
  getIdentityCase,
  rejectIdentity as rejectIdentityCall,
  revealNumber,
} from '@bahi/contract/staff/reviews.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import { refuse } from '../platform/refuse.ts';
import { staffImage, staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { viewUpload, type UploadsDeps } from '../uploads/service.ts';
import { approveIdentity, caseOf, identityCase, rejectIdentity, revealNumbers } from '../verification/service.ts';
import { claimedCase, decisionRoute, type DecidingDeps } from './decision-route.ts';
import { recordLook, recordOpening, withheldFrom } from './documents.ts';

export interface IdentityReviewsOptions extends DecidingDeps {
  readonly clock: Clock;
  readonly keys: CustomerKeys;
  readonly files: UploadsDeps['files'];
}

const queue = 'identity';

export function registerIdentityReviews(server: FastifyInstance, options: IdentityReviewsOptions): void {
  const { db } = options;
  // Of proofs of deposits as well: the ticket, given to this person a moment ago, says which.
  staffImage(server, ['identity_reviewer', 'funds_maker', 'funds_checker', 'auditor'], (ticket, { staffId }, now) =>
    viewUpload(options, { ticket, staffId, now }),
  );

  staffRoute(server, getIdentityCase, ({ case: id }, { staff, now }) =>
    db.transaction(async (tx) => {
      const caseId = storedId(id);
      const row = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
      const viewer = { id: staff.staffId, name: staff.name, customerId: staff.customerId };
      const look = { queue, caseId, staff, now } as const;
      const withheld = await withheldFrom(options.queues, tx, look, row);
      const { customerId, ...shown } = await identityCase(options, tx, { id: caseId, staff: viewer, now, withheld });
      await recordLook(tx, look, withheld);
      const customer = { id: customerId.toString(), account: row.account, registeredAt: Number(row.registeredAt) };
      return { ...shown, customer };
    }),
  );

  staffRoute(server, revealNumber, ({ case: id }, ctx) => {
    const caseId = storedId(id);
    // Asked for again it is written down again, so that no answer with a number is kept.
    return db.transaction(async (tx) => {
      const { staff, now } = ctx;
      await claimedCase(options.queues, tx, { queue, caseId, staff, now });
      const viewer = { id: staff.staffId, name: staff.name, customerId: staff.customerId };
      const numbers = await revealNumbers(options, tx, { id: caseId, staff: viewer, now });
      await recordOpening(tx, { queue, caseId, staff, now }, 'reveal');
      return numbers;
    });
  });

  decisionRoute(server, options, approveIdentityCall, {
    queue,
    what: () => 'approve',
    detail: ({ note = null }) => ({ note }),
    decide: (tx, given, { note = null }) => approveIdentity(options, tx, { ...given, note }),
    answer: ({ needsSecond }, next) => ({ needsSecond, next }),
  });

  decisionRoute(server, options, rejectIdentityCall, {
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
