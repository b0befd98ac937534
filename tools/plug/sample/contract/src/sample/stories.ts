/** Stories of wishes; stories.ts says what the kinds mean. */
export const sample = {
  'sample.wish_answered': { answer: 'text' },
} as const;
