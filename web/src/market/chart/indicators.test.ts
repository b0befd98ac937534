import { expect, test } from 'vitest';
import {
  defaultStudies,
  indicatorKeys,
  isOrdered,
  panesMax,
  parseDraw,
  parseParameter,
  parseStudies,
  toggleStudy,
  type Indicator,
} from './indicators.ts';
import { averagePrices } from './average-price.ts';

const namesOf = (studies: readonly { readonly name: string }[]) => studies.map(({ name }) => name);
const chosen = (...names: Indicator[]) => names.reduce((studies, name) => toggleStudy(studies, name), parseStudies([]));

test('klinecharts has 27 indicators, and so has the sheet', () => {
  expect(indicatorKeys.length).toBe(27);
});

test('an indicator goes on with its usual parameters, and off', () => {
  expect(toggleStudy([], 'MACD')).toEqual([{ name: 'MACD', params: [12, 26, 9] }]);
  expect(toggleStudy(chosen('VOL', 'MA'), 'VOL').map(({ name }) => name)).toEqual(['MA']);
});

test('a pane too many takes the place of the oldest pane, never of a line over the prices', () => {
  expect(panesMax).toBe(4);
  expect(namesOf(chosen('MA', 'VOL', 'MACD', 'RSI', 'KDJ', 'WR'))).toEqual(['MA', 'MACD', 'RSI', 'KDJ', 'WR']);
  expect(namesOf(chosen('VOL', 'MACD', 'RSI', 'KDJ', 'BOLL'))).toEqual(['VOL', 'MACD', 'RSI', 'KDJ', 'BOLL']);
});

test('a reader who chose nothing yet sees the volume, where there is one', () => {
  expect(namesOf(defaultStudies(true))).toEqual(['VOL']);
  expect(defaultStudies(false)).toEqual([]);
});

test('a parameter is a whole number from 1 to 500', () => {
  expect(['1', ' 14 ', '500', '0', '501', '2.5', '-3', '', 'x'].map(parseParameter)).toEqual([
    1,
    14,
    500,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(isOrdered({ name: 'MACD', params: [26, 12, 9] })).toBe(false);
});

test('a link names an indicator with its parameters; anything else draws nothing', () => {
  expect(parseDraw('MA.50.200')).toEqual({ name: 'MA', params: [50, 200] });
  expect(parseDraw('MACD.12.26.9')).toEqual({ name: 'MACD', params: [12, 26, 9] });
  expect(parseDraw('RSI.14')).toEqual({ name: 'RSI', params: [14] });
  expect(parseDraw('VOL')).toEqual({ name: 'VOL', params: [5] });
  for (const odd of [undefined, '', 'XYZ', 'MACD.12', 'MA.0', 'MA.1.2.3.4.5', 'MA.<b>'])
    expect(parseDraw(odd)).toBeNull();
});

test('the average price begins anew with each session and each year', () => {
  const bars = (times: readonly number[]) =>
    times.map((timestamp, index) => ({
      timestamp,
      open: 0,
      high: 10 + index,
      low: 10 + index,
      close: 10 + index,
      volume: index + 1,
    }));
  const five = Date.UTC(2026, 10, 20, 23, 30);
  expect(averagePrices(bars([five - 60_000, five, five + 60_000]), true)).toEqual([
    { avp: 10 },
    { avp: 11 },
    { avp: (11 * 2 + 12 * 3) / 5 },
  ]);
  expect(averagePrices(bars([Date.UTC(2025, 11, 30), Date.UTC(2026, 0, 5)]), false)).toEqual([
    { avp: 10 },
    { avp: 11 },
  ]);
});
