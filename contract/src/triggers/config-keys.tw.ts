/** Traditional Chinese: what each key of the configuration of trigger orders is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { triggers as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  triggersOpenMaximum: {
    name: '有效觸價單數',
    meaning: '每位客戶同時可有的觸價單數。',
  },
};
