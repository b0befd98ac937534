/** Stories of VIP levels; stories.ts says what the kinds mean. */
export const vip = {
  'vip.risen': { level: 'int' },
  'vip.falling': { level: 'int', to: 'int', date: 'date' },
  'vip.kept': { level: 'int' },
  'vip.fallen': { level: 'int', from: 'int' },
} as const;
