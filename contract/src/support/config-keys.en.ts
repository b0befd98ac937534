/** English: what each key of the configuration of tickets is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { support as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportPromiseMinutes: {
    name: 'Promise: ticket',
    meaning: 'How long the answer to a message in a ticket may take.',
  },
};
