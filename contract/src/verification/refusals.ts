/** Refusals of real-name verification; errors.ts says what the kinds mean. */
export const verification = {
  'verification.required': {},
  'verification.under_review': {},
  'verification.verified': {},
  'verification.field_missing': { field: 'field' },
  'verification.name_invalid': {},
  'verification.aadhaar_invalid': {},
  'verification.pan_invalid': {},
  'verification.number_used': {},
} as const;
