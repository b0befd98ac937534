import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { barsAfter, chartBars, fillMinutes, type ChartBar } from './live-bar.ts';

/** 05:05 in Kolkata, which is 23:35 UTC. */
const OPEN = Date.UTC(2026, 10, 20, 23, 35);

const bar = (timestamp: number, close: number, volume = 100): ChartBar => ({
  timestamp,
  open: close,
  high: close + 1,
  low: close - 1,
  close,
  volume,
});

test('bars of the wire become prices at their scale', () => {
  expect(chartBars([[OPEN, 98_430, 98_500, 98_400, 98_445, 1200]], 2)).toEqual([
    { timestamp: OPEN, open: 984.3, high: 985, low: 984, close: 984.45, volume: 1200 },
  ]);
});

test('a price inside the last bar moves its close, its extremes and its volume', () => {
  const [next] = barsAfter(bar(OPEN, 100), { price: 103, volume: 50, at: OPEN + 59_999 }, MINUTE_MS);
  expect(next).toEqual({ timestamp: OPEN, open: 100, high: 103, low: 99, close: 103, volume: 150 });
});

test('a price of a later bar begins that bar, aligned as the server aligns', () => {
  const step = 30 * MINUTE_MS;
  const next = barsAfter(bar(OPEN, 100), { price: 98, volume: 5, at: OPEN + 31 * MINUTE_MS }, step);
  expect(next).toEqual([{ timestamp: OPEN + step, open: 98, high: 98, low: 98, close: 98, volume: 5 }]);
});

test('a price older than the last bar changes nothing', () => {
  expect(barsAfter(bar(OPEN, 100), { price: 1, volume: 1, at: OPEN - 1 }, MINUTE_MS)).toEqual([]);
});

test('a day, week or month bar takes every price of the running session', () => {
  const next = barsAfter(bar(OPEN, 100), { price: 90, volume: 0, at: OPEN + 20 * 3600_000 }, null);
  expect(next).toMatchObject([{ timestamp: OPEN, low: 90, close: 90 }]);
});

test('time-share stands still in minutes without a trade', () => {
  const filled = fillMinutes([bar(OPEN, 100), bar(OPEN + 3 * MINUTE_MS, 104)]);
  expect(filled.map(({ timestamp, close, volume }) => [(timestamp - OPEN) / MINUTE_MS, close, volume])).toEqual([
    [0, 100, 100],
    [1, 100, 0],
    [2, 100, 0],
    [3, 104, 100],
  ]);
});

test('time-share fills up to a live price, and never draws a night', () => {
  const minutes = (at: number) =>
    barsAfter(bar(OPEN, 100), { price: 101, volume: 1, at }, MINUTE_MS, { isFilled: true }).map(
      ({ timestamp }) => (timestamp - OPEN) / MINUTE_MS,
    );
  expect(minutes(OPEN + 2 * MINUTE_MS)).toEqual([1, 2]);
  expect(minutes(OPEN + 3000 * MINUTE_MS)).toEqual([3000]);
});
