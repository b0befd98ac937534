/** Stories of money out; stories.ts says what the kinds mean. */
export const withdrawals = {
  'withdrawal.requested': { amount: 'money', destination: 'text', latest: 'time' },
  'withdrawal.approved': { amount: 'money', destination: 'text', latest: 'time' },
  'withdrawal.cancelled': { amount: 'money', destination: 'text' },
  'withdrawal.paid': { amount: 'money', destination: 'text' },
  'withdrawal.requested_usdt': { amount: 'money', usdt: 'text', rate: 'text', destination: 'text', latest: 'time' },
  'withdrawal.approved_usdt': { amount: 'money', usdt: 'text', destination: 'text', latest: 'time' },
  'withdrawal.paid_usdt': { amount: 'money', usdt: 'text', destination: 'text' },
  'withdrawal.name_differs': { amount: 'money', destination: 'text' },
  'withdrawal.destination_returned': { amount: 'money', destination: 'text' },
  'withdrawal.not_approved': { amount: 'money', destination: 'text' },
  'withdrawal.asked': { amount: 'money', destination: 'text' },
  'withdrawal.court_order': { amount: 'money', destination: 'text' },
} as const;
