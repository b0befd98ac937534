/** What the contract's text shapes leave open: a date that exists, a number that fits a stored id. */
import { dateOfDay, dayOf } from '@bahi/core/calendar.ts';

const STORED_ID_MAX = 2n ** 63n - 1n;

/** "2026-02-30" has the shape of a date and is none. */
export function isCalendarDate(text: string): boolean {
  return text >= '1900' && dateOfDay(dayOf(text)) === text;
}

export function isStoredId(text: string): boolean {
  return BigInt(text) <= STORED_ID_MAX;
}
