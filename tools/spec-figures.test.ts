/** The constants of spec §9 that stand in data: what holds by them is shown by the tests of their domains. */
import { readFileSync } from 'node:fs';
import { currencies } from '@bahi/contract/exchange/calls.ts';
import { adjustment, candlePeriod } from '@bahi/contract/market/calls.ts';
import { listRecords } from '@bahi/contract/records/calls.ts';
import { nseCalendar } from '@bahi/core/calendar.ts';
import { parametersOn } from '@bahi/core/parameters.ts';
import { windowAt } from '@bahi/core/windows.ts';
import { expect, test } from 'vitest';

const first = parametersOn('2026-11-20');

test('the figures of the specification are what an operator finds', () => {
  expect(first).toMatchObject({
    withdrawalMinimum: 100_00n,
    withdrawalPromiseMinutes: 120,
    depositMinimum: 5_000_00n,
    lotSize: 100,
    lessonSeconds: 40,
    examPassPercent: 80,
  });
});

test('money is taken on working days from 00:00 to 23:59, and paid out from 09:30 to midnight', () => {
  const noon = Date.parse('2026-11-20T12:00:00+05:30');
  const ist = (ms: number) => new Date(ms + 330 * 60_000).toISOString().slice(0, 16);
  const hours = [first.depositWindow, first.withdrawalWindow].map((window) => windowAt(nseCalendar, window, noon));
  expect(hours.map(({ from, until }) => [ist(from), ist(until)])).toEqual([
    ['2026-11-20T00:00', '2026-11-20T23:59'],
    ['2026-11-20T09:30', '2026-11-21T00:00'],
  ]);
});

test('any two of the currencies, every period of a chart and every way to adjust it can be asked for', () => {
  expect(currencies).toEqual(['INR', 'RMB', 'TWD', 'HKD', 'USD', 'THB', 'JPY', 'VND', 'MYR', 'KRW']);
  const periods = [...candlePeriod._zod.values];
  expect(periods).toEqual(expect.arrayContaining(['time', '5m', '15m', '30m', 'day', 'week', 'month', '6M', '1Y']));
  expect([...adjustment._zod.values]).toEqual(['none', 'forward', 'backward']);
});

test('a list that is asked for without more has its first ten rows', () => {
  expect(listRecords.input._zod.run({ value: {}, issues: [] }, {})).toMatchObject({ value: { page: 1, pageSize: 10 } });
  // Each of them, by what the API says of itself.
  const sizes = readFileSync('server/openapi.json', 'utf8').match(/"pageSize": \{\s*"default": \d+/g) ?? [];
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter((size) => !size.endsWith(' 10'))).toEqual([]);
});

test.each([
  ['en', ['kept for 5 years', 'for 10 years', 'under 14']],
  ['tw', ['5 年', '10 年', '14 歲']],
  ['ko', ['5년', '10년', '14세']],
])('the privacy policy in %s says what is kept for how long, and for whom the app is not', (language, said) => {
  const text = readFileSync(`server/src/content/house/privacy/main.${language}.md`, 'utf8');
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
});
