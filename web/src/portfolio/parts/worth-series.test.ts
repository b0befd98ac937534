import { expect, test } from 'vitest';
import { worthLines, worthRows, worthSeries, type Period } from './worth-series.ts';

const days = [
  { date: '2026-10-20', total: '1000.00', paid: '1000.00' },
  { date: '2026-10-21', total: '990.00', paid: '0.00' },
  { date: '2026-11-20', total: '1100.00', paid: '100.00' },
  { date: '2026-11-26', total: null, paid: '0.00' },
  { date: '2026-11-27', total: '1150.00', paid: '0.00' },
];
const series = (period: Period, summary = { total: '1200.00', paidIn: '1100.00' }) =>
  worthSeries(days, { summary, today: '2026-11-28', period });

test.each<[Period, string | null, bigint, string | null, bigint]>([
  ['1D', '2026-11-27', 50_00n, '4.35', 0n],
  // Nine days ago is the last close before the week.
  ['1W', '2026-11-20', 100_00n, '9.09', 0n],
  ['1M', '2026-10-21', 110_00n, '10.09', 100_00n],
  ['3M', '2026-10-20', 100_00n, '9.09', 1_100_00n],
  ['1Y', '2026-10-20', 100_00n, '9.09', 1_100_00n],
  ['all', '2026-10-20', 100_00n, '9.09', 1_100_00n],
])('%s begins at its close, and tells profit apart from what was paid in', (period, first, profit, rate, paid) => {
  const found = series(period)!;
  expect(found).toMatchObject({ profit, rate, paid });
  expect(found.points[0]!.date).toBe(first);
  expect(found.points.at(-1)).toEqual({ date: null, total: 1_200_00n, withoutProfit: 1_200_00n - profit });
});

test('an account that is younger than the period begins with what was paid in', () => {
  expect(series('all')!.points.slice(0, 2)).toEqual([
    { date: '2026-10-20', total: 1_000_00n, withoutProfit: 1_000_00n },
    { date: '2026-10-20', total: 1_000_00n, withoutProfit: 1_000_00n },
  ]);
});

test('on its first day it has what was paid in, and now', () => {
  const summary = { total: '990.00', paidIn: '1000.00' };
  for (const period of ['1D', '1M', 'all'] as const)
    expect(worthSeries([], { summary, today: '2026-11-28', period })).toEqual({
      points: [
        { date: null, total: 1_000_00n, withoutProfit: 1_000_00n },
        { date: null, total: 990_00n, withoutProfit: 1_000_00n },
      ],
      profit: -10_00n,
      rate: '-1.00',
      paid: 1_000_00n,
    });
});

test('the table of its first day has one line, of now', () => {
  const series = worthSeries([], {
    summary: { total: '990.00', paidIn: '1000.00' },
    today: '2026-11-28',
    period: 'all',
  })!;
  expect(worthRows(series)).toEqual([{ date: null, total: 990_00n, withoutProfit: 1_000_00n }]);
});

test('while the total of now is unknown there is no line, and a day without a total is left out of it', () => {
  expect(
    worthSeries(days, { summary: { total: null, paidIn: '0.00' }, today: '2026-11-28', period: 'all' }),
  ).toBeNull();
  expect(series('all')!.points.map(({ date }) => date)).not.toContain('2026-11-26');
});

test('the last day of a longer month has a month before it', () => {
  const end = [{ date: '2026-02-28', total: '1.00', paid: '1.00' }];
  const summary = { total: '2.00', paidIn: '1.00' };
  expect(worthSeries(end, { summary, today: '2026-03-31', period: '1M' })!.points[0]!.date).toBe('2026-02-28');
});

test('the table of a long time has the last day of each month, newest first', () => {
  const long = Array.from({ length: 100 }, (_, at) => ({
    date: new Date(Date.UTC(2026, 7, 1 + at)).toISOString().slice(0, 10),
    total: '1.00',
    paid: at === 0 ? '1.00' : '0.00',
  }));
  const found = worthSeries(long, { summary: { total: '1.00', paidIn: '1.00' }, today: '2026-11-09', period: 'all' })!;
  expect(worthRows(found).map(({ date }) => date)).toEqual([
    null,
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-08-01',
  ]);
});

test('the lines fill their place; what was paid in is a step', () => {
  const points = [
    { date: '2026-11-20', total: 100n, withoutProfit: 100n },
    { date: '2026-11-21', total: 250n, withoutProfit: 200n },
    { date: null, total: 300n, withoutProfit: 200n },
  ];
  expect(worthLines(points, { width: 300, height: 100 })).toEqual({
    total: '0,100 150,25 300,0',
    withoutProfit: '0,100 0,100 150,100 150,50 300,50 300,50',
  });
});
