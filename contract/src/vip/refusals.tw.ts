/** Traditional Chinese texts of refusals of what asks for a VIP level. */
import type { vip as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'vip.level_too_low': '須達 VIP {needed} 級，您目前為 {level} 級。等級於每個營業日結束時計算，尚缺條件見 VIP 頁面。',
  'vip.average_too_low':
    '須達 VIP {needed} 級，您目前為 {level} 級。您的 30 日平均總資產為 {average}，尚差 {short}。全部條件見 VIP 頁面。',
  'vip.account_too_young':
    '須達 VIP {needed} 級，您目前為 {level} 級。您的帳戶開立 {account_days} 天，須滿 {days} 天。全部條件見 VIP 頁面。',
};
