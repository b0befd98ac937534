/** English names of the tabs of the app. */
import type { AppTab } from './tabs.ts';

export const tabNames: Readonly<Record<AppTab, string>> = {
  home: 'Home',
  market: 'Market',
  vip: 'VIP',
  trade: 'Trade',
  favorite: 'Watchlist',
  account: 'Account',
};
