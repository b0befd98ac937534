/** Korean names of the tabs of the app. */
import type { AppTab } from './tabs.ts';

export const tabNames: Readonly<Record<AppTab, string>> = {
  home: '홈',
  market: '시세',
  vip: 'VIP',
  trade: '거래',
  favorite: '관심',
  account: '내 계좌',
};
