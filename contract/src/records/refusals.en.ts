/** English texts of refusals of records and statements. */
import type { records as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'funds.unknown_entry': 'This record does not exist.',
  'funds.range_invalid': 'The first date is after the last.',
  'funds.statement_too_long': 'A statement has {maximum} lines at most. Choose a shorter period.',
};
