import { expect, test } from 'vitest';
import { panesMax, parseIndicators, toggleIndicator } from './chart-indicators.ts';

test('an indicator goes on and off', () => {
  expect(toggleIndicator(['VOL'], 'MA')).toEqual(['VOL', 'MA']);
  expect(toggleIndicator(['VOL', 'MA'], 'VOL')).toEqual(['MA']);
});

test('a pane too many takes the place of the oldest pane, never of a line over the prices', () => {
  expect(panesMax).toBe(3);
  expect(toggleIndicator(['MA', 'VOL', 'MACD', 'RSI'], 'KDJ')).toEqual(['MA', 'MACD', 'RSI', 'KDJ']);
  expect(toggleIndicator(['VOL', 'MACD', 'RSI'], 'BOLL')).toEqual(['VOL', 'MACD', 'RSI', 'BOLL']);
});

test('a reader who chose nothing yet sees the volume; one who chose none sees none', () => {
  expect(parseIndicators(null)).toEqual(['VOL']);
  expect(parseIndicators('')).toEqual([]);
  expect(parseIndicators('RSI,nonsense,MA')).toEqual(['MA', 'RSI']);
});
