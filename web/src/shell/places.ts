/** Where the screens of several domains sit among the others. */

/** A screen that the account's list leads to. */
export const inAccount = {
  tab: 'account',
  audience: 'customer',
  parent: '/information/index',
  list: '/information/index',
} as const;

/** A screen that home leads to. */
export const inHome = { tab: 'home', audience: 'customer', parent: '/home/index' } as const;

/** A screen that the market's list leads to. */
export const inMarket = {
  tab: 'market',
  audience: 'customer',
  parent: '/market/index',
  list: '/market/index',
} as const;
