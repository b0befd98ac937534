/** Traditional Chinese names of the tabs of the app. */
import type { AppTab } from './tabs.ts';

export const tabNames: Readonly<Record<AppTab, string>> = {
  home: '首頁',
  market: '行情',
  vip: 'VIP',
  trade: '交易',
  favorite: '自選',
  account: '我的',
};
