/** Requests for placements as staff decide them (rules §8, §10): all that was asked for, a part, or none, and why. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { caseCustomer, note, undecided } from '../staff/cases.ts';
import { placementOffer, placementRequest } from './calls.ts';
import { decimal, id, instant } from '../shapes.ts';

/** The reasons that a reviewer may give. */
export const placementReviewReason = z.enum(['oversubscribed', 'concentration', 'unsuitable', 'asked']);

const decided = [
  ...undecided,
  'staff.amount_differs',
  'placements.over',
  'placements.gone_ex',
  'placements.above_asked',
  'placements.reason_missing',
] as const;

export const getPlacementCase = defineStaff({
  path: '/reviews/placement',
  summary:
    'A request for a placement beside the placement, what else is asked for, and what the customer asked for before.',
  roles: ['funds_maker', 'funds_checker', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    request: placementRequest,
    placement: placementOffer,
    customer: caseCustomer,
    /** The most that may be allotted: what was asked for, as far as there is. */
    maximumLots: z.int(),
    /** What this request gets where everybody who waits gets the same part of what is asked for; whole lots, rounded down. */
    proportionalLots: z.int(),
    /** Other requests of the customer, newest first. */
    earlier: z.array(
      z.object({
        id,
        symbol: z.string(),
        at: instant,
        lots: z.int(),
        allottedLots: z.nullable(z.int()),
        state: placementRequest.shape.state,
        reason: placementRequest.shape.reason,
      }),
    ),
  }),
  errors: ['staff.case_unknown'],
});

export const approvePlacement = defineStaff({
  path: '/reviews/placementApprove',
  summary:
    'Allots all that was asked for, or a part with its reason; what the lots come to is typed again. The rest is free at once.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({
    case: id,
    lots: z.int().check(z.minimum(1)),
    amount: decimal,
    /** Where it is a part. */
    reason: z.optional(placementReviewReason),
    note,
  }),
  output: z.object({ request: placementRequest, next: z.nullable(id) }),
  errors: [...decided, 'identity.frozen', 'identity.banned', 'identity.disabled', 'identity.no_trade'],
});

export const rejectPlacement = defineStaff({
  path: '/reviews/placementReject',
  summary: 'Allots nothing, with the reason; everything held is free at once.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({ case: id, reason: placementReviewReason, note }),
  output: z.object({ request: placementRequest, next: z.nullable(id) }),
  errors: [...decided],
});
