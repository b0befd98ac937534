/** English texts of refusals of restrictions and appeals. */
import type { restrictions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'restrictions.unknown': 'This restriction does not exist.',
  'restrictions.not_in_force': 'This restriction has ended.',
  'restrictions.appeal_pending': 'Your appeal is under review.',
  'restrictions.own': 'You set this yourself. End it under Login and security.',
};
