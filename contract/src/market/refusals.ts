/** Refusals of the market; errors.ts says what the kinds mean. */
export const market = {
  'market.symbol_unknown': { symbol: 'text' },
  'market.range_invalid': {},
  'market.no_members': { symbol: 'text' },
} as const;
