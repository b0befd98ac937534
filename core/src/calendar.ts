/**
 * Trading calendars as effective-dated data, and the questions asked of them (rules §3). The market's zone is
 * Asia/Kolkata, which is +05:30 all year and has had no daylight saving since 1945, so plain integer arithmetic is exact
 * here and no time-zone library is wanted. Times are UTC milliseconds; dates are "YYYY-MM-DD" of the market's zone.
 */
import { assert } from './assert.ts';
import { inForce } from './price.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

export interface SessionTimes {
  /** Minutes after the business date's midnight; a session may run past the next midnight. */
  readonly preOpen: number | null;
  readonly open: number;
  readonly close: number;
}

export interface CalendarRules {
  /** First business date they apply to. */
  readonly from: string;
  /** Working days of the week, 0 = Sunday. */
  readonly weekdays: readonly number[];
  readonly times: SessionTimes;
  /** Minutes after midnight at which the next business date begins. */
  readonly rollsAt: number;
}

export interface Calendar {
  readonly id: string;
  readonly zone: string;
  readonly offsetMinutes: number;
  /** Ascending by `from`. */
  readonly rules: readonly CalendarRules[];
  /** Date -> name. Holidays announced so far; a later year counts its weekdays as working until its list is added. */
  readonly holidays: Readonly<Record<string, string>>;
  /** Sessions on days that would have none, or with other times. */
  readonly specialSessions: Readonly<Record<string, { readonly name: string; readonly times: SessionTimes }>>;
}

export interface Session {
  readonly date: string;
  readonly preOpen: number | null;
  readonly open: number;
  /** The first moment that is no longer in the session. */
  readonly close: number;
}

export type MarketState = 'pre_open' | 'open' | 'closed';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const mondayToFriday = [1, 2, 3, 4, 5];
const continuous: SessionTimes = { preOpen: 9 * 60, open: 9 * 60 + 15, close: 15 * 60 + 30 };

/** Every day is a working day: one session 05:05-05:00 the next day, and the business date rolls at 05:00. */
export const practiceCalendar: Calendar = {
  id: 'practice',
  zone: 'Asia/Kolkata',
  offsetMinutes: 330,
  rules: [
    {
      from: '2000-01-01',
      weekdays: everyDay,
      times: { preOpen: null, open: 5 * 60 + 5, close: 29 * 60 },
      rollsAt: 5 * 60,
    },
  ],
  holidays: {},
  specialSessions: {},
};

/**
 * The National Stock Exchange's equity segment: its holidays of 2026 (circular NSE/CMTR/71775 of 12 December 2025, and
 * NSE/CMTR/72260, which added the election of 15 January), and the Sunday of the Union Budget with its usual hours. The evening
 * session of Diwali (8 November 2026, a Sunday) has its times announced by circular and belongs in `specialSessions` once
 * they are known.
 */
export const nseCalendar: Calendar = {
  id: 'NSE',
  zone: 'Asia/Kolkata',
  offsetMinutes: 330,
  rules: [{ from: '2000-01-01', weekdays: mondayToFriday, times: continuous, rollsAt: 0 }],
  holidays: {
    '2026-01-15': 'Municipal Corporation Election, Maharashtra',
    '2026-01-26': 'Republic Day',
    '2026-03-03': 'Holi',
    '2026-03-26': 'Shri Ram Navami',
    '2026-03-31': 'Shri Mahavir Jayanti',
    '2026-04-03': 'Good Friday',
    '2026-04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '2026-05-01': 'Maharashtra Day',
    '2026-05-28': 'Bakri Id',
    '2026-06-26': 'Muharram',
    '2026-09-14': 'Ganesh Chaturthi',
    '2026-10-02': 'Mahatma Gandhi Jayanti',
    '2026-10-20': 'Dussehra',
    '2026-11-10': 'Diwali Balipratipada',
    '2026-11-24': 'Prakash Gurpurb Sri Guru Nanak Dev',
    '2026-12-25': 'Christmas',
  },
  specialSessions: { '2026-02-01': { name: 'Union Budget', times: continuous } },
};

/** Digital currencies: one session after another, without a break, each business date of 05:00 to 05:00. */
export const aroundTheClockCalendar: Calendar = {
  id: 'always',
  zone: 'Asia/Kolkata',
  offsetMinutes: 330,
  rules: [
    {
      from: '2000-01-01',
      weekdays: everyDay,
      times: { preOpen: null, open: 5 * 60, close: 29 * 60 },
      rollsAt: 5 * 60,
    },
  ],
  holidays: {},
  specialSessions: {},
};

export const calendars = { practice: practiceCalendar, NSE: nseCalendar, always: aroundTheClockCalendar } as const;
export type CalendarId = keyof typeof calendars;

