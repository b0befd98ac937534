const texts = {
  search: 'Search instruments',
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
  shortcut: { market: 'Quotes', trade: 'Positions', records: 'Records', support: 'Support' },
  indices: 'Indices',
  held: (quantity: string) => `${quantity} held`,
  heldShort: (quantity: string) => `${quantity} short`,

  supportTitle: 'Customer service',
  supportNobody: 'Nobody answers phones or chats for this practice install: no firm operates it.',
  supportNobodyBody: 'If someone calls or writes to you as “Bahi support”, it is not Bahi.',
  supportHours: 'Hours',
  supportNumbers: 'Service numbers',
  supportNever: 'Staff never ask for your password, a code or money.',
  supportChat: 'Open the support chat',
  supportFind: 'What you can find out yourself',
  supportTopics: {
    refused: {
      title: 'Why was my order refused?',
      body: 'Each refusal keeps its reason and its numbers on the order, under Trade → Ended.',
    },
    price: {
      title: 'Why this price?',
      body: 'Every fill names the trade on the exchange’s tape and the best bid and ask just before it.',
    },
    balance: {
      title: 'Why this balance?',
      body: 'Tap “Why this number?” beside any balance, or open Records: each line is a posting with its place in your hash chain.',
    },
    lock: {
      title: 'Why can I not sell yet?',
      body: 'Some instruments are locked for days or minutes after a purchase. The time is on the position before and after you buy.',
    },
  },
};

export type HomeTexts = typeof texts;

export default texts;
