/** Stories of placements and rights issues; stories.ts says what the kinds mean. */
const released = { name: 'text', amount: 'money' } as const;

export const placementStories = {
  'placements.requested': { name: 'text', lots: 'int', amount: 'money', promised: 'time' },
  'placements.cancelled': released,
  'placements.allotted': { name: 'text', shares: 'int', amount: 'money' },
  'placements.allotted_part': { name: 'text', shares: 'int', asked: 'int', amount: 'money', released: 'money' },
  'placements.oversubscribed': released,
  'placements.concentration': released,
  'placements.unsuitable': released,
  'placements.asked': released,
  'placements.not_decided': released,
  'placements.called_off': released,
  'placements.gone_ex': released,
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
