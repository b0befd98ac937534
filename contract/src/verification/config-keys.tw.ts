/** Traditional Chinese: what each key of the configuration of real-name verification is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { verification as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  identityPromiseMinutes: {
    name: '承諾：身分審核',
    meaning: '身分審核的承諾時間。',
  },
};
