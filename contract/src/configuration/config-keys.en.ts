/** English: what each key of the configuration of the configuration itself is. */
import type { ConfigText } from './calls.ts';
import type { configuration as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  configurationNoticeHours: {
    name: 'Notice of changes',
    meaning: 'How long a change is announced before it takes effect.',
  },
};
