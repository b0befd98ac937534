const texts = {
  title: 'Value over time',
  period: 'Period',
  periods: { '1D': '1D', '1W': '1W', '1M': '1M', '3M': '3M', '1Y': '1Y', all: 'All' },
  spokenPeriods: {
    '1D': 'Since the last close',
    '1W': '1 week',
    '1M': '1 month',
    '3M': '3 months',
    '1Y': '1 year',
    all: 'All time',
  },
  /** After an amount: +4,212.60 (+0.41%) … */
  suffix: {
    '1D': 'since the last close',
    '1W': 'in 1 week',
    '1M': 'in 1 month',
    '3M': 'in 3 months',
    '1Y': 'in 1 year',
    all: 'in total',
  },
  paidIn: (amount: string) => `You added ${amount}`,
  paidOut: (amount: string) => `You withdrew ${amount}`,
  spoken: (of: { period: string; first: string; last: string; low: string; high: string }) =>
    `Total value, ${of.period}: from ${of.first} to ${of.last}, lowest ${of.low}, highest ${of.high}.`,
  spokenHidden: 'Total value over time. Amounts are hidden.',
  legend: 'Dashed line: your money without profit.',
  unknown: 'A price is missing right now, so we cannot draw the chart.',
  performance: 'Performance',
  showValues: 'Show values',
  hideValues: 'Hide values',
  date: 'Date',
  now: 'Now',
  total: 'Total',
  profit: 'Profit',
  invested: 'Invested',
  profitInAll: 'Total profit',
  cash: 'Cash',
  holdings: 'Holdings',
  all: (count: number) => `All ${count}`,
  average: (quantity: string, price: string) => `${quantity} · avg ${price}`,
  shortAverage: (quantity: string, price: string) => `${quantity} short · avg ${price}`,
  notListed: 'Not listed yet',
  nothing: 'You hold no shares now.',
  find: 'Browse stocks',
};

export type WorthTexts = typeof texts;
export default texts;
