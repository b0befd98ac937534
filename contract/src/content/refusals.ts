/** Refusals of the texts of the house and of consent to them (desks §9); errors.ts says what the kinds mean. `language` is en, tw or ko. */
export const content = {
  'content.unknown': {},
  'content.removed': { since: 'time' },
  'content.not_in_force': { version: 'int' },
  'content.consent_due': {},

  // To staff.
  'content.changed_since': { version: 'int' },
  'content.group_unknown': {},
  'content.asks_nobody': {},
  'content.kept': {},
  'content.empty': { language: 'text' },
  'content.too_long': { language: 'text', maximum: 'int' },
  'content.html': { language: 'text', line: 'int' },
  'content.link_refused': { language: 'text', line: 'int', link: 'text' },
  'content.figure_unknown': { language: 'text', line: 'int', name: 'text' },
  'content.picture_refused': { language: 'text', line: 'int' },
  'content.key_unknown': { language: 'text', line: 'int', name: 'text' },
  'content.structure': { language: 'text', line: 'int' },
} as const;
