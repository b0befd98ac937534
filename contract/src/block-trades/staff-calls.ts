/** Requests for block trades as staff decide them (desks §3): all that was asked for, a part, or none, and why. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { decimal, id, instant } from '../shapes.ts';
import { caseCustomer, note, undecided } from '../staff/cases.ts';
import { blockOffer, blockRequest } from './calls.ts';

/** The reasons that a reviewer may give. */
export const blockReviewReason = z.enum(['oversubscribed', 'price_moved', 'concentration', 'unsuitable', 'asked']);

export const getBlockCase = defineStaff({
  path: '/reviews/block',
  summary: 'A request for a block beside the offer, what else is asked for, and what the customer asked for before.',
  roles: ['risk', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    request: blockRequest,
    block: blockOffer,
    customer: caseCustomer,
    /** The most that may be approved: what was asked for, as far as there is. */
    maximumLots: z.int(),
    /** The prices at which it may be approved now; null while there is no mark price. */
    range: z.nullable(z.object({ lowest: decimal, highest: decimal, isInside: z.boolean() })),
    /** Other requests of the customer, newest first. */
    earlier: z.array(
      z.object({
        id,
        symbol: z.string(),
        at: instant,
        lots: z.int(),
        approvedLots: z.nullable(z.int()),
        state: blockRequest.shape.state,
      }),
    ),
  }),
  errors: ['staff.case_unknown'],
});

export const approveBlock = defineStaff({
  path: '/reviews/blockApprove',
  summary:
    'Sells all that was asked for, or a part with its reason; what the lots come to is typed again, without charges. The rest is free at once.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({
    case: id,
    lots: z.int().check(z.minimum(1)),
    amount: decimal,
    /** Where it is a part. */
    reason: z.optional(blockReviewReason),
    note,
  }),
  output: z.object({ request: blockRequest, next: z.nullable(id) }),
  errors: [
    ...undecided,
    'staff.amount_differs',
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_trade',
    'block_trades.closed',
    'block_trades.off_shelf',
    'block_trades.gone_ex',
    'block_trades.customer_short',
    'block_trades.above_asked',
    'block_trades.reason_missing',
    'block_trades.no_mark',
    'block_trades.price_moved',
  ],
});

export const rejectBlock = defineStaff({
  path: '/reviews/blockReject',
  summary: 'Sells nothing, with the reason; everything held is free at once.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ case: id, reason: blockReviewReason, note }),
  output: z.object({ request: blockRequest, next: z.nullable(id) }),
  errors: [...undecided],
});
