/** Refusals of grab offers (rules §9); errors.ts says what the kinds mean. */
export const grab = {
  'grab.unknown': {},
  'grab.channel_closed': {},
  'grab.not_open': { opens: 'time' },
  'grab.closed': { closed: 'time' },
  'grab.gone_ex': { date: 'date' },
  'grab.lots_invalid': {},
  'grab.above_maximum': { maximum: 'int' },
  'grab.price_unknown': {},
  'grab.price_moved': { price: 'money', mark: 'money', lowest: 'money', highest: 'money' },
  'grab.one_request': {},
  'grab.is_short': { symbol: 'text' },
  'grab.quota_used': { lots: 'int', requests: 'int' },
  'grab.list_full': { maximum: 'int' },
  'grab.person_asked': {},
  'grab.request_unknown': {},
  'grab.not_pending': {},
  'grab.insufficient': { needed: 'money', available: 'money', short: 'money' },

  // As staff prepare and end them.
  'grab.not_large': { rank: 'int', last: 'int' },
  'grab.price_too_far': { lowest: 'money', highest: 'money' },
  'grab.seller_has_less': { shares: 'int' },
  'grab.over': {},
  'grab.decided': {},
} as const;
