import { plural } from '../i18n/plural.ts';

const texts = {
  search: 'Search instruments',
  notices: 'Notices',
  newsTitle: 'News',
  allNews: 'All',
  total: (currency: string) => `Total value, ${currency}`,
  todaySuffix: 'today',
  todayUnknown: 'Today’s change is not known yet',
  hideAmounts: 'Hide amounts',
  showAmounts: 'Show amounts',
  whyTotal: 'Why this number?',
  whyTotalBody: 'Total = cash + margin in positions + open profit at the latest prices.',
  cash: 'Cash',
  margin: 'Margin in positions',
  openProfit: 'Open profit',
  receivable: 'Owed after a loss beyond the margin',
  next: 'Next',
  tasks: {
    unread: {
      title: (count: number) =>
        plural(count, { one: 'A message waits to be read', other: '# messages wait to be read' }),
      body: 'Alerts that fired, warnings and decisions.',
      action: 'Read',
    },
    follow: {
      title: 'Pick 3 companies to follow',
      body: 'They appear here with live prices.',
      action: 'Find companies',
    },
    trade: {
      title: 'Make your first practice trade',
      body: 'One lot at market, with every charge shown before you place it.',
      action: 'Open the market',
    },
    warned: {
      title: 'A position is close to being closed out',
      body: 'Its equity has fallen to half of its margin or less.',
      action: 'Look at it',
    },
  },
  watchlist: 'Watchlist',
  all: (count: number) => `All ${count}`,
  watchlistEmpty: 'Your watchlist is empty.',
  watchlistEmptyAction: 'Pick 3 companies to follow',
  shortcuts: 'Shortcuts',
  shortcut: {
    newShares: 'New shares',
    placement: 'Placement',
    overview: 'Overview',
    news: 'News',
    messages: 'Messages',
    funds: 'Funds',
    forex: 'Forex',
    support: 'Support',
  },
  starters: {
    picked: (count: number) => `${count} of 3`,
    why: 'Most traded today: a place to begin, no advice. The star follows.',
  },
  marketNow: 'The market now',
  overview: 'Market overview',
  indices: 'Indices',
  held: (quantity: string) => `${quantity} held`,
  heldShort: (quantity: string) => `${quantity} short`,
};

export type HomeTexts = typeof texts;

export default texts;
