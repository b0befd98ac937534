/** Stories of grab offers; stories.ts says what the kinds mean. */
export const grab = {
  'grab.requested': { name: 'text', lots: 'int', amount: 'money', closes: 'time', drawn: 'time' },
  'grab.cancelled': { name: 'text', amount: 'money' },
  'grab.won': { name: 'text', shares: 'int', paid: 'money' },
  'grab.won_part': { name: 'text', shares: 'int', asked: 'int', paid: 'money', released: 'money' },
  'grab.not_won': { name: 'text', amount: 'money' },
  'grab.withdrawn': { name: 'text', amount: 'money' },
  'grab.price_moved': { name: 'text', amount: 'money' },
  'grab.price_unknown': { name: 'text', amount: 'money' },
  'grab.level_missing': { name: 'text', amount: 'money' },
  'grab.gone_ex': { name: 'text', amount: 'money' },
  'grab.is_short': { name: 'text', amount: 'money' },
  'grab.restricted': { name: 'text', amount: 'money' },
  'grab.allotted': { name: 'text', shares: 'int', paid: 'money', place: 'int' },
  'grab.allotted_part': { name: 'text', shares: 'int', asked: 'int', paid: 'money', place: 'int' },
} as const;
