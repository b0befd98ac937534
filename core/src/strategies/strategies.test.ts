/** The six rules: each against a market in which its answer is plain, and what holds of all of them in any market. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { INDIAN_EQUITY_CHARGES } from '../charges.ts';
import { bestAndWorst, expectedRange, monthlyResults, riskOf } from '../pool-record.ts';
import { simulatedRecord } from '../pool-simulation.ts';
import { createRng } from '../rng.ts';
import { universeOf, YEAR, type Stock } from './stock.ts';
import { isDue, STRATEGIES, strategyNumber, targetsOf } from './strategies.ts';

/** `priceAt` of a session counted backward from the last one, which is 0. */
function stockOf(at: number, priceAt: (before: number) => number, over: Partial<Stock> = {}): Stock {
  const closes = Array.from({ length: 300 }, (_, day) => Math.round(priceAt(299 - day)));
  const symbol = `S${String(at).padStart(2, '0')}`;
  return { symbol, sector: `X${at % 5}`, shares: 1_000_000, volumes: closes.map(() => 10_000), closes, ...over };
}

const market = (count: number, of: (at: number) => Stock) => Array.from({ length: count }, (_, at) => of(at));
const symbols = (stocks: readonly { symbol: string }[]) => stocks.map(({ symbol }) => symbol);
const fromTo = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `S${String(from + at).padStart(2, '0')}`);

test('momentum takes the ten that rose most in the year, and looks at nothing of the last month', () => {
  const stocks = market(30, (at) =>
    stockOf(at, (before) => (before < 21 ? 900_000 / (at + 1) : 100_000 + at * (280 - before) * 2)),
  );
  expect(targetsOf('momentum', stocks)).toEqual(fromTo(20, 30).map((symbol) => ({ symbol, bps: 1_000 })));
});

test('mean reversion takes what fell within five sessions, of those above their long average alone', () => {
  const stocks = market(20, (at) =>
    stockOf(
      at,
      (before) =>
        (at < 5 ? 100_000 + before * 100 : 200_000 - before * 100) - (before < 5 && at < 12 ? 3_000 + at * 100 : 0),
    ),
  );
  expect(targetsOf('mean_reversion', stocks)).toEqual(fromTo(5, 12).map((symbol) => ({ symbol, bps: 1_000 })));
});

test('low volatility takes the calmest, whichever way they go', () => {
  const stocks = market(25, (at) => stockOf(at, (before) => 100_000 + (before % 2) * at * 200));
  expect(symbols(targetsOf('low_volatility', stocks))).toEqual(fromTo(0, 10));
});

test('trend holds of the twenty largest those above their average, each in a place of its own, and leaves the rest in cash', () => {
  const stocks = market(40, (at) =>
    stockOf(at, (before) => (at % 2 === 0 ? 100_000 + before * 50 : 200_000 - before * 50), {
      shares: (at + 1) * 1_000_000_000,
    }),
  );
  const targets = targetsOf('trend', stocks);
  expect(targets.every(({ symbol, bps }) => Number(symbol.slice(1)) % 2 === 1 && bps === 500)).toBe(true);
  expect(targets).toHaveLength(14);
});

test('the index core holds by market value, nothing above a tenth, and what the cap takes goes to the others', () => {
  const stocks = market(30, (at) => stockOf(at, () => 100_000, { shares: at === 29 ? 900_000 : 1_000 + at }));
  const targets = targetsOf('index_core', stocks);
  expect(targets).toHaveLength(20);
  expect(targets.at(-1)).toEqual({ symbol: 'S29', bps: 1_000 });
  const sum = targets.reduce((total, { bps }) => total + bps, 0);
  expect(sum).toBeLessThanOrEqual(10_000);
  expect(sum).toBeGreaterThan(9_980);
  expect(Math.max(...targets.slice(0, -1).map(({ bps }) => bps))).toBeLessThan(500);
});

test('sector rotation holds the most traded four of the three sectors that rose most', () => {
  const stocks = market(50, (at) =>
    stockOf(at, (before) => 200_000 - before * (at % 5) * 100, {
      volumes: Array.from({ length: 300 }, () => 10_000 + at),
    }),
  );
  const targets = targetsOf('sector_rotation', stocks);
  expect(symbols(targets)).toEqual(
    fromTo(30, 50)
      .filter((_, at) => at % 5 >= 2 && at >= 2)
      .filter((symbol) => Number(symbol.slice(1)) >= 32),
  );
  expect(targets.every(({ bps }) => bps === 833)).toBe(true);
});

test.each([
  ['momentum', '2026-11-27', '2026-11-26', false],
  ['momentum', '2026-12-01', '2026-11-30', true],
  ['trend', '2026-11-29', '2026-11-28', false],
  ['trend', '2026-11-30', '2026-11-27', true],
  ['trend', '2026-11-30', null, true],
] as const)('%s looks again on %s after %s: %s', (strategy, date, previous, due) => {
  expect(isDue(strategy, { date, previous })).toBe(due);
});

/** Prices that wander, by a seed. */
function wandering(seed: number, count = 70, days = 300): Stock[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, (_, at) => {
    let price = 20_000 + rng.below(200_000);
    const closes = Array.from(
      { length: days },
      () => (price = Math.max(100, Math.round(price * (1 + 0.015 * rng.normal())))),
    );
    return {
      symbol: `S${at}`,
      sector: `X${rng.below(9)}`,
      shares: 1 + rng.below(1e9),
      closes,
      volumes: closes.map(() => rng.below(1e6)),
    };
  });
}

