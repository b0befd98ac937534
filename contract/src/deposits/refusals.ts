/** Refusals of money in; errors.ts says what the kinds mean. */
export const deposits = {
  'deposits.window_closed': { from: 'time', until: 'time' },
  'deposits.channel_unknown': {},
  'deposits.channel_password_wrong': {},
  'deposits.amount_invalid': { decimals: 'int' },
  'deposits.below_minimum': { minimum: 'money' },
  'deposits.above_maximum': { maximum: 'money' },
  'deposits.pending': {},
  'deposits.unknown': {},
  'deposits.not_pending': { status: 'text' },
} as const;
