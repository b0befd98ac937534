/** Refusals of the daily sign-in (rules §9); errors.ts says what the kinds mean. */
export const signIn = {
  'sign_in.already': { next: 'time' },
  // Where a count is needed.
  'sign_in.insufficient': { needed: 'int', counted: 'int', days: 'int' },
} as const;
