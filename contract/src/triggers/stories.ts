/** Stories of trigger orders; stories.ts says what the kinds mean. */
const fired = { symbol: 'text', level: 'price', mark: 'price', seen: 'time' } as const;

export const triggers = {
  'trigger.placed': { ...fired, order: 'text' },
  'trigger.waits': fired,
  'trigger.no_cash': { ...fired, needed: 'money', available: 'money' },
  'trigger.outside_band': { ...fired, lower: 'price', upper: 'price' },
  'trigger.barred': fired,
  'trigger.failed': fired,
  'trigger.expired': { symbol: 'text', level: 'price', date: 'date' },
  'trigger.moved': { symbol: 'text', before: 'price', after: 'price' },
  'trigger.ended_by_action': { symbol: 'text', level: 'price' },
  'trigger.position_closed': { symbol: 'text', level: 'price' },
} as const;
