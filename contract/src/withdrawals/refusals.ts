/** Refusals of money out, in the order of the checklist (rules T3); errors.ts says what the kinds mean. */
export const withdrawals = {
  'withdrawals.window_closed': { from: 'time', until: 'time' },
  'withdrawals.amount_invalid': { decimals: 'int' },
  'withdrawals.below_minimum': { minimum: 'money' },
  'withdrawals.above_maximum': { maximum: 'money' },
  'withdrawals.open_request': {},
  'withdrawals.money_out_held': { until: 'time' },
  'withdrawals.position_held': { count: 'int' },
  'withdrawals.score_low': { score: 'int', minimum: 'int' },
  'withdrawals.loan_open': { amount: 'money', withdrawable: 'money' },
  'withdrawals.insufficient': { withdrawable: 'money', short: 'money' },
  'withdrawals.inr_only': {},
  'withdrawals.below_network_fee': { fees: 'money' },
  'withdrawals.quote_expired': { quote: 'text', usdt: 'text', rate: 'text', until: 'time' },
  'withdrawals.unknown': {},
  'withdrawals.not_pending': { status: 'text' },
} as const;
