/** Stories that are news of the practice market; stories.ts says what the kinds mean. */
export const news = {
  // Companies.
  'news.results_rose': { symbol: 'text', name: 'text', profit: 'percent', revenue: 'percent' },
  'news.results_fell': { symbol: 'text', name: 'text', profit: 'percent', revenue: 'percent' },
  'news.order_won': { symbol: 'text', name: 'text', crores: 'int' },
  'news.plant_stopped': { symbol: 'text', name: 'text', days: 'int' },
  'news.expansion': { symbol: 'text', name: 'text', crores: 'int' },
  'news.inquiry': { symbol: 'text', name: 'text' },

  // Corporate actions.
  'news.split_declared': { symbol: 'text', name: 'text', ratio: 'text', date: 'date', record: 'date' },
  'news.bonus_declared': { symbol: 'text', name: 'text', ratio: 'text', date: 'date', record: 'date' },
  'news.dividend_declared': {
    symbol: 'text',
    name: 'text',
    amount: 'money',
    date: 'date',
    record: 'date',
    pay: 'date',
  },
  'news.split_ex': { symbol: 'text', name: 'text', ratio: 'text' },
  'news.bonus_ex': { symbol: 'text', name: 'text', ratio: 'text' },
  'news.dividend_ex': { symbol: 'text', name: 'text', amount: 'money' },

  // The market.
  'news.band_upper': { symbol: 'text', name: 'text', price: 'price' },
  'news.band_lower': { symbol: 'text', name: 'text', price: 'price' },
  'news.session_closed': { name: 'text', level: 'price', change: 'percent', date: 'date' },
} as const;
