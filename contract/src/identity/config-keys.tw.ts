/** Traditional Chinese: what each key of the configuration of new accounts is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { identity as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  practiceGrant: {
    name: '練習資金',
    meaning: '新練習帳戶獲得的金額。',
  },
};
