/** Refusals of what asks for a VIP level (rules §9); errors.ts says what the kinds mean. */
export const vip = {
  'vip.level_too_low': { needed: 'int', level: 'int' },
  'vip.average_too_low': { needed: 'int', level: 'int', average: 'money', short: 'money' },
  'vip.account_too_young': { needed: 'int', level: 'int', days: 'int', account_days: 'int' },
} as const;
