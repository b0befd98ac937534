/**
 * Credit loans (desks §2): what may be borrowed, when it is due, its interest and what a repayment pays. Simple interest, actual/365, half up
 * to a paisa, once for each calendar date of the market's zone on the principal owed at that date's end. A date is known as YYYY-MM-DD.
 */
import { assert } from './assert.ts';
import { addDays, dayOf, localDateOf, midnightOf, type Calendar } from './calendar.ts';
import { LOAN_COUNTED_DAYS } from './credit-score.ts';
import { divideHalfUp, formatMoney, type Minor } from './money.ts';
import type { Parameters } from './parameters.ts';

const RUPEE = 100n;
const DAYS_OF_A_YEAR = 365n;

type Limits = Pick<Parameters, 'loanMinimum' | 'loanMaximum' | 'loanScoreFrom' | 'loanPerPoint' | 'loanTermDays'>;

/** What somebody with this score may owe in all, and what of it is left beside what is owed already; whole rupees. */
export function loanLimit(
  { loanMaximum, loanScoreFrom, loanPerPoint }: Pick<Limits, 'loanMaximum' | 'loanScoreFrom' | 'loanPerPoint'>,
  { score, owed }: { readonly score: number; readonly owed: Minor },
): { readonly limit: Minor; readonly left: Minor } {
  const byScore = score > loanScoreFrom ? BigInt(score - loanScoreFrom) * loanPerPoint : 0n;
  const limit = byScore < loanMaximum ? byScore : loanMaximum;
  const left = limit > owed ? limit - owed : 0n;
  return { limit, left: left - (left % RUPEE) };
}

interface RejectionParams {
  'loans.amount_not_whole': Record<never, never>;
  'loans.below_minimum': { minimum: string };
  'loans.term_unknown': { terms: string };
  'loans.pending': Record<never, never>;
  'loans.repay_first': { amount: string };
  'loans.score_low': { score: number; above: number };
  'loans.above_limit': { limit: string };
}

export type LoanRejection = {
  readonly [C in keyof RejectionParams]: { readonly code: C; readonly params: Readonly<RejectionParams[C]> };
}[keyof RejectionParams];

export interface LoanFacts {
  /** Null: it was no amount of money. */
  readonly amount: Minor | null;
  readonly termDays: number;
  readonly hasPending: boolean;
  /** Of an open loan with its interest; null: there is none. */
  readonly openOwed: Minor | null;
  readonly score: number;
  /** What is owed otherwise. */
  readonly receivable: Minor;
}

/** The first thing that stands in the way of what is asked for (desks §0): the amount, the term, one at a time, the limit. */
export function loanRejection(facts: LoanFacts, limits: Limits): LoanRejection | null {
  const { amount, termDays, hasPending, openOwed } = facts;
  const { loanMinimum, loanTermDays } = limits;
  if (amount === null || amount % RUPEE !== 0n) return reject('loans.amount_not_whole', {});
  if (amount < loanMinimum) return reject('loans.below_minimum', { minimum: formatMoney(loanMinimum) });
  if (!loanTermDays.includes(termDays)) return reject('loans.term_unknown', { terms: loanTermDays.join(', ') });
  if (hasPending) return reject('loans.pending', {});
  if (openOwed !== null) return reject('loans.repay_first', { amount: formatMoney(openOwed) });
  return limitRejection({ ...facts, amount }, limits);
}

/** Asked again when it is approved: the score, or what is owed, may have changed. */
export function limitRejection(
  { amount, score, receivable }: Pick<LoanFacts, 'score' | 'receivable'> & { readonly amount: Minor },
  limits: Pick<Limits, 'loanMaximum' | 'loanScoreFrom' | 'loanPerPoint'>,
): LoanRejection | null {
  const { limit, left } = loanLimit(limits, { score, owed: receivable });
  if (limit === 0n) return reject('loans.score_low', { score, above: limits.loanScoreFrom });
  return amount > left ? reject('loans.above_limit', { limit: formatMoney(left) }) : null;
}

/** The interest of one date. */
export function interestOf(principal: Minor, ratePercent: number): Minor {
  return divideHalfUp(principal * BigInt(ratePercent), DAYS_OF_A_YEAR * 100n);
}

/** What a loan costs if nothing is repaid before its last date: that date's end is the last one that counts. */
export function interestThrough(principal: Minor, ratePercent: number, termDays: number): Minor {
  return interestOf(principal, ratePercent) * BigInt(termDays);
}

/** The dates that have ended, of those whose interest is not posted yet: after `through`, up to but without the date of this moment. */
export function datesToCharge(calendar: Calendar, through: string, now: number): string[] {
  const [first, today] = [dayOf(through) + 1, dayOf(localDateOf(calendar, now))];
  return Array.from({ length: Math.max(0, today - first) }, (_, index) => addDays(through, index + 1));
}

/**
 * The moment of what changes the principal. A command that read the clock on a date whose interest was posted before it came to its turn
 * counts on the next one: what a date's interest was reckoned on stands.
 */
export function momentAfter(calendar: Calendar, through: string, now: number): number {
  return Math.max(now, midnightOf(calendar, addDays(through, 1)));
}

export interface DueDates {
  /** The last date by whose end it is repaid in time. */
  readonly date: string;
  /** The first moment at which it is overdue, unless that waits for a restriction (waiting-deadline.ts). */
  readonly overdueAt: number;
  /** The first moment at which repaying all of it counts for the score. */
  readonly countsFrom: number;
}

export function dueOf(calendar: Calendar, paidOutAt: number, termDays: number): DueDates {
  const paidOut = localDateOf(calendar, paidOutAt);
  const date = addDays(paidOut, termDays);
  const countsFrom = midnightOf(calendar, addDays(paidOut, LOAN_COUNTED_DAYS));
  return { date, overdueAt: midnightOf(calendar, addDays(date, 1)), countsFrom };
}

export interface Owed {
  readonly principal: Minor;
  readonly interest: Minor;
}

/** What a payment pays: interest first. It is at most what is owed. */
export function repaymentOf(amount: Minor, { principal, interest }: Owed): Owed {
  assert(amount > 0n && amount <= principal + interest, 'a repayment is at most what is owed');
  const ofInterest = amount < interest ? amount : interest;
  return { interest: ofInterest, principal: amount - ofInterest };
}

function reject<C extends keyof RejectionParams>(code: C, params: RejectionParams[C]): LoanRejection {
  return { code, params } as unknown as LoanRejection;
}