test('in any market, in whatever order it comes: at most the whole, each stock once, of the universe alone, and the same again', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...STRATEGIES), (seed, strategy) => {
      const stocks = wandering(seed);
      const targets = targetsOf(strategy, stocks);
      expect(targets.reduce((sum, { bps }) => sum + bps, 0)).toBeLessThanOrEqual(10_000);
      expect(new Set(symbols(targets)).size).toBe(targets.length);
      expect(symbols(universeOf(stocks))).toEqual(expect.arrayContaining(symbols(targets)));
      expect(targetsOf(strategy, stocks.toReversed())).toEqual(targets);
    }),
    { numRuns: 60 },
  );
});

test('stocks that are all alike are taken by symbol, in whatever order they come', () => {
  const alike = market(70, (at) => stockOf(at, (before) => 200_000 - (before < 5 ? 1_000 : 0) - before * 50));
  for (const strategy of STRATEGIES) {
    const targets = targetsOf(strategy, alike);
    expect(targets.length).toBeGreaterThan(0);
    expect(targetsOf(strategy, alike.toReversed())).toEqual(targets);
  }
});

test('a stock that is not a year old is in no pool', () => {
  const young = wandering(1).map((stock) => ({
    ...stock,
    closes: stock.closes.slice(-YEAR),
    volumes: stock.volumes.slice(-YEAR),
  }));
  for (const strategy of STRATEGIES) expect(targetsOf(strategy, young)).toEqual([]);
  expect(STRATEGIES.map(strategyNumber)).toEqual([1, 2, 3, 4, 5, 6]);
});

const dates = Array.from({ length: 420 }, (_, at) => addDays('2025-06-01', at));
const simulate = (strategy: (typeof STRATEGIES)[number], stocks: readonly Stock[]) =>
  simulatedRecord({
    strategy,
    dates,
    stocks,
    capital: 1_00_00_000_00n,
    feeBpsAYear: 100,
    lotSize: 100,
    schedule: INDIAN_EQUITY_CHARGES[0]!,
  });

test('a simulation is the same again, knows nothing of what comes after, and loses in a market that stands still what trading and the fee cost', () => {
  const stocks = wandering(7, 70, 420);
  for (const strategy of STRATEGIES) {
    const record = simulate(strategy, stocks);
    expect(record.map(({ date }) => date)).toEqual(dates.slice(YEAR + 1));
    expect(simulate(strategy, stocks)).toEqual(record);
    const otherEnd = stocks.map((stock) => ({
      ...stock,
      closes: [...stock.closes.slice(0, -20), ...stock.closes.slice(-20).map((close) => close * 2)],
    }));
    expect(simulate(strategy, otherEnd).slice(0, -20)).toEqual(record.slice(0, -20));
  }
  const still = stocks.map((stock) => ({
    ...stock,
    closes: stock.closes.map(() => 100_00),
    volumes: stock.volumes.map(() => 1_000_000),
  }));
  const [first, last] = [simulate('low_volatility', still)[0]!.price, simulate('low_volatility', still).at(-1)!.price];
  expect(first).toBeLessThan(1_00_00_000_00n);
  // 166 days of 1 % a year, and nothing traded after the first.
  expect(Number(first - last) / Number(first)).toBeCloseTo(0.01 * (166 / 365), 4);
});

const closesOf = (prices: readonly number[]) =>
  prices.map((price, at) => ({ date: addDays('2026-01-01', at), price: BigInt(price) }));

test('the expected range is the nearest ranks of all spans, and too few say nothing', () => {
  const steady = closesOf(Array.from({ length: 101 }, (_, at) => 1_000_000 + at * 10_000));
  expect(expectedRange(steady.slice(0, 60), 1)).toBeNull();
  expect(expectedRange(steady, 1)).toEqual({ lowBps: 51, highBps: 95, spans: 100 });
  expect(expectedRange(steady, 30)!.spans).toBe(71);
});

test('risk grows with the deviation alone: nothing moves, one class after another, and up to ten', () => {
  const swinging = (bps: number) =>
    closesOf(Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 1_000_000 : 1_000_000 + bps * 100)));
  expect([0, 15, 30, 50, 70, 90, 120, 160, 200, 300].map((bps) => riskOf(swinging(bps), 252))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(riskOf(swinging(10).slice(0, 60), 252)).toBeNull();
  const rising = Array.from({ length: 200 }, (_, at) => 1_000_000 * 1.01 ** at);
  expect(riskOf(closesOf(rising.map(Math.round)), 252)).toBe(1);
});

test('months go from close to close, and the best stands beside the worst', () => {
  const months = monthlyResults([
    { date: '2026-01-15', price: 1_000n },
    { date: '2026-01-31', price: 1_100n },
    { date: '2026-02-28', price: 990n },
    { date: '2026-03-31', price: 990n },
    { date: '2026-04-30', price: 891n },
  ]);
  expect(months).toEqual([
    { month: '2026-01', bps: 1_000 },
    { month: '2026-02', bps: -1_000 },
    { month: '2026-03', bps: 0 },
    { month: '2026-04', bps: -1_000 },
  ]);
  expect(bestAndWorst(months)).toMatchObject({ best: { month: '2026-01' }, worst: { month: '2026-04' } });
  expect(bestAndWorst([])).toBeNull();
});
