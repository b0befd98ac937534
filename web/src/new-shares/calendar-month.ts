/** The days of a month as a grid of weeks, Monday first. Pure; dates are business dates, "2026-11-24". */
import { addDays, weekdayOf } from '@bahi/core/calendar.ts';

/** "2026-11" -> the weeks that hold its days; days of other months are null. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const { first, last } = boundsOf(month);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -columnOf(first)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, column) => {
        const date = addDays(monday, column);
        return date < first || date > last ? null : date;
      }),
    );
  }
  return weeks;
}

export function boundsOf(month: string): { readonly first: string; readonly last: string } {
  const first = `${month}-01`;
  return { first, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** 0: Monday. */
export function columnOf(date: string): number {
  return (weekdayOf(date) + 6) % 7;
}

/** Where a key of the grid leads from a date (the keys of a date grid: arrows, Home and End of the week, pages by month). */
export function dateAfterKey(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -columnOf(date));
    case 'End':
      return addDays(date, 6 - columnOf(date));
    case 'PageUp':
      return inMonth(date, -1);
    case 'PageDown':
      return inMonth(date, 1);
    default:
      return null;
  }
}

/** The same day of another month, or its last one. */
function inMonth(date: string, count: number): string {
  const { first, last } = boundsOf(addMonths(monthOf(date), count));
  const same = `${monthOf(first)}${date.slice(7)}`;
  return same > last ? last : same;
}
