/** Stories of corrections of the books and of the practice reviewer; stories.ts says what the kinds mean. */
export const staff = {
  'correction.made': { entry: 'text', amount: 'money', currency: 'text', reason: 'text' },
  'correction.made_owed': { entry: 'text', amount: 'money', currency: 'text', reason: 'text', owed: 'money' },
  'practice.reviewed': {},
  // Not told any more: messages of earlier have it.
  'practice.margin_on': {},
} as const;
