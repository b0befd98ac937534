/**
 * Credit loans (desks §2): what may be borrowed by the credit score, the request that staff review, and repaying at any time. Amounts are
 * INR; dates are those of the market's zone.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { requestStep } from '../requests.ts';
import { stepUp } from '../security/calls.ts';
import { businessDate, decimal, id, instant, pageOf, paging } from '../shapes.ts';
import { toldReasons } from '../told-reason.ts';

export const loanState = z.enum(['pending', 'in_progress', 'ended', 'rejected', 'cancelled']);

/** Why a reviewer declined one. */
const REASONS = ['unaffordable', 'identity_doubt', 'suspected_fraud', 'asked', 'not_approved'] as const;
export const loanReason = z.enum(REASONS);

const shape = {
  id,
  amount: decimal,
  termDays: z.int(),
  /** Of a year: simple interest, actual/365. */
  ratePercent: z.int(),
  state: loanState,
  /** The credit score by which it was asked for. */
  score: z.int(),
  reason: z.nullable(toldReasons(REASONS)),
  /** The reviewer's words. */
  note: z.nullable(z.string()),
  /** The last date by whose end it is repaid in time; null until it is paid out. */
  dueDate: z.nullable(businessDate),
  /** The first moment at which it is overdue, where that is later than the end of the due date: it waits, or waited, for a restriction by staff. */
  waitsUntil: z.nullable(instant),
  isOverdue: z.boolean(),
  /** The first date on which repaying all of it counts for the credit score; null: not paid out, or any does. */
  countsFrom: z.nullable(businessDate),
  /** What repaying all of it does, or did, for the score, as far as five did not before (desks §1); `beside_another`: what was open at the same time was repaid first, and counts; null: not paid out. */
  counts: z.nullable(z.enum(['counts', 'too_early', 'beside_another', 'overdue'])),
  /** What is owed now: of the loan, and the interest of every date that has ended. */
  principal: decimal,
  interest: decimal,
  /** The interest of a date with this principal; of a request, with all of it. */
  interestPerDay: decimal,
  canCancel: z.boolean(),
  createdAt: instant,
  promisedBy: instant,
  decidedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  timeline: z.array(requestStep),
};

export const loan = z.object(shape);

/** As staff see it. */
export const staffLoan = z.object({ ...shape, reason: z.nullable(loanReason) });

export const loanLine = z.object({
  entry: id,
  kind: z.enum(['loan_paid_out', 'loan_interest', 'loan_repaid']),
  at: instant,
  /** Of interest: the date it is of. */
  date: z.nullable(businessDate),
  /** What it changed of the principal and of the interest that are owed: amounts without a sign. */
  principal: decimal,
  interest: decimal,
});

export const loanDetail = z.object({
  ...shape,
  /** All that was ever charged and repaid. */
  interestCharged: decimal,
  repaid: decimal,
});

const unreadable = { amount: { code: 'loans.amount_not_whole', params: {} } } as const;

export const getLoanTerms = define({
  path: '/loans/terms',
  summary:
    'What may be borrowed, what a loan of this amount and term costs, and the first thing that stands in its way.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    /** Left out: the least. */
    amount: z.optional(decimal),
    /** Left out: the shortest. */
    termDays: z.optional(z.int()),
  }),
  unreadable,
  output: z.object({
    score: z.int(),
    /** Points above this one count, each with so much. */
    scoreFrom: z.int(),
    perPoint: decimal,
    maximum: decimal,
    /** By the score, and what is left of it beside what is owed. */
    limit: decimal,
    left: decimal,
    /** What is owed on the open loan, with its interest; and what else is owed. */
    owed: decimal,
    receivable: decimal,
    available: decimal,
    minimum: decimal,
    terms: z.array(z.int()),
    ratePercent: z.int(),
    amount: decimal,
    termDays: z.int(),
    /** Of the amount: of a date, of a year, and to the due date if nothing is repaid before. */
    interestPerDay: decimal,
    interestPerYear: decimal,
    interestTotal: decimal,
    /** If it were paid out now. */
    dueDate: businessDate,
    promisedBy: instant,
    /** The own loan that is under review, or open. */
    current: z.nullable(loan),
    /** Never that the fund password is needed: the request itself asks for it. */
    refusal: z.nullable(
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    ),
  }),
  errors: ['loans.amount_not_whole'],
});

export const requestLoan = define({
  path: '/loans/request',
  summary: 'Asks for a loan; a review decides, and pays it out.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ amount: decimal, termDays: z.int(), ...stepUp }),
  unreadable,
  output: loan,
  errors: [
    'identity.frozen',
    'verification.required',
    'verification.under_review',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
    'loans.amount_not_whole',
    'loans.below_minimum',
    'loans.term_unknown',
    'loans.pending',
    'loans.repay_first',
    'loans.score_low',
    'loans.above_limit',
  ],
});

export const cancelLoan = define({
  path: '/loans/cancel',
  summary: 'Takes a request back until it is decided.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ loan: id }),
  output: loan,
  errors: ['loans.unknown', 'loans.not_pending'],
});

export const repayLoan = define({
  path: '/loans/repay',
  summary: 'Repays any part of what is owed from cash, interest first, without a penalty.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'lessens_risk',
  input: z.object({ loan: id, amount: decimal }),
  unreadable: { amount: { code: 'loans.repay_nothing', params: {} } },
  output: loan,
  errors: ['loans.unknown', 'loans.not_open', 'loans.repay_nothing', 'loans.repay_above_owed', 'loans.insufficient'],
});

export const listLoans = define({
  path: '/loans/list',
  summary: 'Own loans and requests for one, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(loan),
  errors: [],
});

export const getLoan = define({
  path: '/loans/detail',
  summary: 'One own loan with its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ loan: id }),
  output: loanDetail,
  errors: ['loans.unknown'],
});

export const listLoanLines = define({
  path: '/loans/lines',
  summary: 'Each entry of the journal that a loan made, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ loan: id, ...paging }),
  output: pageOf(loanLine),
  errors: ['loans.unknown'],
});
