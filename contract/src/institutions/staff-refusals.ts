/** Refusals of institutions and codes that only staff meet; errors.ts says what the kinds mean. */
export const institutionsStaff = {
  'institutions.unknown': {},
  'institutions.code_taken': { code: 'text' },
  'institutions.code_fixed': { code: 'text' },
  'institutions.ended': {},
  'institutions.changed_since': {},
  'institutions.expires_too_soon': {},
  'institutions.code_unknown': {},
  'institutions.code_ended': {},
} as const;
