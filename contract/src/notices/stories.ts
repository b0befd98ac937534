/** Stories of notices to everybody; stories.ts says what the kinds mean. */
export const notices = {
  'notice.halted': { name: 'text', rate: 'int', until: 'time' },
  'notice.resumed': {},
  'notice.suspended': { symbol: 'text', name: 'text', date: 'date' },
  'notice.readmitted': { symbol: 'text', name: 'text' },
  'notice.off_shelf': { symbol: 'text', name: 'text', date: 'date' },
  'notice.house_halted': { since: 'time' },
  'notice.house_resumed': {},
  'notice.practice': {},
} as const;
