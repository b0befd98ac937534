/** Refusals of placements (rules §8); errors.ts says what the kinds mean. */
export const placements = {
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
} as const;
