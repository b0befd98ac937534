/** The words of the queue of pledges in English. */
import { formatQuantity } from '@bahi/core/format.ts';

export const en = {
  title: 'The request',
  value: 'Value of the shares',
  valueNow: 'Value at mark price',
  limit: 'Covers at most',
  isLess: 'less than requested',
  noPrice: 'no price now',
  cash: 'Cash',
  held: 'Of which on hold',
  lent: 'Owed on a loan or pledge',
  owed: 'Owed after losses',
  shares: 'Shares',
  term: 'Term',
  rate: 'Yearly rate',
  perDay: 'Interest per day',
  before: 'Other pledges of this customer',
  noneBefore: 'None.',
  isOverdue: 'overdue',
  confirm: 'Pay out pledge',
  confirmHint: 'The amount goes to the customer’s cash at once.',
  ofShares: ({ symbol, lots, shares }: { symbol: string; lots: number; shares: number }) =>
    `${symbol} · ${lots} ${lots === 1 ? 'lot' : 'lots'} (${formatQuantity(shares)} shares)`,
  days: (days: number) => `${days} days`,
  paidOut: (name: string) => `Pledge paid out: ${name}`,
  reasons: {
    value_fell: 'Value too low',
    identity_doubt: 'Identity in doubt',
    suspected_fraud: 'Suspected fraud',
    asked: 'Customer asked',
    not_approved: 'Another reason, not told',
  },
};
