/** Korean: what each key of the configuration of tickets is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { support as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportPromiseMinutes: {
    name: '약속: 고객 문의',
    meaning: '문의 메시지에 답변하기까지 걸리는 최대 시간입니다.',
  },
};
