/** English: what each key of the configuration of trigger orders is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { triggers as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  triggersOpenMaximum: {
    name: 'Open trigger orders',
    meaning: 'How many trigger orders one customer may have open at a time.',
  },
};
