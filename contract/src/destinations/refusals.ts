/** Refusals of cards and wallets (rules §7); errors.ts says what the kinds mean. */
export const destinations = {
  'destinations.incomplete': { field: 'field' },
  'destinations.number_invalid': {},
  'destinations.numbers_differ': {},
  'destinations.ifsc_invalid': {},
  'destinations.card_exists': {},
  'destinations.wallet_exists': {},
  'destinations.address_invalid': { type: 'text' },
  'destinations.too_many': { maximum: 'int' },
  'destinations.unknown': {},
  'destinations.unreadable': {},
  'destinations.in_use': {},
  'destinations.too_new': { from: 'time' },
} as const;
