/** Stories of positions at their margin, and of orders that are taken back; stories.ts says what the kinds mean. */
export const orders = {
  'position.warned': {
    symbol: 'text',
    position: 'text',
    price: 'price',
    equity: 'money',
    margin: 'money',
    warning: 'int',
    close_out: 'int',
  },
  'position.closed_out': {
    symbol: 'text',
    position: 'text',
    price: 'price',
    equity: 'money',
    margin: 'money',
    close_out: 'int',
  },
  'order.filled': { symbol: 'text', order: 'text', shares: 'int', price: 'price' },
  'order.partly_filled': { symbol: 'text', order: 'text', shares: 'int', quantity: 'int', price: 'price' },
  'order.ended': { symbol: 'text', order: 'text', shares: 'int', quantity: 'int' },
  'order.rejected': { symbol: 'text', order: 'text' },
  'order.ended_by_restriction': { symbol: 'text', order: 'text' },
} as const;
