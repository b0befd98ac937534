/** Korean: what each key of the configuration of restrictions and appeals is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { restrictions as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  appealPromiseMinutes: {
    name: '약속: 이의 제기',
    meaning: '이의 제기 심사에 걸리는 최대 시간입니다.',
  },
  restrictionAloneHours: {
    name: '1인 제한 시간',
    meaning: '한 사람이 건 제한이 두 번째 승인 없이 유지되는 시간입니다.',
  },
};
