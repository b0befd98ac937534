/** What was recorded since a moment, as other domains read it when they make up for the time in which they did not listen. */
import { addDays, businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { readRecordedMinutes } from './recorded-bars.ts';
import { selectDaysSince, type RecordedDay } from './store.ts';

export interface Recorded {
  readonly symbol: string;
  /** That start at `from` or later, oldest first. */
  readonly minutes: readonly Bar[];
  /** Whose session closes after `from`, oldest first. */
  readonly days: readonly RecordedDay[];
}

export interface RecordedOptions {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly calendar: Calendar;
}

export async function readRecorded(
  { db, clock, calendar }: RecordedOptions,
  symbols: readonly string[],
  from: number,
): Promise<readonly Recorded[]> {
  // A session may carry the date before the one it ends on.
  const firstDate = addDays(businessDateOf(calendar, from), -1);
  const lastDate = addDays(businessDateOf(calendar, clock.now()), 1);
  const minutes = await readRecordedMinutes(db, symbols, { from, to: clock.now() + 1, firstDate, lastDate });
  const days = await selectDaysSince(db, symbols, firstDate);
  return symbols.map((symbol) => ({
    symbol,
    minutes: minutes.get(symbol) ?? [],
    days: (days.get(symbol) ?? []).filter(({ date }) => (sessionOn(calendar, date)?.close ?? 0) > from),
  }));
}
