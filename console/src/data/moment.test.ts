import { expect, test } from 'vitest';
import { fieldOf, momentOf } from './moment.ts';

test('a date and time are those of the market, and come back as they were typed', () => {
  expect(momentOf('2026-11-21T10:30')).toBe(Date.UTC(2026, 10, 21, 5, 0));
  expect(fieldOf(Date.UTC(2026, 10, 21, 5, 0))).toBe('2026-11-21T10:30');
  expect(fieldOf(momentOf('2028-02-29T23:59')!)).toBe('2028-02-29T23:59');
});

test.each(['', '2026-11-21', '2026-13-01T00:00', 'tomorrow'])('%j is no moment', (text) => {
  expect(momentOf(text)).toBeNull();
});
