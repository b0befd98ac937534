/** What is computed from members can be computed again by anybody: at any live moment, and all through history. */
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import { expect, test } from 'vitest';
import { equityBoardOf } from './boards/equity.ts';
import { forexBoardOf } from './boards/forex.ts';
import { isNewQuarter, valueOf, type Basket, type Fund } from './computed.ts';
import { createHistory } from './history/history.ts';
import { fundPastOf } from './history/fund-past.ts';
import { createLocalExchange } from './local.ts';

const GENESIS = Date.parse('2026-11-21T14:37:00+05:30');
const options = { seed: 'computed', genesis: GENESIS, calendarId: 'practice', now: GENESIS } as const;
const all = ['0000-01-01', '9999-12-31'] as const;

test('at any moment of a running market an index, a fund and a cross are what their members say', async () => {
  const { feed, advance } = createLocalExchange(options);
  for (const at of [0, 1_000, 45_000]) {
    await advance(GENESIS + at);
    for (const instrument of feed.instruments()) {
      if (instrument.kind === 'index' || instrument.kind === 'fund') {
        expect(Math.abs(feed.quote(instrument.symbol)!.last! / linearLevel(feed, instrument) - 1)).toBeLessThan(0.002);
      }
    }
    expectCrosses(feed);
  }
});

test('between two sessions nothing moves, and levels are exactly what the members’ prices say', async () => {
  const close = Date.parse('2026-11-22T05:00:00+05:30');
  const genesis = close - 40_000;
  const { feed, advance } = createLocalExchange({ ...options, genesis, now: genesis });
  await advance(close + 60_000);
  const computed = feed
    .instruments()
    .filter(({ members, calendarId }) => members.length > 0 && calendarId === 'practice');
  expect(computed.length).toBe(5 + 18);
  for (const instrument of computed) {
    const { value, last } = feed.quote(instrument.symbol)!;
    expect(value ?? last, instrument.symbol).toBe(Math.round(linearLevel(feed, instrument)));
  }
});

test('from history to live nothing jumps', async () => {
  const { feed, advance } = createLocalExchange(options);
  await advance(GENESIS + 70_000);
  for (const { symbol, kind } of feed.instruments()) {
    if (kind === 'equity') continue;
    const bars = await feed.minuteBars(symbol, GENESIS - 120_000, GENESIS + 60_000);
    expect(
      bars.map(([start]) => (start - GENESIS) / 60_000),
      symbol,
    ).toEqual([-2, -1, 0]);
    const [, before, after] = bars;
    expect(Math.abs(after![1] / before![4] - 1), symbol).toBeLessThan(kind === 'digital' ? 0.03 : 0.004);
    const day = await feed.dailyBars(symbol, '2026-11-20', '2026-11-21');
    expect(feed.quote(symbol)!.previousClose, symbol).toBe(day[0]![4]);
  }
});

test('twenty funds hold whole units, some cash, and weights that sum to one', () => {
  const { feed } = createLocalExchange(options);
  const funds = feed.instruments().filter(({ kind }) => kind === 'fund');
  expect(funds.length).toBe(20);
  expect(new Set(funds.map(({ fund }) => fund!.category)).size).toBe(7);
  for (const { symbol, members, cash, fund, isTradable, priceScale } of funds) {
    expect(
      members.every(({ units }) => Number.isSafeInteger(units) && units > 0),
      symbol,
    ).toBe(true);
    expect(Number.isSafeInteger(cash) && cash > 0, symbol).toBe(true);
    const weights = members.reduce((sum, { weightBps }) => sum + weightBps, fund!.cashBps);
    expect(Math.abs(weights - 10_000), symbol).toBeLessThanOrEqual(members.length);
    expect([isTradable, priceScale, fund!.basketDate]).toEqual([true, 2, '2026-10-01']);
    const { bid, ask, volume } = feed.quote(symbol)!;
    expect([bid! < ask!, volume > 0], symbol).toEqual([true, true]);
  }
});

test('a fund’s value does not jump when it rebalances, and each day costs what its terms say', () => {
  const board = equityBoardOf('computed', 'practice');
  const history = createHistory({ seed: 'computed', genesis: GENESIS, board });
  const { sessions } = history.timeline;
  for (const fund of board.computed.filter((each): each is Fund => each.kind === 'fund')) {
    const past = fundPastOf(fund, history.timeline, history.daysAt, history.actionsOf);
    let rebalanced = 0;
    for (let day = 1; day < sessions.length; day += 1) {
      const [held, holds] = [basketOn(past, day - 1), basketOn(past, day)];
      const before = valueOf(fund.members, held, (at) => history.daysAt(at).close[day - 1]!);
      const after = valueOf(fund.members, holds, (at) => history.daysAt(at).base[day]!);
      const fee = (before * fund.expenseBps) / 10_000 / 365;
      // Prices on an ex-date are rounded to ticks; beyond that only the cost leaves.
      expect(Math.abs(before - after - fee) / before, `${fund.symbol} day ${day}`).toBeLessThan(0.00015);
      if (!isNewQuarter(sessions[day - 1]!.date, sessions[day]!.date)) continue;
      rebalanced += 1;
      const worth = holds.units.map((units, place) => units * history.daysAt(fund.members[place]!).base[day]!);
      worth.forEach((each, place) => {
        expect(Math.abs(each / after - fund.weights[place]! * (1 - fund.cashBps / 10_000))).toBeLessThan(0.001);
      });
    }
    expect(rebalanced, fund.symbol).toBe(20);
  }
});

