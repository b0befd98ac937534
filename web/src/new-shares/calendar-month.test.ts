import { expect, test } from 'vitest';
import { addMonths, boundsOf, dateAfterKey, weeksOf } from './calendar-month.ts';

test('a month begins in the column of its first day and ends with its last', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

test('a February that begins on Monday has four whole weeks', () => {
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months count over the turn of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ]);
  expect(boundsOf('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
});

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-24', '2026-11-17'],
  ['ArrowDown', '2026-11-24', '2026-12-01'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['End', '2026-11-16', '2026-11-22'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['Enter', '2026-11-24', null],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dateAfterKey(from, key)).toBe(to);
});
