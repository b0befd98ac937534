/**
 * When money is taken in and paid out (rules §7): a window of minutes on every working day of the market's calendar, and the
 * working day by which a payment has arrived. `from` is the first millisecond inside, `until` the first one outside.
 */
import { addBusinessDays, addDays, isWorkingDay, localDateOf, midnightOf, type Calendar } from './calendar.ts';
import type { MinuteWindow } from './parameters.ts';
import { MINUTE_MS } from './time.ts';

export interface WindowState {
  readonly isOpen: boolean;
  /** Of the window that is open, or else of the next one; UTC milliseconds. */
  readonly from: number;
  readonly until: number;
}

export function windowAt(calendar: Calendar, { from, until }: MinuteWindow, ms: number): WindowState {
  let date = localDateOf(calendar, ms);
  for (;;) {
    date = addBusinessDays(calendar, date, 0);
    const midnight = midnightOf(calendar, date);
    const window = { from: midnight + from * MINUTE_MS, until: midnight + until * MINUTE_MS };
    if (ms < window.until) return { isOpen: ms >= window.from, ...window };
    date = addDays(date, 1);
  }
}

/**
 * T+1 by the calendar: the same time of day on the next working day. What is asked for on a day without work counts from the
 * next working day's beginning.
 */
export function nextWorkingDayAt(calendar: Calendar, ms: number): number {
  const date = localDateOf(calendar, ms);
  const begins = isWorkingDay(calendar, date) ? ms - midnightOf(calendar, date) : 0;
  return midnightOf(calendar, addBusinessDays(calendar, date, 1)) + begins;
}
