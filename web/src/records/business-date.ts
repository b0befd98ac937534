/** Lines are booked to business dates, which need not be the calendar's: what a reader is told where they differ. Pure. */
import { calendars, type Calendar } from '@bahi/core/calendar.ts';
import { formatBusinessDate, formatDate } from '@bahi/core/format.ts';

interface Line {
  readonly at: number;
  readonly businessDate: string;
}

/** The business date of a line, where the moment beside it shows another date; else null. */
export function otherBusinessDate({ at, businessDate }: Line, zone: string): string | null {
  const shown = formatBusinessDate(businessDate);
  return shown === formatDate(at, zone) ? null : shown;
}

/** The time of day at which a calendar's business dates begin, "05:00"; null at midnight, which needs no words. */
export function rollTimeOf(calendarId: string): string | null {
  const calendar: Calendar | undefined = Object.values(calendars).find(({ id }) => id === calendarId);
  const rollsAt = calendar?.rules.at(-1)?.rollsAt ?? 0;
  if (rollsAt === 0) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(rollsAt / 60))}:${two(rollsAt % 60)}`;
}
