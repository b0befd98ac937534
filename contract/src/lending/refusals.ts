/** Refusals of securities lending and of what short positions borrow (desks §7), in the order of the checks; errors.ts says what the kinds mean. */
export const lending = {
  'lending.channel_closed': { symbol: 'text' },
  'lending.quota_full': { symbol: 'text' },
  'lending.quota_short': { symbol: 'text', left: 'int' },
  'lending.position_unknown': {},
  'lending.lots_unreadable': {},
  'lending.closed': {},
  'lending.not_eligible': {},
  'lending.position_busy': {},
  'lending.position_locked': { until: 'time' },
  'lending.no_free_lots': {},
  'lending.lots_invalid': { maximum: 'int' },
  'lending.price_unavailable': { symbol: 'text' },
  'lending.below_minimum': { minimum: 'money' },
  'lending.nothing_lent': {},
  'lending.recall_lots_invalid': { maximum: 'int' },
} as const;
