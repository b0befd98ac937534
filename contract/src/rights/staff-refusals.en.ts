/** English texts of refusals that only staff meet who call off a rights issue. */
import type { rightsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'rights.recorded': 'The shares already trade without the rights: this issue can no longer be called off.',
};
