/** The credit score (desks §1): a published formula over dated events that nobody sets, and its history. */
import { CREDIT_CODES, type CreditCode } from '@bahi/core/credit-score.ts';
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, id, instant, pageOf, paging } from '../shapes.ts';

export const creditCode = z.enum(CREDIT_CODES as [CreditCode, ...CreditCode[]]);

export const creditEvent = z.object({
  id,
  at: instant,
  code: creditCode,
  points: z.int(),
  /** The record that caused it: a verification, an exam, a deposit, the customer, a loan, a position, an application. */
  reference: id,
  /** The score with this event, of those known by now. */
  score: z.int(),
});

export const getCreditScore = define({
  path: '/credit/score',
  summary: 'The credit score, and the formula that it follows from.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    score: z.int(),
    /** Everybody's before the first event, and the bounds of the sum. */
    start: z.int(),
    least: z.int(),
    most: z.int(),
    /** Below it no withdrawal is taken. */
    withdrawalMinimum: z.int(),
    /** What each event counts. */
    rules: z.array(z.object({ code: creditCode, points: z.int() })),
    /** Of loans repaid by their date so many count. */
    loansCountedMax: z.int(),
    /** And only one that was open for so many days. */
    loanCountedDays: z.int(),
    /** After so many further days an overdue loan counts again. */
    overdueAgainDays: z.int(),
  }),
  errors: [],
});

export const listCreditEvents = define({
  path: '/credit/events',
  summary: 'The events of the own credit score, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(creditEvent),
  errors: [],
});
