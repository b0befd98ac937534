import { expect, test } from 'vitest';
import { parseKept, withChart, type KeptChart } from './chart-storage.ts';
import type { Drawing } from './drawing.ts';

const drawing: Drawing = {
  id: 'a',
  tool: 'segment',
  family: 'days',
  points: [
    { at: 1, price: 10.5 },
    { at: 2, price: 11 },
  ],
};
const chart: KeptChart = { studies: [{ name: 'RSI', params: [7, 21] }], drawings: [drawing], areDrawingsHidden: true };

test('what was put on a chart comes back as it was', () => {
  const stored = withChart(null, 'VRM', chart);
  expect(parseKept(stored).charts).toEqual([['VRM', chart]]);
});

test('each instrument has its own; the newest is last, and the sixty-first drives out the oldest', () => {
  let stored: string | null = null;
  for (let number = 0; number <= 60; number += 1) stored = withChart(stored, `S${number}`, chart);
  stored = withChart(stored, 'S5', { ...chart, drawings: [] });
  const symbols = parseKept(stored).charts.map(([symbol]) => symbol);
  expect(symbols.length).toBe(60);
  expect(symbols).not.toContain('S0');
  expect(symbols.at(-1)).toBe('S5');
});

test('the record stays small: the oldest leave before it grows too large', () => {
  const stroke = { ...drawing, tool: 'brush' as const };
  const points = Array.from({ length: 300 }, (_, at) => ({ at: 1_795_000_000_000 + at, price: 1234.5678 + at / 7 }));
  const heavy: KeptChart = {
    ...chart,
    drawings: Array.from({ length: 10 }, (_, id) => ({ ...stroke, id: `${id}`, points })),
  };
  let stored: string | null = null;
  for (let number = 0; number < 20; number += 1) stored = withChart(stored, `S${number}`, heavy);
  expect(stored!.length).toBeLessThanOrEqual(400_000);
  expect(parseKept(stored).charts.at(-1)?.[0]).toBe('S19');
});

test.each([
  ['nothing', null],
  ['no JSON', '{oops'],
  ['another version', JSON.stringify({ v: 9, charts: [['VRM', chart]] })],
  ['another shape', JSON.stringify({ v: 1, charts: 'VRM' })],
])('%s counts as none', (_, stored) => {
  expect(parseKept(stored).charts).toEqual([]);
});

test('a drawing or a study that is none falls away; the rest stays', () => {
  const odd = [drawing, null, { ...drawing, tool: 'spaceship' }, { ...drawing, points: [{ at: 'x', price: 1 }] }, 7];
  const studies = [{ name: 'RSI', params: [7, 21] }, { name: 'NONE' }, { name: 'MACD', params: [26, 12, 9] }];
  const stored = JSON.stringify({ v: 1, charts: [['VRM', { drawings: odd, studies }], 'junk', [3, {}]] });
  const [[, kept] = ['', chart]] = parseKept(stored).charts;
  expect(kept.drawings).toEqual([drawing]);
  // A fast average slower than the slow one becomes the usual one.
  expect(kept.studies).toEqual([
    { name: 'RSI', params: [7, 21] },
    { name: 'MACD', params: [12, 26, 9] },
  ]);
});
