import { expect, test } from 'vitest';
import { otherBusinessDate, rollTimeOf } from './business-date.ts';

const at = Date.parse('2026-11-22T02:06:38+05:30');

test('a line of the night says its business date, one of the day does not', () => {
  expect(otherBusinessDate({ at, businessDate: '2026-11-21' }, 'Asia/Kolkata')).toBe('2026.11.21');
  expect(otherBusinessDate({ at, businessDate: '2026-11-22' }, 'Asia/Kolkata')).toBeNull();
});

test('what counts is the date that is shown, also in the zone of the device', () => {
  expect(otherBusinessDate({ at, businessDate: '2026-11-21' }, 'UTC')).toBeNull();
  expect(otherBusinessDate({ at, businessDate: '2026-11-21' }, 'Asia/Taipei')).toBe('2026.11.21');
});

test('the practice exchange rolls at five; a calendar that rolls at midnight, or is unknown, needs no words', () => {
  expect(rollTimeOf('practice')).toBe('05:00');
  expect(rollTimeOf('NSE')).toBeNull();
  expect(rollTimeOf('elsewhere')).toBeNull();
});
