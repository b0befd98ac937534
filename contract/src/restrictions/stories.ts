/** Stories of restrictions and appeals, what staff write as it is; stories.ts says what the kinds mean. */
export const restrictions = {
  'restriction.frozen': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.banned': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.disabled': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.no_trade': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.no_withdrawal': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.confirmed': { case: 'text', until: 'end' },
  'restriction.lifted': { case: 'text', reason: 'text' },
  'restriction.appealed': { case: 'text', by: 'time' },
  'restriction.appeal_upheld': { case: 'text', answer: 'text' },
  'restriction.appeal_rejected': { case: 'text', answer: 'text' },
} as const;
