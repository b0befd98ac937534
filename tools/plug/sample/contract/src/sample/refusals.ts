/** Refusals of wishes; errors.ts says what the kinds mean. */
export const sample = {
  'sample.wish_waits': { since: 'time' },
} as const;
