/** Sessions, business dates and working days of both calendars (rules §3). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  businessDateOf,
  currentOrNextSession,
  dateOfDay,
  dayOf,
  isDate,
  isWorkingDay,
  marketStateAt,
  midnightOf,
  minuteOfDay,
  nextSession,
  nseCalendar,
  practiceCalendar,
  sessionAt,
  sessionOn,
  weekdayOf,
} from './calendar.ts';

const ist = (text: string) => Date.parse(`${text}+05:30`);

test('the practice session runs from 05:05 to 05:00 the next day', () => {
  expect(sessionOn(practiceCalendar, '2026-11-21')).toEqual({
    date: '2026-11-21',
    preOpen: null,
    open: ist('2026-11-21T05:05:00'),
    close: ist('2026-11-22T05:00:00'),
  });
});

test.each([
  ['2026-11-21T05:04:59', 'closed', '2026-11-21'],
  ['2026-11-21T05:05:00', 'open', '2026-11-21'],
  ['2026-11-21T23:59:59', 'open', '2026-11-21'],
  ['2026-11-22T04:59:59', 'open', '2026-11-21'],
  ['2026-11-22T05:00:00', 'closed', '2026-11-22'],
])('practice at %s is %s and its business date is %s', (time, state, date) => {
  expect(marketStateAt(practiceCalendar, ist(time))).toBe(state);
  expect(businessDateOf(practiceCalendar, ist(time))).toBe(date);
});

test.each([
  ['2026-11-20T08:59:59', 'closed', '2026-11-20'],
  ['2026-11-20T09:00:00', 'pre_open', '2026-11-20'],
  ['2026-11-20T09:15:00', 'open', '2026-11-20'],
  ['2026-11-20T15:30:00', 'closed', '2026-11-20'],
  ['2026-11-21T11:00:00', 'closed', '2026-11-23'],
  ['2026-11-24T11:00:00', 'closed', '2026-11-25'],
  // The Sunday of the Union Budget has the usual hours, and the Saturday before belongs to it.
  ['2026-01-31T11:00:00', 'closed', '2026-02-01'],
  ['2026-02-01T08:59:59', 'closed', '2026-02-01'],
  ['2026-02-01T09:00:00', 'pre_open', '2026-02-01'],
  ['2026-02-01T09:15:00', 'open', '2026-02-01'],
  ['2026-02-01T15:29:59', 'open', '2026-02-01'],
  ['2026-02-01T15:30:00', 'closed', '2026-02-01'],
  ['2026-02-02T00:00:00', 'closed', '2026-02-02'],
  // Declared three days before: the election in Mumbai.
  ['2026-01-15T11:00:00', 'closed', '2026-01-16'],
  // Diwali's evening session has no times yet: a Sunday like others.
  ['2026-11-08T18:30:00', 'closed', '2026-11-09'],
  ['2026-12-31T15:30:00', 'closed', '2026-12-31'],
])('NSE at %s is %s and its business date is %s', (time, state, date) => {
  expect(marketStateAt(nseCalendar, ist(time))).toBe(state);
  expect(businessDateOf(nseCalendar, ist(time))).toBe(date);
});

test('the next session is found over a weekend and a holiday', () => {
  expect(nextSession(nseCalendar, ist('2026-11-20T09:15:00')).date).toBe('2026-11-23');
  expect(nextSession(nseCalendar, ist('2026-11-23T16:00:00')).date).toBe('2026-11-25');
  expect(nextSession(nseCalendar, ist('2026-11-20T09:14:59')).date).toBe('2026-11-20');
  expect(currentOrNextSession(nseCalendar, ist('2026-11-20T10:00:00')).date).toBe('2026-11-20');
  expect(sessionAt(nseCalendar, ist('2026-11-21T10:00:00'))).toBeNull();
  expect(nextSession(practiceCalendar, ist('2026-11-22T05:01:00')).date).toBe('2026-11-22');
});

test('T+N counts working days only', () => {
  expect(addBusinessDays(nseCalendar, '2026-11-20', 1)).toBe('2026-11-23');
  expect(addBusinessDays(nseCalendar, '2026-11-20', 2)).toBe('2026-11-25');
  expect(addBusinessDays(nseCalendar, '2026-11-25', -2)).toBe('2026-11-20');
  expect(addBusinessDays(nseCalendar, '2026-11-21', 0)).toBe('2026-11-23');
  expect(addBusinessDays(practiceCalendar, '2026-12-31', 1)).toBe('2027-01-01');
});

test('no holiday of the list falls on a weekend, so none is a slip of the pen', () => {
  for (const date of Object.keys(nseCalendar.holidays)) {
    expect(weekdayOf(date) % 6, date).not.toBe(0);
    expect(isWorkingDay(nseCalendar, date)).toBe(false);
  }
});

test('NSE has 246 sessions in 2026: 261 weekdays less 16 holidays, and the Sunday of the budget', () => {
  let sessions = 0;
  for (let date = '2026-01-01'; date <= '2026-12-31'; date = addDays(date, 1)) {
    if (isWorkingDay(nseCalendar, date)) sessions++;
  }
  expect(Object.keys(nseCalendar.holidays)).toHaveLength(16);
  expect(sessions).toBe(246);
});

test('local midnight and minute of the day', () => {
  expect(midnightOf(practiceCalendar, '2026-11-21')).toBe(ist('2026-11-21T00:00:00'));
  expect(minuteOfDay(practiceCalendar, ist('2026-11-21T09:30:59'))).toBe(570);
});

test('date arithmetic agrees with the platform for six centuries', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 120_000 }), (day) => {
      const date = new Date(day * 86_400_000);
      expect(dateOfDay(day)).toBe(date.toISOString().slice(0, 10));
      expect(dayOf(dateOfDay(day))).toBe(day);
      expect(weekdayOf(dateOfDay(day))).toBe(date.getUTCDay());
      expect(addDays(dateOfDay(day), 1)).toBe(dateOfDay(day + 1));
    }),
  );
});

test('a date is one that exists and that something of ours can carry', () => {
  for (const date of ['1900-01-01', '2024-02-29', '2026-11-21', '2199-12-31']) expect(isDate(date), date).toBe(true);
  for (const text of [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '1899-12-31',
    '2200-01-01',
    '',
    '2026-11-21T',
  ])
    expect(isDate(text), text).toBe(false);
});

test('every moment is either in exactly one session or before the next one', () => {
  const moment = fc.integer({ min: ist('2026-01-01T00:00:00'), max: ist('2027-01-01T00:00:00') });
  fc.assert(
    fc.property(moment, fc.constantFrom(practiceCalendar, nseCalendar), (ms, calendar) => {
      const session = currentOrNextSession(calendar, ms);
      expect(session.close).toBeGreaterThan(ms);
      expect(nextSession(calendar, ms).open).toBeGreaterThan(ms);
      if (marketStateAt(calendar, ms) === 'open') expect(businessDateOf(calendar, ms)).toBe(session.date);
    }),
  );
});
