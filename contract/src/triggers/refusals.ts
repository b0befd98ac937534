/** Refusals of trigger orders; errors.ts says what the kinds mean. */
export const triggers = {
  'triggers.wrong_side': { mark: 'price' },
  'triggers.trail_invalid': {},
  'triggers.date_invalid': { until: 'date' },
  'triggers.too_many': { maximum: 'int' },
  'triggers.unknown': {},
  'triggers.not_active': {},
} as const;
