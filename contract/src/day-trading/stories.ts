/** Stories of day trading; stories.ts says what the kinds mean. */
const freed = { amount: 'money', held: 'money' } as const;

export const dayTrading = {
  'day_trading.requested': { amount: 'money', held: 'money', promised: 'time' },
  'day_trading.cancelled': freed,
  'day_trading.approved': { amount: 'money', opens: 'time', square_off: 'time' },
  'day_trading.unsuitable': freed,
  'day_trading.losses': freed,
  'day_trading.owes': freed,
  'day_trading.asked': freed,
  'day_trading.expired': freed,
  'day_trading.squaring_off': { positions: 'int', closes: 'time' },
  'day_trading.settled': { net: 'money', fee: 'money', used: 'money' },
  'day_trading.settled_carried': { net: 'money', fee: 'money', used: 'money', positions: 'int' },
} as const;
