/** English texts of refusals that only staff meet who answer tickets. */
import type { supportStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'support.more_written': 'The customer has written more. Read it, then answer.',
  'support.already_there': 'The ticket is there already. Choose another desk or person.',
};
