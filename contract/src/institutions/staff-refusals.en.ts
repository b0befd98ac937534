/** English texts of refusals of institutions and codes that only staff meet. */
import type { institutionsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'institutions.unknown': 'There is no such institution.',
  'institutions.code_taken': 'The code {code} is taken. Choose another.',
  'institutions.code_fixed': 'The code of this institution is {code} and stays. Change its names only.',
  'institutions.ended': 'This institution is ended. Propose to open it again first.',
  'institutions.changed_since': 'This institution changed after the proposal. Reject it and propose it anew.',
  'institutions.expires_too_soon': 'Choose an expiry that is still to come.',
  'institutions.code_unknown': 'Nobody has this code.',
  'institutions.code_ended': 'This code is ended already.',
};
