/** Stories of the exam; stories.ts says what the kinds mean. */
export const education = {
  'education.passed': { right: 'int', of: 'int' },
} as const;
