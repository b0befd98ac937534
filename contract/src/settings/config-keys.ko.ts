/** Korean: what each key of the configuration of support is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { settings as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportNumbers: {
    name: '고객센터 번호',
    meaning: '상담원이 받는 전화번호입니다.',
  },
  supportHours: {
    name: '고객센터 시간',
    meaning: '상담원이 응대하는 시간입니다.',
  },
  supportLink: {
    name: '고객센터 채팅',
    meaning: '상담 채팅 주소입니다.',
  },
};
