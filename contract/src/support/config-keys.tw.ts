/** Traditional Chinese: what each key of the configuration of tickets is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { support as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportPromiseMinutes: {
    name: '承諾：客服案件',
    meaning: '答覆客服案件訊息的承諾時間。',
  },
};
