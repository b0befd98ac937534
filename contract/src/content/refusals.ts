/** Refusals of the texts of the house and of consent to them (desks §9); errors.ts says what the kinds mean. */
export const content = {
  'content.unknown': {},
  'content.removed': { since: 'time' },
  'content.not_in_force': { version: 'int' },
  'content.consent_due': {},
} as const;