export function isWorkingDay(calendar: Calendar, date: string): boolean {
  if (calendar.specialSessions[date] !== undefined) return true;
  if (calendar.holidays[date] !== undefined) return false;
  return inForce(calendar.rules, date).weekdays.includes(weekdayOf(date));
}

/** The session of a business date, or null when that date has none. */
export function sessionOn(calendar: Calendar, date: string): Session | null {
  if (!isWorkingDay(calendar, date)) return null;
  const times = calendar.specialSessions[date]?.times ?? inForce(calendar.rules, date).times;
  const midnight = midnightOf(calendar, date);
  return {
    date,
    preOpen: times.preOpen === null ? null : midnight + times.preOpen * MINUTE_MS,
    open: midnight + times.open * MINUTE_MS,
    close: midnight + times.close * MINUTE_MS,
  };
}

/** The session whose pre-open or trading is running at this moment, or null. */
export function sessionAt(calendar: Calendar, ms: number): Session | null {
  const session = currentOrNextSession(calendar, ms);
  return ms >= (session.preOpen ?? session.open) ? session : null;
}

/** The session that runs now or comes next: the first that closes after this moment. */
export function currentOrNextSession(calendar: Calendar, ms: number): Session {
  // A session may have begun on the calendar day before.
  let date = addDays(localDateOf(calendar, ms), -1);
  for (let step = 0; step < 60; step += 1, date = addDays(date, 1)) {
    const session = sessionOn(calendar, date);
    if (session !== null && session.close > ms) return session;
  }
  return assertSession(calendar);
}

/** The first session that opens after this moment. */
export function nextSession(calendar: Calendar, ms: number): Session {
  let session = currentOrNextSession(calendar, ms);
  if (session.open <= ms) session = currentOrNextSession(calendar, session.close);
  return session;
}

export function marketStateAt(calendar: Calendar, ms: number): MarketState {
  const session = sessionAt(calendar, ms);
  if (session === null) return 'closed';
  return ms >= session.open ? 'open' : 'pre_open';
}

/**
 * The business date of a moment: what a posting made now carries (rules §2). On a day without a session it is the next
 * working day.
 */
export function businessDateOf(calendar: Calendar, ms: number): string {
  const calendarDate = localDateOf(calendar, ms);
  const { rollsAt } = inForce(calendar.rules, calendarDate);
  let date = localDateOf(calendar, ms - rollsAt * MINUTE_MS);
  while (!isWorkingDay(calendar, date)) date = addDays(date, 1);
  return date;
}

/** The first moment that no longer belongs to a business date. */
export function endOfBusinessDate(calendar: Calendar, date: string): number {
  const next = addDays(date, 1);
  return midnightOf(calendar, next) + inForce(calendar.rules, next).rollsAt * MINUTE_MS;
}

/** The working day `count` working days after (or, when negative, before) a date; 0 gives the date itself if it works. */
export function addBusinessDays(calendar: Calendar, date: string, count: number): string {
  const direction = count < 0 ? -1 : 1;
  let result = date;
  while (!isWorkingDay(calendar, result)) result = addDays(result, direction);
  for (let left = Math.abs(count); left > 0; left -= 1) {
    do result = addDays(result, direction);
    while (!isWorkingDay(calendar, result));
  }
  return result;
}

/** The calendar date (not the business date) of a moment in the market's zone. */
export function localDateOf(calendar: Calendar, ms: number): string {
  return dateOfDay(Math.floor((ms + calendar.offsetMinutes * MINUTE_MS) / DAY_MS));
}

/** Minutes since local midnight, 0-1,439: for windows such as "09:30 to 24:00". */
export function minuteOfDay(calendar: Calendar, ms: number): number {
  const local = ms + calendar.offsetMinutes * MINUTE_MS;
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS);
}

/** The moment a local date begins. */
export function midnightOf(calendar: Calendar, date: string): number {
  return dayOf(date) * DAY_MS - calendar.offsetMinutes * MINUTE_MS;
}

/** 0 = Sunday. */
export function weekdayOf(date: string): number {
  return (((dayOf(date) + 4) % 7) + 7) % 7;
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayOf(date) + days);
}

/** Whether a text is a date that exists, within the centuries that anything here can carry: "2026-02-30" has only the shape of one. */
export function isDate(text: string): boolean {
  return (
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && text >= '1900' && text < '2200' && dateOfDay(dayOf(text)) === text
  );
}

/** Days since 1970-01-01 of a proleptic Gregorian date (Howard Hinnant's civil calendar arithmetic). */
export function dayOf(date: string): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

export function dateOfDay(day: number): string {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

function assertSession(calendar: Calendar): never {
  assert(false, `calendar ${calendar.id} has no session within 60 days`);
}
