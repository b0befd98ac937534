/** Stories of price alerts; stories.ts says what the kinds mean. */
export const alerts = {
  'alert.above': { symbol: 'text', level: 'price', price: 'price' },
  'alert.below': { symbol: 'text', level: 'price', price: 'price' },
  'alert.rise': { symbol: 'text', rate: 'percent', change: 'percent', price: 'price' },
  'alert.fall': { symbol: 'text', rate: 'percent', change: 'percent', price: 'price' },
  'alert.joined': { symbol: 'text', before: 'text', after: 'text' },
  'alert.moved': { symbol: 'text', before: 'text', after: 'text' },
  'alert.volume': { symbol: 'text', volume: 'int', price: 'price' },
} as const;
