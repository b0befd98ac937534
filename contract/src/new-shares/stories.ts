/** Stories of new shares; stories.ts says what the kinds mean. */
export const newShares = {
  'new_shares.applied': { name: 'text', lots: 'int', amount: 'money', closes: 'time' },
  'new_shares.changed': { name: 'text', lots: 'int', amount: 'money', closes: 'time' },
  'new_shares.cancelled': { name: 'text', amount: 'money' },
  'new_shares.opened': { name: 'text', closes: 'time' },
  'new_shares.called_off': { name: 'text', amount: 'money' },
  'new_shares.won': { name: 'text', lots: 'int', amount: 'money' },
  'new_shares.won_to_pay': { name: 'text', lots: 'int', amount: 'money', by: 'time' },
  'new_shares.not_won': { name: 'text', amount: 'money' },
  'new_shares.paid': { name: 'text', lots: 'int', amount: 'money', date: 'date' },
  'new_shares.payment_waits': { name: 'text', lots: 'int', amount: 'money', published: 'time', by: 'time' },
  'new_shares.forfeited': { name: 'text', lots: 'int', amount: 'money' },
  'new_shares.allotted': { name: 'text', shares: 'int', amount: 'money', date: 'date' },
} as const;
