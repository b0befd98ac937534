/** Refusals of currency exchange; errors.ts says what the kinds mean. */
export const exchange = {
  'exchange.same_currency': {},
  'exchange.amount_required': {},
  'exchange.amount_decimals': { currency: 'text', decimals: 'int' },
  'exchange.amount_too_small': { currency: 'text' },
  'exchange.amount_too_large': { pair: 'text' },
  'exchange.rate_unavailable': { pair: 'text' },
  'exchange.quote_unknown': {},
  'exchange.quote_expired': {},
  'exchange.quote_used': {},
  'exchange.owed_first': { currency: 'text', owed: 'text' },
  'exchange.insufficient': { currency: 'text', available: 'text', short: 'text' },
} as const;
