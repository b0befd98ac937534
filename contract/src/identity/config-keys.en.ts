/** English: what each key of the configuration of new accounts is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { identity as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  practiceGrant: {
    name: 'Practice money',
    meaning: 'What a new practice account is given.',
  },
};
