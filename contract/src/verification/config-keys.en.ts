/** English: what each key of the configuration of real-name verification is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { verification as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  identityPromiseMinutes: {
    name: 'Promise: verification',
    meaning: 'How long the review of a verification may take.',
  },
};
