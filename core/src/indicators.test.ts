/** The indicators against another hand: the library trading-signals, and the plain definitions over whole series. */
import fc from 'fast-check';
import { EMA, MACD, RSI, SMA } from 'trading-signals';
import { expect, test } from 'vitest';
import type { CandleBar } from './candles.ts';
import { closeDay, emptyIndicators, readIndicators, type Reading } from './indicators.ts';
import { createRng } from './rng.ts';
import { DAY_MS } from './time.ts';

const seeds = [1, 2, 3, 7, 11];

test.each(seeds)('averages, RSI and MACD of seed %i agree with trading-signals on every day', (seed) => {
  expectAgreement(walk(seed, 700));
});

test('they agree for any prices and volumes', () => {
  const bar = fc.tuple(
    fc.integer({ min: 100, max: 1_000_000 }),
    fc.integer({ min: 0, max: 5_000 }),
    fc.integer({ min: 0, max: 1_000_000 }),
  );
  fc.assert(
    fc.property(fc.array(bar, { minLength: 1, maxLength: 260 }), (rows) => {
      expectAgreement(
        rows.map(([close, spread, volume], day): CandleBar => [
          day * DAY_MS,
          close,
          close + spread,
          Math.max(1, close - spread),
          close,
          volume,
        ]),
      );
    }),
    { seed: 42, numRuns: 60 },
  );
});

test('the running day is read again and again without leaving a trace', () => {
  const bars = walk(5, 260);
  const [state, before] = [emptyIndicators(), emptyIndicators()];
  for (const bar of bars.slice(0, -1)) {
    closeDay(state, bar);
    closeDay(before, bar);
  }
  const reading = readIndicators(state, bars.at(-1)!);
  readIndicators(state, [0, 1, 2, 1, 1, 9]);
  expect(state).toEqual(before);
  expect(readIndicators(state, bars.at(-1)!)).toEqual(reading);
});

test('the 52 weeks before a day are 364 days, the day itself and older ones left out, and need a whole year', () => {
  const bars = walk(9, 1200);
  const state = emptyIndicators();
  for (const bar of bars) {
    const { high52Weeks, low52Weeks, previousHigh } = readIndicators(state, bar);
    const year = bars.filter((other) => other[0] < bar[0] && other[0] >= bar[0] - 364 * DAY_MS);
    const isFull = bars[0]![0] <= bar[0] - 364 * DAY_MS;
    expect(high52Weeks).toBe(isFull ? Math.max(...year.map((other) => other[2])) : null);
    expect(low52Weeks).toBe(isFull ? Math.min(...year.map((other) => other[3])) : null);
    expect(previousHigh).toBe(year.at(-1)?.[2] ?? null);
    closeDay(state, bar);
  }
});

test('Wilder’s own example of RSI, and a price that does not move is in the middle', () => {
  // J. Welles Wilder, New Concepts in Technical Trading Systems (1978), section VI.
  const closes = [
    54.8, 56.8, 57.85, 59.85, 60.57, 61.1, 62.17, 60.6, 62.35, 62.15, 62.35, 61.45, 62.8, 61.37, 62.5, 62.57,
  ];
  const readings = readAll(closes.map((close, day) => flat(day, Math.round(close * 100))));
  expect(readings[13]!.rsi).toBeNull();
  expect(readings[14]!.rsi).toBeCloseTo(74.21, 1);
  expect(readings[15]!.rsi).toBeCloseTo(74.33, 1);
  expect(readAll(Array.from({ length: 30 }, (_, day) => flat(day, 500))).at(-1)!.rsi).toBe(50);
});

function expectAgreement(bars: readonly CandleBar[]): void {
  const smas = { sma20: new SMA(20), sma50: new SMA(50), sma200: new SMA(200) };
  const rsi = new RSI(14);
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9));
  const volumes = new SMA(20);
  const readings = readAll(bars);
  let isMoving = false;
  for (const [day, bar] of bars.entries()) {
    const reading = readings[day]!;
    const isTraded = bars.slice(Math.max(0, day - 20), day).every(({ 5: volume }) => volume > 0);
    near(reading.volumeAverage, isTraded ? volumes.getResult() : null, 1e-6);
    volumes.add(bar[5]);
    for (const key of ['sma20', 'sma50', 'sma200'] as const) {
      smas[key].add(bar[4]);
      near(reading[key], smas[key].getResult(), 1e-6);
    }
    rsi.add(bar[4]);
    isMoving ||= day > 0 && bar[4] !== bars[day - 1]![4];
    if (isMoving) near(reading.rsi, rsi.getResult(), 1e-6);
    const expected = macd.add(bar[4]);
    near(reading.macd, expected?.macd ?? null, 1e-5);
    near(reading.macdSignal, expected?.signal ?? null, 1e-5);
  }
}

function near(actual: number | null, expected: number | null, tolerance: number): void {
  if (expected === null || actual === null) expect(actual).toBe(expected);
  else expect(Math.abs(actual - expected)).toBeLessThan(tolerance * Math.max(1, Math.abs(expected)));
}

function readAll(bars: readonly CandleBar[]): Reading[] {
  const state = emptyIndicators();
  return bars.map((bar) => {
    const reading = readIndicators(state, bar);
    closeDay(state, bar);
    return reading;
  });
}

function flat(day: number, close: number): CandleBar {
  return [day * DAY_MS, close, close, close, close, 100];
}

/** A seeded walk with a weekend gap now and then. */
function walk(seed: number, days: number): CandleBar[] {
  const rng = createRng(seed);
  let close = 50_000;
  let start = 0;
  return Array.from({ length: days }, () => {
    start += (rng.float() < 0.2 ? 3 : 1) * DAY_MS;
    const open = Math.max(100, Math.round(close * (0.99 + rng.float() * 0.02)));
    close = Math.max(100, Math.round(open * (0.97 + rng.float() * 0.06)));
    const high = Math.max(open, close) + Math.round(rng.float() * 300);
    const low = Math.max(1, Math.min(open, close) - Math.round(rng.float() * 300));
    return [start, open, high, low, close, Math.round(rng.float() * 100_000)];
  });
}
