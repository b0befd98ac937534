/** Traditional Chinese: what each key of the configuration of restrictions and appeals is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { restrictions as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  appealPromiseMinutes: {
    name: '承諾：申訴',
    meaning: '申訴審核的承諾時間。',
  },
  restrictionAloneHours: {
    name: '單人限制時效',
    meaning: '由一人設定的限制在第二人核准前的有效時間。',
  },
};
