/** Refusals of what short positions borrow (desks §7), in the order of the checks; errors.ts says what the kinds mean. */
export const lending = {
  'lending.channel_closed': { symbol: 'text' },
  'lending.quota_full': { symbol: 'text', left: 'int' },
} as const;
