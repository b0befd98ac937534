/** English: what each key of the configuration of cards and wallets is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { destinations as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  newDestinationHours: {
    name: 'Wait of a new destination',
    meaning: 'How long a new bank account or wallet waits before a withdrawal can go to it.',
  },
};
