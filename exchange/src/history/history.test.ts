/** The past of the practice market, checked as a whole (rules §4). */
import { aggregateMinutes, aggregateSession } from '@bahi/core/candles.ts';
import { adjustBars, type AdjustableAction } from '@bahi/core/adjust.ts';
import { practiceCalendar, sessionOn, type CalendarId } from '@bahi/core/calendar.ts';
import { bandOf, isInsideBand, isOnTick } from '@bahi/core/price.ts';
import { expect, test } from 'vitest';
import type { Index } from '../computed.ts';
import { equityBoardOf } from '../boards/equity.ts';
import { sharesFactorOf } from './actions.ts';
import { createHistory } from './history.ts';

const genesis = Date.parse('2026-11-21T14:37:25+05:30');
const { listings: equities, computed } = equityBoardOf('test', 'practice');
const build = (seed: string, calendarId: CalendarId = 'practice') =>
  createHistory({ seed, genesis, board: equityBoardOf(seed, calendarId) });
const history = build('test');
const find = (symbol: string) => equities.findIndex((equity) => equity.symbol === symbol);
const all = ['0000-01-01', '9999-12-31'] as const;

test('the same seed gives the same past, another seed another', () => {
  const vrm = find('VRM');
  expect(build('test').listedDays(vrm, ...all)).toEqual(history.listedDays(vrm, ...all));
  expect(build('other').listedDays(vrm, ...all)).not.toEqual(history.listedDays(vrm, ...all));
});

test('five years of days end with the price the company starts at', () => {
  for (const symbol of ['VRM', 'NEEM', 'KVRT', 'SAGR']) {
    const at = find(symbol);
    const days = history.listedDays(at, ...all);
    expect(days.length).toBe(1826);
    expect(days.at(-1)![4]).toBe(equities[at]!.startPrice);
  }
});

test('prices are on tick and inside the band of every day, for a sample of companies', () => {
  for (let at = 0; at < equities.length; at += 11) {
    const days = history.listedDays(at, ...all);
    const actions = history.actionsOf(at);
    for (let day = 1; day < days.length; day += 1) {
      const [, open, high, low, close, volume] = days[day]!;
      const isRight = low <= Math.min(open, close) && high >= Math.max(open, close) && low > 0 && volume > 0;
      if (![open, high, low, close].every((price) => isOnTick(price)) || !isRight)
        expect.fail(`${equities[at]!.symbol} ${days[day]!.join()}`);
      if (actions.some((action) => action.at === day)) continue;
      const band = bandOf(days[day - 1]![4], equities[at]!.bandRate);
      if (!isInsideBand(high, band) || !isInsideBand(low, band)) expect.fail(`${equities[at]!.symbol} day ${day}`);
    }
  }
});

test('the minutes of each of the thirty sessions sum exactly to its day', () => {
  for (const symbol of ['VRM', 'KVRT', 'ZARDZ']) {
    const at = find(symbol);
    const days = history.listedDays(at, '2026-10-23', '2026-11-21');
    expect(days.length).toBe(29);
    for (const day of days) {
      const minutes = history.listedMinutes(at, day[0], day[0] + 86_400_000 - 300_000);
      expect(minutes.length).toBe(1435);
      expect(aggregateSession(minutes, day[0])).toEqual(day);
    }
  }
});

test('a session is a little livelier at its ends than in its middle, and no minute stands out of it', () => {
  const moved = { first: 0, middle: 0, last: 0 };
  let [spikes, sessions] = [0, 0];
  for (let at = 0; at < equities.length; at += 15) {
    for (const [start, , top, bottom] of history.listedDays(at, '2026-10-23', '2026-11-21')) {
      const minutes = history.listedMinutes(at, start, start + 86_400_000 - 300_000);
      const share = ([, open, , , close]: (typeof minutes)[number]) => Math.abs(close - open) / (top - bottom);
      const mean = (from: number) => minutes.slice(from, from + 60).reduce((sum, bar) => sum + share(bar), 0) / 60;
      moved.first += mean(0);
      moved.middle += mean(690);
      moved.last += mean(1375);
      sessions += 1;
      for (const [, , high, low] of minutes) if (high - low > (top - bottom) * 0.25) spikes += 1;
    }
  }
  for (const end of [moved.first, moved.last]) {
    expect(end / moved.middle).toBeGreaterThan(1.15);
    expect(end / moved.middle).toBeLessThan(1.7);
  }
  expect(spikes / sessions).toBeLessThan(0.1);
});

test('the running session has minutes up to genesis and no day yet', () => {
  const at = find('VRM');
  const minutes = history.listedMinutes(at, sessionOn(practiceCalendar, '2026-11-21')!.open, Infinity);
  expect(minutes.length).toBe((14 - 5) * 60 + 37 - 5);
  expect(history.listedDays(at, '2026-11-21', '2026-11-22')).toEqual([]);
  const start = history.startOf(at);
  expect(aggregateSession(minutes, 0)).toEqual([0, start.open, start.high, start.low, start.last, start.volume]);
  expect(start.previousClose).toBe(equities[at]!.startPrice);
});

test('longer bars are the minutes they span, also where a question begins or ends within one', () => {
  const { open, close } = sessionOn(practiceCalendar, '2026-11-19')!;
  for (const length of [5, 15, 30])
    for (const [from, to] of [
      [open, close],
      [open - 3 * 86_400_000, close],
      [open + 7 * 60_000, close - 11 * 60_000],
    ] as const) {
      const listed = history.listedMinutes(7, from, to);
      expect(history.listedMinutes(7, from, to, length)).toEqual(aggregateMinutes(listed, length, practiceCalendar));
      const levels = history.computedMinutes(1, from, to);
      expect(history.computedMinutes(1, from, to, length)).toEqual(aggregateMinutes(levels, length, practiceCalendar));
    }
});

