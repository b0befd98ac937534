/** Traditional Chinese: what each key of the configuration of day trading is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { dayTrading as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  dayTradingMinimum: { name: '當沖額度下限', meaning: '一筆當沖額度的最低金額。' },
  dayTradingMaximum: { name: '當沖額度上限', meaning: '一筆當沖額度的最高金額。' },
  dayTradingFeeBps: { name: '當沖手續費率', meaning: '依同時未平倉的最高金額計收，以萬分之一為單位。' },
  dayTradingFeeMinimum: { name: '當沖手續費下限', meaning: '啟用過的當沖額度至少收取的費用。' },
  dayTradingFeeMaximum: { name: '當沖手續費上限', meaning: '一筆當沖額度最多收取的費用。' },
  dayTradingPromiseMinutes: { name: '承諾時間：當沖', meaning: '審核當沖額度最多需要的時間。' },
};
