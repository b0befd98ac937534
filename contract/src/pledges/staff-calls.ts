/** Requests for pledges as staff decide them (desks §7, rules §10). */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { decimal, id } from '../shapes.ts';
import { caseCustomer, note, undecided } from '../staff/cases.ts';
import { pledgeReason, staffPledge } from './calls.ts';

const decided = [...undecided, 'staff.amount_differs'] as const;

export const getPledgeCase = defineStaff({
  path: '/reviews/pledge',
  summary:
    'A request for a pledge beside the value of its shares now, what the customer owns and owes, and earlier pledges.',
  roles: ['risk', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    pledge: staffPledge,
    customer: caseCustomer,
    /** The most that these shares cover at this mark price; null while there is none. */
    limit: z.nullable(decimal),
    cash: decimal,
    held: decimal,
    receivable: decimal,
    /** Owed on a loan and on other pledges. */
    owed: decimal,
    earlier: z.array(staffPledge),
  }),
  errors: ['staff.case_unknown'],
});

export const approvePledge = defineStaff({
  path: '/reviews/pledgeApprove',
  summary: 'Pays it out, if the shares still cover it at the mark price of this moment; its amount is typed again.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ case: id, amount: decimal, note }),
  output: z.object({ pledge: staffPledge, next: z.nullable(id) }),
  errors: [
    ...decided,
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'verification.required',
    'pledges.price_unavailable',
    'pledges.above_limit',
  ],
});

export const rejectPledge = defineStaff({
  path: '/reviews/pledgeReject',
  summary: 'Declines a request, with the reason; the shares are free again.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ case: id, reason: pledgeReason, note }),
  output: z.object({ pledge: staffPledge, next: z.nullable(id) }),
  errors: [...decided],
});
