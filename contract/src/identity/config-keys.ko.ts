/** Korean: what each key of the configuration of new accounts is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { identity as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  practiceGrant: {
    name: '연습 자금',
    meaning: '새 연습 계좌에 지급하는 금액입니다.',
  },
};
