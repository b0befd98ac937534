/** Mandates for day trading as staff decide them (desks §4, rules §10): risk approves one as it was asked for, or refuses it with a reason. */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { caseCustomer, note, undecided } from '../staff/cases.ts';
import { decimal, id, instant, signedDecimal } from '../shapes.ts';
import { dayMandate, dayMandateReason } from './calls.ts';

const decided = [...undecided, 'staff.amount_differs'] as const;

export const getDayMandateCase = defineStaff({
  path: '/reviews/dayMandate',
  summary: 'A request for a mandate beside what the customer has, owes and holds, and what earlier mandates came to.',
  roles: ['risk', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    mandate: dayMandate,
    customer: caseCustomer,
    /** Of the rupee book now; `available` is what is free beside what this request holds. */
    cash: decimal,
    available: decimal,
    margin: decimal,
    owed: decimal,
    openPositions: z.int(),
    /** Earlier mandates, newest first. */
    earlier: z.array(
      z.object({
        id,
        at: instant,
        amount: decimal,
        state: dayMandate.shape.state,
        mostUsed: decimal,
        net: z.nullable(signedDecimal),
      }),
    ),
  }),
  errors: ['staff.case_unknown'],
});

export const approveDayMandate = defineStaff({
  path: '/reviews/dayMandateApprove',
  summary: 'Lets it run, from the opening of its session or at once inside it; the amount is typed again.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ case: id, amount: decimal, note }),
  output: z.object({ mandate: dayMandate, next: z.nullable(id) }),
  errors: [
    ...decided,
    'day_trading.too_late',
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_trade',
    'orders.margin_not_enabled',
  ],
});

export const rejectDayMandate = defineStaff({
  path: '/reviews/dayMandateReject',
  summary: 'Refuses it with the reason; everything held is free at once.',
  roles: ['risk'],
  isMutation: true,
  input: z.object({ case: id, reason: dayMandateReason, note }),
  output: z.object({ mandate: dayMandate, next: z.nullable(id) }),
  errors: [...decided],
});
