/** English texts of refusals of institutions and codes that only staff meet. */
import type { institutionsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'institutions.unknown': 'There is no such institution.',
  'institutions.code_taken': 'The code {code} is taken. Choose another.',
  'institutions.code_fixed': 'The code of this institution is {code} and stays. Change its names only.',
  'institutions.ended': 'This institution has ended. Propose to reopen it first.',
  'institutions.changed_since': 'This institution changed after the proposal. Reject the proposal and make a new one.',
  'institutions.expires_too_soon': 'Choose an expiry time in the future.',
  'institutions.code_unknown': 'There is no such code.',
  'institutions.code_ended': 'This code has already ended.',
};
