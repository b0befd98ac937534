/** Stories of placements; stories.ts says what the kinds mean. */
const released = { name: 'text', amount: 'money' } as const;

export const placements = {
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
} as const;
