/** English: what each key of the configuration of restrictions and appeals is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { restrictions as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  appealPromiseMinutes: {
    name: 'Promise: appeal',
    meaning: 'How long the review of an appeal may take.',
  },
  restrictionAloneHours: {
    name: 'Restriction by one person',
    meaning: 'How long a restriction that one person set lasts unless a second one approves it.',
  },
};
