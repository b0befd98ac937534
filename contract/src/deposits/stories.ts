/** Stories of money in; stories.ts says what the kinds mean. */
export const deposits = {
  'deposit.sent': { amount: 'money', reference: 'text', promised: 'time' },
  'deposit.cancelled': { amount: 'money', reference: 'text' },
  'deposit.credited': { amount: 'money', reference: 'text' },
  'deposit.credited_owed': { amount: 'money', reference: 'text', owed: 'money' },
  'deposit.not_received': { amount: 'money', reference: 'text' },
  'deposit.amount_differs': { amount: 'money', reference: 'text' },
  'deposit.proof_unreadable': { amount: 'money', reference: 'text' },
  'deposit.proof_used': { amount: 'money', reference: 'text' },
  'deposit.proof_false': { amount: 'money', reference: 'text' },
  'deposit.payer_differs': { amount: 'money', reference: 'text' },
  'deposit.asked': { amount: 'money', reference: 'text' },
} as const;
