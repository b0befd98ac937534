/** Stories of real-name verification; stories.ts says what the kinds mean. */
export const verification = {
  'verification.approved': {},
  'verification.rejected': { fields: 'int' },
} as const;
