/** Refusals of credit loans (desks §2), in the order of the checks; errors.ts says what the kinds mean. */
export const loans = {
  'loans.amount_not_whole': {},
  'loans.below_minimum': { minimum: 'money' },
  'loans.term_unknown': { terms: 'text' },
  'loans.pending': {},
  'loans.repay_first': { amount: 'money' },
  'loans.score_low': { score: 'int', above: 'int' },
  'loans.above_limit': { limit: 'money' },
  'loans.unknown': {},
  'loans.not_pending': { status: 'text' },
  'loans.not_open': { status: 'text' },
  'loans.repay_nothing': {},
  'loans.repay_above_owed': { owed: 'money' },
  'loans.insufficient': { available: 'money', short: 'money' },
} as const;
