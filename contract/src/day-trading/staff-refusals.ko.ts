/** Korean texts of refusals that only staff meet who decide on mandates of day trading. */
import type { dayTradingStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'day_trading.too_late': '승인하기에 늦었습니다. {until}에 청산이 시작되어 신청은 자동으로 만료됩니다.',
};
