const texts = {
  markets: { ask: 'Sellers (ask)', bid: 'Buyers (bid)', spread: 'Spread 0.10', shares: 'Shares' },
  orders: {
    market: 'Market order',
    takes: 'takes what waits',
    protection: 'Protection price',
    notReached: 'not reached',
    limit: 'Limit order',
    waits: 'waits at its price',
  },
  charges: {
    fees: 'Fees',
    feeTax: 'Tax on fees',
    transactionTax: 'Transaction tax',
    stampTax: 'Stamp tax',
    total: 'All charges (INR)',
  },
  leverage: { equity: 'Equity, of the margin', warning: 'Warning', closeOut: 'Close-out', price: 'Mark price' },
  shorts: {
    sold: 'Sold here',
    profit: 'Profit',
    profitEnds: 'ends at a price of 0',
    loss: 'Loss',
    lossOpen: 'has no end',
    price: 'Price',
  },
  stopLoss: {
    price: 'Mark price',
    stop: 'Stop-loss',
    starts: 'order starts',
    fill: 'Fill',
    gap: 'no price between',
  },
  draws: {
    sealed: 'Secret number, sealed at the opening',
    list: 'List of all applications, at the close',
    level: 'Index level, known only later',
    numbers: 'Secret number opened, tickets drawn',
    win: 'Lowest numbers win',
    refund: 'Money back',
  },
  actions: {
    before: 'Before the split',
    after: 'After the split',
    same: 'Same value, more shares',
    follow: 'Prices you set move along',
  },
  lending: {
    you: 'You',
    pool: 'Lending pool',
    short: 'Short seller',
    lend: 'lend',
    borrow: 'borrows',
    fee: 'Borrow fee',
    part: 'Your part',
    recall: 'You can ask for the shares back',
  },
  loans: {
    principal: 'Principal',
    interest: 'Interest, day by day',
    due: 'Due date',
    overdue: 'overdue',
    days: 'Days',
  },
  fraud: {
    message: [
      'Customer Service',
      'Your account closes in 10 minutes.',
      'Send us the code you received',
      'at broker-safe-login.example',
    ],
    signs: [
      'A sender you cannot check',
      'Hurry and fear',
      'Asks for a code or a password',
      'A link to a strange address',
    ],
  },
  rights: {
    steps: [
      { name: 'Read the reason', about: 'Every refusal names its rule.' },
      { name: 'Ask customer service', about: 'A named person answers.' },
      { name: 'Appeal', about: 'Another person decides.' },
      { name: 'Complain outside', about: 'An authority reviews the case.' },
    ],
  },
};

export type FigureWords = typeof texts;
export default texts;
