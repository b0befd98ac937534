/** English texts of refusals of credit loans. */
import type { loans as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'loans.amount_not_whole': 'Enter the loan in whole rupees, without decimals.',
  'loans.below_minimum': 'The minimum loan is {minimum}.',
  'loans.term_unknown': 'Choose one of the terms: {terms} days.',
  'loans.pending': 'You already have a loan request in review. Cancel it, or wait for the decision.',
  'loans.repay_first': 'You owe {amount} on your current loan. Repay it before you borrow again.',
  'loans.score_low':
    'Your credit score is {score}. A loan needs a score above {above}. The rules of the score are on the credit loan page.',
  'loans.above_limit': 'Over your limit. Enter {limit} or less.',
  'loans.unknown': 'This loan does not exist.',
  'loans.not_pending': 'This loan request has already been decided.',
  'loans.not_open': 'Nothing is owed on this loan.',
  'loans.repay_nothing': 'Enter an amount above zero, with at most two decimals.',
  'loans.repay_above_owed': 'Repayment is more than you owe. You owe {owed}: enter that or less.',
  'loans.insufficient': 'You have {available} available: {short} short. Enter a smaller amount.',
};
