/** English texts of refusals of the texts of the house and of consent. */
import type { content as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'content.unknown': 'This text does not exist.',
  'content.removed': 'This text was removed on {since}.',
  'content.not_in_force': 'Version {version} is in force now. Read it and accept it.',
  'content.consent_due':
    'Our terms have changed. Read and accept them to go on. You can still withdraw, exit positions and see your records.',
};
