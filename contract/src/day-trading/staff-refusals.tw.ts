/** Traditional Chinese texts of refusals that only staff meet who decide on mandates of day trading. */
import type { dayTradingStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'day_trading.too_late': '已無法核准：{until} 起已開始平倉，此筆申請將自動失效。',
};
