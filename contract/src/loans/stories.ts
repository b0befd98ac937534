/** Stories of credit loans; stories.ts says what the kinds mean. */
const asked = { amount: 'money' } as const;

export const loans = {
  'loans.requested': { amount: 'money', days: 'int', promised: 'time' },
  'loans.cancelled': asked,
  'loans.paid_out': { amount: 'money', due: 'date' },
  'loans.unaffordable': asked,
  'loans.identity_doubt': asked,
  'loans.not_approved': asked,
  'loans.asked': asked,
  'loans.repaid': { amount: 'money', owed: 'money' },
  'loans.ended': { amount: 'money' },
  'loans.reminder': { owed: 'money', due: 'date' },
  'loans.due_waits': { owed: 'money', due: 'date', by: 'time' },
  'loans.overdue': { owed: 'money', due: 'date' },
} as const;
