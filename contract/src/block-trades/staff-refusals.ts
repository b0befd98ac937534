/** Refusals that only staff meet who prepare and decide block trades: the app does not load their words. */
export const blockTradesStaff = {
  'block_trades.above_asked': { maximum: 'int' },
  'block_trades.reason_missing': {},
  'block_trades.customer_short': { symbol: 'text' },
  'block_trades.price_moved': { price: 'money', lowest: 'money', highest: 'money' },
  'block_trades.price_range': { lowest: 'money', highest: 'money' },
  'block_trades.no_mark': {},
  'block_trades.seller_has': { lots: 'int' },
  'block_trades.over': {},
} as const;
