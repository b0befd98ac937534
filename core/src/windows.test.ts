/** The windows of deposits and withdrawals at their edges: the millisecond, midnight, holidays, the month's end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorkingDay, localDateOf, nseCalendar, practiceCalendar, type Calendar } from './calendar.ts';
import { parametersOn } from './parameters.ts';
import { nextWorkingDayAt, windowAt } from './windows.ts';

const ist = (text: string) => Date.parse(`${text}+05:30`);
const { depositWindow, withdrawalWindow } = parametersOn('2026-11-20');
const text = (ms: number) => new Date(ms + 330 * 60_000).toISOString().slice(0, 16);

test.each([
  ['deposit, the first millisecond of the day', depositWindow, '2026-11-20T00:00:00.000', true, '2026-11-20T00:00'],
  ['deposit, the last millisecond', depositWindow, '2026-11-20T23:58:59.999', true, '2026-11-20T00:00'],
  ['deposit, one later: Monday', depositWindow, '2026-11-20T23:59:00.000', false, '2026-11-23T00:00'],
  ['withdrawal, one millisecond early', withdrawalWindow, '2026-11-20T09:29:59.999', false, '2026-11-20T09:30'],
  ['withdrawal, on the dot', withdrawalWindow, '2026-11-20T09:30:00.000', true, '2026-11-20T09:30'],
  [
    'withdrawal, the last millisecond before midnight',
    withdrawalWindow,
    '2026-11-19T23:59:59.999',
    true,
    '2026-11-19T09:30',
  ],
  ['withdrawal, midnight', withdrawalWindow, '2026-11-20T00:00:00.000', false, '2026-11-20T09:30'],
  ['a Saturday', withdrawalWindow, '2026-11-21T12:00:00.000', false, '2026-11-23T09:30'],
  ['the eve of a holiday, at midnight', withdrawalWindow, '2026-11-24T00:00:00.000', false, '2026-11-25T09:30'],
  ['a holiday', depositWindow, '2026-11-24T12:00:00.000', false, '2026-11-25T00:00'],
  ['a working Sunday', depositWindow, '2026-02-01T12:00:00.000', true, '2026-02-01T00:00'],
  ['the month ends on a Saturday', withdrawalWindow, '2026-10-31T10:00:00.000', false, '2026-11-02T09:30'],
  ['the year ends', withdrawalWindow, '2026-12-31T23:59:59.999', true, '2026-12-31T09:30'],
  ['the year begins', withdrawalWindow, '2027-01-01T00:00:00.000', false, '2027-01-01T09:30'],
])('%s', (_, window, at, isOpen, from) => {
  const state = windowAt(nseCalendar, window, ist(at));
  expect([state.isOpen, text(state.from)]).toEqual([isOpen, from]);
});

test.each([
  ['a Thursday', '2026-11-19T14:05:00', '2026-11-20T14:05:00'],
  ['a Friday', '2026-11-20T14:05:00', '2026-11-23T14:05:00'],
  ['the day before a holiday', '2026-11-23T23:59:59', '2026-11-25T23:59:59'],
  ['a Sunday', '2026-11-22T14:05:00', '2026-11-25T00:00:00'],
  ['the last of the month', '2026-09-30T10:00:00', '2026-10-01T10:00:00'],
])('T+1 after %s', (_, at, expected) => {
  expect(nextWorkingDayAt(nseCalendar, ist(at))).toBe(ist(expected));
});

test('in practice T+1 is 24 hours', () => {
  expect(nextWorkingDayAt(practiceCalendar, ist('2026-11-21T23:00:00'))).toBe(ist('2026-11-22T23:00:00'));
});

test('a window is on a working day, holds the moment when open, and lies ahead when not', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(
      fc.constantFrom<Calendar>(nseCalendar, practiceCalendar),
      fc.integer({ min: ist('2026-01-01T00:00:00'), max: ist('2026-12-31T23:59:59') }),
      minute,
      fc.integer({ min: 1, max: 1440 }),
      (calendar, at, from, length) => {
        const window = { from, until: Math.min(1440, from + length) };
        const state = windowAt(calendar, window, at);
        expect(isWorkingDay(calendar, localDateOf(calendar, state.from))).toBe(true);
        expect(at).toBeLessThan(state.until);
        expect(state.isOpen).toBe(at >= state.from);
        expect(windowAt(calendar, window, state.from)).toEqual({ ...state, isOpen: true });
        expect(windowAt(calendar, window, state.until - 1).isOpen).toBe(true);
        expect(windowAt(calendar, window, state.until).from).toBeGreaterThan(state.from);
        if (!state.isOpen) expect(windowAt(calendar, window, state.from - 1).isOpen).toBe(false);
      },
    ),
  );
});
