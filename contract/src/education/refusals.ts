/** Refusals of the exam (desks §8); errors.ts says what the kinds mean. */
export const education = {
  'education.lessons_missing': { read: 'int', needed: 'int' },
  'education.try_unknown': {},
  'education.try_over': {},
  // The questions were changed while it was open.
  'education.bank_changed': {},
} as const;
