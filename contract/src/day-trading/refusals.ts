/** Refusals of day trading (desks §4); errors.ts says what the kinds mean. */
export const dayTrading = {
  'day_trading.channel_closed': {},
  'day_trading.amount_invalid': {},
  'day_trading.below_minimum': { minimum: 'money' },
  'day_trading.above_maximum': { maximum: 'money' },
  'day_trading.pending': {},
  'day_trading.running': {},
  'day_trading.above_funds': { maximum: 'money', available: 'money' },
  'day_trading.unknown': {},
  'day_trading.not_pending': { status: 'text' },

  // Of orders of a mandate.
  'day_trading.none_running': {},
  'day_trading.not_open': { opens: 'time' },
  'day_trading.squaring_off': { since: 'time' },
  'day_trading.symbol_not_allowed': { symbol: 'text' },
  'day_trading.band_too_wide': { symbol: 'text', band: 'int' },
  'day_trading.above_unused': { amount: 'money', unused: 'money' },
} as const;