test('an index is its members: levels at closes, minutes and days', () => {
  const which = computed.findIndex(({ symbol }) => symbol === 'BAHIBANK');
  const index = computed[which] as Index;
  const days = history.computedDays(which, '2026-11-01', '2026-11-21');
  const members = index.members.map((at) => history.listedDays(at, '2026-11-01', '2026-11-21'));
  days.forEach((day, position) => {
    const value = index.members.reduce((sum, at, member) => {
      const later = history
        .actionsOf(at)
        .filter((action) => action.exDate > new Date(day[0]).toISOString().slice(0, 10));
      const factor = later.reduce((shares, action) => shares * sharesFactorOf(action), 1);
      return sum + (members[member]![position]![4] / factor) * equities[at]!.sharesOutstanding;
    }, 0);
    expect(Math.abs(day[4] - value / index.divisor)).toBeLessThanOrEqual(1);
    expect(aggregateSession(history.computedMinutes(which, day[0], day[0] + 86_000_000 + 100_000), day[0])).toEqual(
      day,
    );
  });
  expect(Math.abs(days.at(-1)![4] - 51_208_40)).toBeLessThanOrEqual(1);
});

test('companies of one sector move together more than companies of two', () => {
  const returnsOf = (at: number) => {
    const days = history.listedDays(at, '2025-01-01', '2026-11-21');
    return days.slice(1).map((day, index) => Math.log(day[4] / days[index]![4]));
  };
  const large = equities.flatMap((equity, at) =>
    equity.liquidity === 'large' && history.actionsOf(at).every((action) => action.kind === 'dividend') ? [at] : [],
  );
  const series = new Map(large.map((at) => [at, returnsOf(at)]));
  const within: number[] = [];
  const across: number[] = [];
  for (const left of large) {
    for (const right of large) {
      if (left >= right) continue;
      (equities[left]!.sector === equities[right]!.sector ? within : across).push(
        correlation(series.get(left)!, series.get(right)!),
      );
    }
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(across)).toBeGreaterThan(0.15);
  expect(mean(within)).toBeGreaterThan(mean(across) + 0.08);
});

test('three modes of adjustment differ over a split and a bonus, and adjusted prices do not jump there', () => {
  for (const symbol of ['SAGR', 'VRM']) {
    const at = find(symbol);
    const days = history.listedDays(at, ...all);
    const actions = history.actionsOf(at).map((action): AdjustableAction => ({
      ...action,
      exAt: days[action.at]![0],
      closeBefore: days[action.at - 1]![4],
    }));
    const big = history.actionsOf(at).find((action) => action.kind !== 'dividend')!;
    const jump = (mode: 'none' | 'forward' | 'backward') => {
      const bars = adjustBars(days, actions, mode);
      return Math.abs(Math.log(bars[big.at]![4] / bars[big.at - 1]![4]));
    };
    expect(jump('none')).toBeGreaterThan(0.5);
    expect(jump('forward')).toBeLessThan(0.1);
    expect(jump('backward')).toBeLessThan(0.1);
    expect(adjustBars(days, actions, 'forward')[0]![4]).toBeLessThan(days[0]![4] * 0.7);
    expect(adjustBars(days, actions, 'backward').at(-1)![4]).toBeGreaterThan(days.at(-1)![4] * 1.5);
  }
});

test('many companies paid dividends, some split or gave bonus shares', () => {
  const kinds = equities.flatMap((_, at) => history.actionsOf(at).map((action) => action.kind));
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect(count('dividend')).toBeGreaterThan(500);
  expect(count('split')).toBeGreaterThan(15);
  expect(count('bonus')).toBeGreaterThan(15);
});

test('the NSE calendar has its own past, on working days only', () => {
  const nse = build('test', 'NSE');
  const days = nse.listedDays(find('NEEM'), '2026-11-06', '2026-11-21');
  expect(days.map((day) => new Date(day[0]).toISOString().slice(8, 10))).toEqual([
    '06',
    '09',
    '11',
    '12',
    '13',
    '16',
    '17',
    '18',
    '19',
    '20',
  ]);
  expect(nse.listedMinutes(find('NEEM'), days[0]![0], days[1]![0]).length).toBe(375);
  expect(nse.startOf(find('NEEM')).last).toBe(equities[find('NEEM')]!.startPrice);
});

test('a thousand bars of a company nobody has looked at cost a small part of what everybody’s would', () => {
  const fresh = build('speed');
  const costOf = (ask: () => void) => {
    const before = process.threadCpuUsage();
    ask();
    return process.threadCpuUsage(before).user;
  };
  const one = costOf(() => {
    expect(fresh.listedDays(7, ...all).slice(-1000).length).toBe(1000);
    expect(fresh.listedMinutes(8, genesis - 1000 * 60_000, genesis).length).toBeGreaterThan(900);
  });
  const everybody = costOf(() => equities.forEach((_, at) => fresh.daysAt(at)));
  expect(one / everybody).toBeLessThan(0.2);
});

function correlation(left: number[], right: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(left), mean(right)];
  let [top, one, two] = [0, 0, 0];
  left.forEach((value, index) => {
    top += (value - a) * (right[index]! - b);
    one += (value - a) ** 2;
    two += (right[index]! - b) ** 2;
  });
  return top / Math.sqrt(one * two);
}
