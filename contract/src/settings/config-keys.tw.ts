/** Traditional Chinese: what each key of the configuration of support is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { settings as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportNumbers: {
    name: '客服電話',
    meaning: '有人接聽的客服電話。',
  },
  supportHours: {
    name: '客服時間',
    meaning: '有人接聽的時間。',
  },
  supportLink: {
    name: '客服連結',
    meaning: '線上客服的網址。',
  },
};
