/** English: what each key of the configuration of support is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { settings as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportNumbers: {
    name: 'Support lines',
    meaning: 'The numbers where somebody answers.',
  },
  supportHours: {
    name: 'Support hours',
    meaning: 'When somebody answers.',
  },
  supportLink: {
    name: 'Support chat',
    meaning: 'The address of the chat with support.',
  },
};
