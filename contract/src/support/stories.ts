/** Stories of support tickets; stories.ts says what the kinds mean. */
export const support = {
  'support.answered': { ticket: 'text', by: 'text' },
  'support.asked': { ticket: 'text', by: 'text' },
  'support.closed': { ticket: 'text', by: 'text', until: 'time' },
  'support.closed_silent': { ticket: 'text', days: 'int', until: 'time' },
} as const;
