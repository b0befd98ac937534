/** Stories of corporate actions; stories.ts says what the kinds mean. */
export const corporateActions = {
  'position.split': { symbol: 'text', position: 'text', ratio: 'text', before: 'int', after: 'int' },
  'position.bonus': { symbol: 'text', position: 'text', ratio: 'text', before: 'int', after: 'int' },
  'order.ended_by_action': { symbol: 'text', order: 'text' },
  'dividend.due': { symbol: 'text', position: 'text', shares: 'int', amount: 'money', date: 'date' },
  'dividend.to_apply': {
    symbol: 'text',
    position: 'text',
    shares: 'int',
    amount: 'money',
    date: 'date',
    last: 'date',
  },
  'dividend.approved': { symbol: 'text', position: 'text', amount: 'money', date: 'date' },
  'dividend.refused_account_checked': { symbol: 'text', position: 'text', amount: 'money', last: 'date' },
  'dividend.refused_tax_details': { symbol: 'text', position: 'text', amount: 'money', last: 'date' },
  'dividend.refused_not_received': { symbol: 'text', position: 'text', amount: 'money', last: 'date' },
  'dividend.owed': { symbol: 'text', position: 'text', shares: 'int', amount: 'money', date: 'date' },
  'dividend.paid': { symbol: 'text', position: 'text', shares: 'int', amount: 'money' },
  'dividend.charged': { symbol: 'text', position: 'text', shares: 'int', amount: 'money' },
} as const;
