/** Applications for dividends as staff decide them, and corporate actions with how far they are (rules §8, §10). */
import * as z from 'zod/mini';
import { corporateAction, dividend, dividendReason } from './calls.ts';
import { defineStaff } from '../endpoint.ts';
import { caseCustomer, note, undecided } from '../staff/cases.ts';
import { decimal, id, instant, pageOf, paging, signedDecimal, symbol } from '../shapes.ts';

export const getDividendCase = defineStaff({
  path: '/reviews/dividend',
  summary: 'An application for a dividend: what was held at the record date, and what was decided before.',
  roles: ['funds_maker', 'funds_checker', 'auditor'],
  isMutation: false,
  input: z.object({ case: id }),
  output: z.object({
    case: id,
    dividend,
    customer: caseCustomer,
    /** Applications for the same dividend that did not pass, oldest first. */
    earlier: z.array(z.object({ at: instant, by: z.string(), reason: dividendReason, note: z.nullable(z.string()) })),
  }),
  errors: ['staff.case_unknown'],
});

export const approveDividend = defineStaff({
  path: '/reviews/dividendApprove',
  summary: 'Approves an application; the amount is typed again. It is paid at once, or on the pay date.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({ case: id, amount: decimal, note }),
  output: z.object({ dividend, next: z.nullable(id) }),
  errors: [...undecided, 'staff.amount_differs'],
});

export const rejectDividend = defineStaff({
  path: '/reviews/dividendReject',
  summary: 'Does not pass an application, with its reason. The dividend stays the customer’s and is paid by its date.',
  roles: ['funds_maker', 'funds_checker'],
  isMutation: true,
  input: z.object({ case: id, reason: dividendReason, note }),
  output: z.object({ dividend, next: z.nullable(id) }),
  errors: undecided,
});

export const listActionProgress = defineStaff({
  path: '/actions/list',
  summary:
    'Corporate actions with their steps: who is entitled, adjusted and paid. `today`: goes ex today, or is under way.',
  roles: ['products', 'funds_maker', 'funds_checker', 'risk', 'support', 'auditor', 'admin'],
  isMutation: false,
  input: z.object({
    symbol: z.optional(symbol),
    /** Looked for in symbol and name. */
    text: z.optional(z.string().check(z.maxLength(40))),
    state: z._default(z.enum(['open', 'coming', 'today', 'done']), 'open'),
    ...paging,
  }),
  output: pageOf(
    z.object({
      action: corporateAction,
      /** Where staff announced it: as which product. */
      product: z.nullable(id),
      recordedAt: z.nullable(instant),
      adjustedAt: z.nullable(instant),
      paidAt: z.nullable(instant),
      /** From when on everything that is left is paid; null until the ex-date. */
      paidBy: z.nullable(instant),
      /** Reference price of the ex-date. */
      base: z.nullable(decimal),
      entitled: z.int(),
      adjusted: z.int(),
      paid: z.int(),
      underReview: z.int(),
      /** Positions that it would make larger than the books hold: it stops before them, and the symbol stays held up. */
      outgrown: z.int(),
      /** Shares that came, and money paid so far, signed. */
      shares: z.int(),
      amount: signedDecimal,
    }),
  ),
  errors: [],
});
