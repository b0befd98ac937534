/** Refusals of block trades (desks §3); errors.ts says what the kinds mean. */
export const blockTrades = {
  'block_trades.unknown': {},
  'block_trades.paused': {},
  'block_trades.off_shelf': {},
  'block_trades.not_open': { opens: 'time' },
  'block_trades.closed': { closed: 'time' },
  'block_trades.gone_ex': { date: 'date' },
  'block_trades.lots_invalid': {},
  'block_trades.below_minimum': { shares: 'int', lots: 'int' },
  'block_trades.above_maximum': { maximum: 'int' },
  'block_trades.above_remaining': { remaining: 'int' },
  'block_trades.pending': {},
  'block_trades.is_short': { symbol: 'text' },
  'block_trades.insufficient': { needed: 'money', available: 'money', short: 'money' },
  'block_trades.request_unknown': {},
  'block_trades.not_pending': {},
} as const;
