/** Stories of securities lending; stories.ts says what the kinds mean. */
const shares = { symbol: 'text', shares: 'int' } as const;

export const lending = {
  'lending.lent': shares,
  'lending.recalled': shares,
  'lending.recall_waits': { ...shares, waiting: 'int', due: 'time' },
  'lending.returned': shares,
} as const;
