/** The entries of the app's tab bar, as the operator may set them (spec §2); those a customer cannot do without are always there. */
export const appTabs = ['home', 'market', 'vip', 'trade', 'favorite', 'account'] as const;
export type AppTab = (typeof appTabs)[number];

/** What holds money and orders, and the way to the rest. */
export const obligatoryTabs: readonly AppTab[] = ['home', 'market', 'trade', 'account'];

/** Until two people set others. */
export const DEFAULT_TABS: readonly AppTab[] = ['home', 'market', 'vip', 'trade', 'account'];
