/** Stories of pledges; stories.ts says what the kinds mean. */
const asked = { amount: 'money', symbol: 'text' } as const;

export const pledges = {
  'pledges.requested': { ...asked, lots: 'int', promised: 'time' },
  'pledges.cancelled': asked,
  'pledges.paid_out': { ...asked, due: 'date', sale: 'int' },
  'pledges.value_fell': asked,
  'pledges.identity_doubt': asked,
  'pledges.not_approved': asked,
  'pledges.asked': asked,
  'pledges.repaid': { amount: 'money', owed: 'money' },
  'pledges.finished': { ...asked },
  'pledges.warning': { symbol: 'text', owed: 'money', value: 'money', percent: 'int', sale: 'int' },
  'pledges.notice': { symbol: 'text', owed: 'money', value: 'money', percent: 'int', by: 'time' },
  'pledges.sold': { symbol: 'text', shares: 'int', amount: 'money', owed: 'money' },
  'pledges.reminder': { owed: 'money', due: 'date' },
  'pledges.due_waits': { owed: 'money', due: 'date', by: 'time' },
  'pledges.overdue': { owed: 'money', due: 'date' },
} as const;
