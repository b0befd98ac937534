/**
 * The credit score (desks §1): a published formula that nobody sets. It is the sum of dated events, each with its points and the record
 * that caused it, from a start that is everybody's, within its bounds.
 */

/** What each code counts, in the order in which they are explained. The auditor has the same numbers on its own. */
export const CREDIT_POINTS = {
  verified: 50,
  exam_passed: 20,
  first_deposit: 10,
  account_90_days: 10,
  account_365_days: 10,
  loan_repaid_in_time: 20,
  pledge_repaid_in_time: 20,
  position_closed_out: -20,
  win_forfeited: -20,
  loan_overdue: -50,
  loan_overdue_longer: -10,
  deposit_false: -100,
} as const;

export type CreditCode = keyof typeof CREDIT_POINTS;

export const CREDIT_CODES = Object.keys(CREDIT_POINTS) as readonly CreditCode[];

export const SCORE_START = 600;
export const SCORE_LEAST = 300;
export const SCORE_MOST = 900;

/** So many loans and pledges together that were repaid by their date count: +100 in all. */
export const LOANS_COUNTED_MAX = 5;

/** And only one that was open so many days: repaid at once, small loans would make a score out of nothing. */
export const LOAN_COUNTED_DAYS = 30;

/** An overdue loan counts again after each of these, in days. */
export const OVERDUE_AGAIN_DAYS = 30;

/** The bounds are of the sum: what lies beyond them is not forgotten, and later events count from there. */
export function scoreOf(points: Iterable<number>): number {
  let sum = SCORE_START;
  for (const each of points) sum += each;
  return Math.min(SCORE_MOST, Math.max(SCORE_LEAST, sum));
}
