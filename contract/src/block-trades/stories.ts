/** Stories of block trades; stories.ts says what the kinds mean. */
const released = { name: 'text', amount: 'money' } as const;

export const blockTrades = {
  'block_trades.requested': { name: 'text', lots: 'int', amount: 'money', promised: 'time' },
  'block_trades.cancelled': released,
  'block_trades.approved': { name: 'text', shares: 'int', amount: 'money' },
  'block_trades.approved_part': { name: 'text', shares: 'int', asked: 'int', amount: 'money', released: 'money' },
  'block_trades.oversubscribed': released,
  'block_trades.price_moved': released,
  'block_trades.concentration': released,
  'block_trades.unsuitable': released,
  'block_trades.asked': released,
  'block_trades.window_over': released,
  'block_trades.withdrawn': released,
  'block_trades.gone_ex': released,
} as const;
