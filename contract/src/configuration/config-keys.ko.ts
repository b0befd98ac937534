/** Korean: what each key of the configuration of the configuration itself is. */
import type { ConfigText } from './calls.ts';
import type { configuration as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  configurationNoticeHours: {
    name: '변경 예고 기간',
    meaning: '변경이 적용되기 전에 알리는 시간입니다.',
  },
};