test('a fund that meets a new quarter while the market runs rebalances at the closing prices, without a jump', async () => {
  const genesis = Date.parse('2027-01-01T04:58:00+05:30');
  const { feed, advance } = createLocalExchange({ ...options, genesis, now: genesis });
  expect(feed.instrument('EVENFUND')!.fund!.basketDate).toBe('2026-10-01');
  await advance(Date.parse('2027-01-01T05:04:00+05:30'));
  const close = feed.quote('EVENFUND')!.last!;
  await advance(Date.parse('2027-01-01T05:05:03+05:30'));
  const fund = feed.instrument('EVENFUND')!;
  expect(fund.fund!.basketDate).toBe('2027-01-01');
  expect(feed.quote('EVENFUND')!.previousClose).toBe(close);
  const atClose = fund.members.reduce(
    (sum, { symbol, units }) => sum + feed.quote(symbol)!.previousClose * units,
    fund.cash,
  );
  // One day's cost: 60 hundredths of a percent a year.
  expect(Math.abs(close - atClose / fund.divisor - (close * 60) / 10_000 / 365)).toBeLessThan(2);
});

test('a restart finds a fund as it was, on a later day less its cost', async () => {
  const first = createLocalExchange(options);
  await first.advance(GENESIS + 5_000);
  const symbols = first.feed.instruments().flatMap(({ symbol, status }) => {
    const { last, open, high, low, previousClose, volume, turnover } = first.feed.quote(symbol)!;
    if (status !== null) return [];
    return [{ symbol, last: last!, open: open!, high: high!, low: low!, previousClose, volume, turnover }];
  });
  const again = createLocalExchange({
    ...options,
    now: GENESIS + 60_000,
    resume: { businessDate: '2026-11-21', symbols },
  });
  for (const { symbol, kind } of first.feed.instruments()) {
    if (kind !== 'fund' && kind !== 'index') continue;
    const [was, is] = [first.feed.quote(symbol)!, again.feed.quote(symbol)!];
    expect([is.previousClose, is.open, is.high, is.low], symbol).toEqual([
      was.previousClose,
      was.open,
      was.high,
      was.low,
    ]);
    expect(Math.abs(is.last! / was.last! - 1), symbol).toBeLessThan(0.001);
    expect(again.feed.instrument(symbol)!.members).toEqual(first.feed.instrument(symbol)!.members);
  }
  const later = createLocalExchange({
    ...options,
    now: Date.parse('2026-11-24T12:00:00+05:30'),
    resume: { businessDate: '2026-11-21', symbols },
  });
  const [held, holds] = [first.feed.instrument('EVENFUND')!, later.feed.instrument('EVENFUND')!];
  expect(held.cash - holds.cash).toBeGreaterThan(0);
  expect((held.cash - holds.cash) % 3).toBe(0);
});

test('every way round through three currencies comes out even, but for rounding, all through history', async () => {
  const board = forexBoardOf('computed', 'practice');
  const history = createHistory({ seed: 'computed', genesis: GENESIS, board });
  expect(board.computed.length).toBe(36);
  const days = board.computed.map((_, which) => history.computedDays(which, ...all));
  const rate = (base: string, quote: string, day: number) => {
    const which = board.computed.findIndex(({ symbol }) => symbol === `${base}${quote}`);
    return days[which]![day]![4] / 10_000;
  };
  for (let day = 0; day < days[0]!.length; day += 37) {
    expect(Math.abs((rate('USD', 'MYR', day) * rate('MYR', 'THB', day)) / rate('USD', 'THB', day) - 1)).toBeLessThan(
      0.0001,
    );
    expect(Math.abs((rate('USD', 'HKD', day) * rate('HKD', 'JPY', day)) / rate('USD', 'JPY', day) - 1)).toBeLessThan(
      0.0001,
    );
  }
  days.flat().forEach(([, open, high, low, close]) => {
    expect(low <= Math.min(open, close) && high >= Math.max(open, close)).toBe(true);
  });
});

function basketOn(
  past: { units: readonly (readonly number[])[]; cash: Float64Array },
  day: number,
): Omit<Basket, 'date'> {
  return { units: past.units[day]!, cash: past.cash[day]!, dailyFee: 0 };
}

function linearLevel(feed: MarketFeed, { members, cash, divisor }: MarketInstrument): number {
  const value = members.reduce((sum, { symbol, units }) => sum + priceOf(feed, symbol) * units, cash);
  return value / divisor;
}

function expectCrosses(feed: MarketFeed): void {
  for (const { symbol, forex, isTradable, priceScale } of feed.instruments()) {
    if (forex === null || isTradable) continue;
    const [base, quote] = [forex.base, forex.quote].map((code) => {
      const pair = feed.instrument(`${code}INR`)!;
      return priceOf(feed, pair.symbol) / pair.forex!.unit;
    });
    expect(Math.abs(feed.quote(symbol)!.last! / 10 ** priceScale / (base! / quote!) - 1), symbol).toBeLessThan(0.003);
  }
}

function priceOf(feed: MarketFeed, symbol: string): number {
  const { last, previousClose } = feed.quote(symbol)!;
  return last ?? previousClose;
}
