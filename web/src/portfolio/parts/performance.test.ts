import { expect, test } from 'vitest';
import { indexSince, percentText, performanceOf, sharesOf } from './performance.ts';

const today = '2026-11-28';

test('how an account did: the rate a year of its money, and what its first rupee became', () => {
  const days = [
    { date: '2025-11-28', total: '100.00', paid: '100.00' },
    { date: '2026-11-27', total: '105.00', paid: '0.00' },
  ];
  const found = performanceOf(days, { summary: { total: '220.00', paidIn: '205.00' }, today })!;
  expect(found.since).toBe('2025-11-28');
  // 105 came today, before 210 became 220.
  expect(percentText(found.own)).toBe('10.00');
  expect(found.yearly).toEqual({ rate: expect.closeTo(0.15, 6) });
});

test('of a few days no rate a year is told, and while the total of now is unknown nothing', () => {
  const days = [{ date: '2026-11-20', total: '100.00', paid: '100.00' }];
  const summary = { total: '110.00', paidIn: '100.00' };
  expect(performanceOf(days, { summary, today })).toMatchObject({ yearly: { unknown: 'too_short' } });
  expect(performanceOf([], { summary, today })).toMatchObject({ since: null, own: expect.closeTo(0.1, 9) });
  expect(performanceOf(days, { summary: { ...summary, total: null }, today })).toBeNull();
});

test('an index is measured from the close before the first day', () => {
  const bars = [19, 20, 21].map((day): [number, number, number, number, number, number] => {
    return [Date.UTC(2026, 10, day), 0, 0, 0, day * 100, 0];
  });
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  expect(percentText(indexSince({ bars }, { since: '2026-11-21', dateOf, now: 2_100 }))).toBe('5.00');
  expect(indexSince({ bars }, { since: '2026-11-19', dateOf, now: 2_100 })).toBeNull();
});

test('shares are of what is owned, the largest first, those of one sector together', () => {
  expect(
    sharesOf([
      { key: 'banks', amount: '10.00' },
      { key: 'cash', amount: '60.00' },
      { key: 'loan', amount: '-50.00' },
      { key: 'banks', amount: '20.00' },
      { key: 'unknown', amount: null },
    ]),
  ).toEqual([
    { key: 'cash', amount: 60_00n, percent: '66.7' },
    { key: 'banks', amount: 30_00n, percent: '33.3' },
  ]);
  expect(sharesOf([])).toEqual([]);
});
