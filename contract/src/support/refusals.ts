/** Refusals of support (desks §9); errors.ts says what the kinds mean. */
export const support = {
  'support.unknown': {},
  'support.closed': {},
  'support.not_closed': {},
  'support.reopen_over': { days: 'int', until: 'time' },
  'support.rated': {},
  'support.too_many_open': { maximum: 'int' },
  'support.too_many_messages': { maximum: 'int', wait: 'seconds' },
  'support.too_many_today': { maximum: 'int', until: 'time' },

  // As staff answer.
} as const;
