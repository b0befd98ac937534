/** Traditional Chinese: what each key of the configuration of VIP levels is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { vip as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  vipSignIns: {
    name: 'VIP 1 級：簽到天數',
    meaning: 'VIP 1 級須於最近 30 天內簽到的天數。',
  },
  vipAverageLevel2: {
    name: 'VIP 2 級：平均總資產',
    meaning: 'VIP 2 級所需的 30 日平均總資產。',
  },
  vipAverageLevel3: {
    name: 'VIP 3 級：平均總資產',
    meaning: 'VIP 3 級所需的 30 日平均總資產。',
  },
  vipAccountDays: {
    name: 'VIP 3 級：開戶天數',
    meaning: 'VIP 3 級所需的開戶天數。',
  },
  vipFallDays: {
    name: 'VIP：降級前天數',
    meaning: '條件不再符合後，等級維持的天數。',
  },
};
