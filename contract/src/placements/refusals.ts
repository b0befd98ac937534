/** Refusals of placements and rights issues (rules §8); errors.ts says what the kinds mean. */
export const placementRefusals = {
  'placements.unknown': {},
  'placements.channel_closed': {},
  'placements.not_open': { opens: 'time' },
  'placements.closed': { closed: 'time' },
  'placements.gone_ex': { date: 'date' },
  'placements.pending': {},
  'placements.lots_invalid': {},
  'placements.below_minimum': { minimum: 'money', lots: 'int' },
  'placements.above_maximum': { maximum: 'int' },
  'placements.above_remaining': { remaining: 'int' },
  'placements.insufficient': { needed: 'money', available: 'money', short: 'money' },
  'placements.request_unknown': {},
  'placements.not_pending': { status: 'text' },
  // As staff decide and keep them.
  'placements.above_asked': { maximum: 'int' },
  'placements.reason_missing': {},
  'placements.over': {},

  'rights.unknown': {},
  'rights.channel_closed': {},
  'rights.not_open': { opens: 'time' },
  'rights.closed': { closed: 'time' },
  'rights.not_entitled': { record: 'text' },
  'rights.shares_invalid': {},
  'rights.above_entitlement': { left: 'int' },
  'rights.extra_before_all': { left: 'int' },
  'rights.extra_above_maximum': { maximum: 'int' },
  'rights.insufficient': { needed: 'money', available: 'money', short: 'money' },
  // As staff keep them.
  'rights.recorded': {},
  'rights.ex_date_unknown': {},
} as const;
