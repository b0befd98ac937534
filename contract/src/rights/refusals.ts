/** Refusals of rights issues (rules §8); errors.ts says what the kinds mean. */
export const rights = {
  'rights.unknown': {},
  'rights.channel_closed': {},
  'rights.not_open': { opens: 'time' },
  'rights.closed': { closed: 'time' },
  'rights.not_entitled': { record: 'date' },
  'rights.shares_invalid': {},
  'rights.above_entitlement': { left: 'int' },
  'rights.extra_before_all': { left: 'int' },
  'rights.extra_above_maximum': { maximum: 'int' },
  'rights.insufficient': { needed: 'money', available: 'money', short: 'money' },
} as const;
