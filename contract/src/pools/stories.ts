/** Stories of copy trading; stories.ts says what the kinds mean. `pool`: the code of its units. */
const asked = { pool: 'text', amount: 'money' } as const;

export const pools = {
  'pools.asked': { ...asked, deals: 'time' },
  'pools.taken_back': asked,
  'pools.subscribed': { ...asked, units: 'text', until: 'date' },
  'pools.returned': asked,
  'pools.stop_asked': { pool: 'text', deals: 'time' },
  'pools.stop_taken_back': { pool: 'text' },
  'pools.stop_reached': { pool: 'text', percent: 'int' },
  'pools.end_reached': { pool: 'text' },
  'pools.paid_out': { ...asked, units: 'text', left: 'text' },
  'pools.finished': { ...asked, invested: 'money' },
  'pools.waits': { pool: 'text', units: 'text', stocks: 'text' },
} as const;
