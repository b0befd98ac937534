/** Traditional Chinese: what each key of the configuration of the configuration itself is. */
import type { ConfigText } from './calls.ts';
import type { configuration as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  configurationNoticeHours: {
    name: '變更公告期',
    meaning: '變更生效前的公告時間。',
  },
};
