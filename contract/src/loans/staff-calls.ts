/** Requests for credit loans as staff decide them (desks §2, rules §10). */
import { creditEvent } from '../credit-score/calls.ts';
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { decimal, id } from '../shapes.ts';
import { caseCustomer, note, undecided } from '../staff/cases.ts';
import { loanReason, staffLoan } from './calls.ts';

const decided = [...undecided, 'staff.amount_differs'] as const;

export const getLoanCase = defineStaff({
  path: '/reviews/loan',
  summary: 'A request for a loan beside the score and its events, what the customer owns and owes, and earlier loans.',
  roles: ['risk', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    loan: staffLoan,
    customer: caseCustomer,
    score: z.int(),
    /** By the score now, beside what is owed. */
    left: decimal,
    cash: decimal,
    held: decimal,
    margin: decimal,
    receivable: decimal,
    /** Newest first. */
    events: z.array(creditEvent),
    /** Other loans of the customer, newest first. */
    earlier: z.array(staffLoan),
  }),
  errors: ['staff.case_unknown'],
});

export const approveLoan = defineStaff({
  path: '/reviews/loanApprove',
  summary: 'Pays the loan out, if the score still covers it; its amount is typed again.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ case: id, amount: decimal, note }),
  output: z.object({ loan: staffLoan, next: z.nullable(id) }),
  errors: [
    ...decided,
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'verification.required',
    'loans.score_low',
    'loans.above_limit',
  ],
});

export const rejectLoan = defineStaff({
  path: '/reviews/loanReject',
  summary: 'Declines a request, with the reason.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ case: id, reason: loanReason, note }),
  output: z.object({ loan: staffLoan, next: z.nullable(id) }),
  errors: [...decided],
});
