/** English: what each key of the configuration of cards and wallets is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { destinations as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  newDestinationHours: {
    name: 'New destination waits',
    meaning: 'How long a new card or wallet waits before money goes to it.',
  },
};
