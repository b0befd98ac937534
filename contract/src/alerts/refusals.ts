/** Refusals of price alerts; errors.ts says what the kinds mean. */
export const alerts = {
  'alerts.no_volume': { symbol: 'text' },
  'alerts.value_invalid': {},
  'alerts.already_true': { price: 'price' },
  'alerts.volume_reached': { volume: 'int' },
  'alerts.already_set': {},
  'alerts.too_many': { maximum: 'int' },
  'alerts.unknown': {},
  'alerts.not_active': { status: 'text' },
} as const;
