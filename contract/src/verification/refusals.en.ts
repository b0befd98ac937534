/** English texts of refusals of real-name verification. */
import type { verification as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'verification.required': 'Verify your identity first.',
  'verification.under_review': 'Your verification is under review.',
  'verification.verified': 'You are already verified.',
  'verification.field_missing': 'Fill in {field}.',
  'verification.name_invalid': 'Enter your name as it stands on the document.',
  'verification.aadhaar_invalid': 'An Aadhaar number has 12 digits; one of them seems wrong.',
  'verification.pan_invalid': 'A PAN looks like ABCPE1234F: five letters with P as the fourth, four digits, a letter.',
  'verification.number_used': 'This number belongs to another account. Contact us if it is yours.',
};
