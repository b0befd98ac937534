/** Stories of rights issues; stories.ts says what the kinds mean. */
export const rights = {
  'rights.entitled': { name: 'text', held: 'int', shares: 'int', amount: 'money', loss: 'money', by: 'time' },
  'rights.last_day': { name: 'text', shares: 'int', amount: 'money', loss: 'money', by: 'time' },
  'rights.taken': { name: 'text', shares: 'int', amount: 'money' },
  'rights.extra_asked': { name: 'text', shares: 'int', amount: 'money', extra: 'int', held: 'money', by: 'time' },
  'rights.allotted': { name: 'text', shares: 'int', amount: 'money' },
  'rights.allotted_extra': {
    name: 'text',
    shares: 'int',
    extra: 'int',
    asked: 'int',
    amount: 'money',
    released: 'money',
  },
  'rights.charged': { name: 'text', shares: 'int', amount: 'money' },
  'rights.lapsed': { name: 'text', shares: 'int', loss: 'money' },
} as const;
