const texts = {
  search: 'Search instruments',
  notices: 'Notices',
  messages: 'Messages',
  newsTitle: 'News',
  allNews: 'All',
  total: (currency: string) => `Total value, ${currency}`,
  todaySuffix: 'today',
  todayUnknown: 'Today’s change is not known yet',
  hideAmounts: 'Hide amounts',
  showAmounts: 'Show amounts',
  whyTotal: 'Why this number?',
  watchlist: 'Watchlist',
  all: (count: number) => `All ${count}`,
  watchlistEmpty: 'Your watchlist is empty.',
  watchlistEmptyAction: 'Pick 3 companies to follow',
  shortcuts: 'Shortcuts',
  shortcut: {
    newShares: 'IPO',
    placement: 'Placement',
    blockTrade: 'Block trade',
    dayTrading: 'Day trading',
    overview: 'Overview',
    copy: 'Copy trading',
    messages: 'Messages',
    funds: 'Funds',
    forex: 'Forex',
    support: 'Customer service',
  },
  starters: {
    picked: (count: number) => `${count} of 3`,
    why: 'Most traded today. Not advice. Tap the star to follow.',
  },
  marketNow: 'The market now',
  overview: 'Market overview',
  indices: 'Indices',
  held: (quantity: string) => `${quantity} held`,
  heldShort: (quantity: string) => `${quantity} short`,
};

export type HomeTexts = typeof texts;

export default texts;
