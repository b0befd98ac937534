/** Refusals of records and statements; errors.ts says what the kinds mean. */
export const records = {
  'funds.unknown_entry': {},
  'funds.range_invalid': {},
  'funds.statement_too_long': { maximum: 'int' },
} as const;
