import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { createBarSeries, type CandleQuestion, type CandleReader } from './bar-series.ts';
import type { WireBar } from './live-bar.ts';
import { bar, ok, page, quote, START } from './testing-bars.ts';

/** A server with all of these bars, answering as the real one: a page ends before `before`. */
function serverWith(all: readonly WireBar[], { overlap = 0 } = {}): CandleReader & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    page: ({ before, limit, ...question }) => {
      asked.push(limit);
      const until = all.filter(([at]) => before === undefined || at < before + overlap);
      return ok(page(question, until.slice(-limit), until.length > limit));
    },
    latest: (question, limit) => ok(page(question, all.slice(-limit), all.length > limit)),
  };
}

const minutes: CandleQuestion = { symbol: 'VRM', period: '1m', adjust: 'none' };
const days: CandleQuestion = { symbol: 'VRM', period: 'day', adjust: 'none' };
const history = Array.from({ length: 2_000 }, (_, minute) => bar(minute - 1_999, 10_000 + (minute % 7)));
const timesOf = (bars: readonly { readonly timestamp: number }[]) => bars.map(({ timestamp }) => timestamp);

test('scrolled back to the end, a chart holds all of history: each bar once, in order', async () => {
  const series = createBarSeries(minutes, serverWith(history));
  await series.first();
  while (series.hasMore()) await series.older();
  expect(timesOf(series.bars())).toEqual(history.map(([at]) => at));
});

test('an answer that repeats a bar doubles nothing', async () => {
  const series = createBarSeries(minutes, serverWith(history, { overlap: 3 * MINUTE_MS }));
  await series.first();
  while (series.hasMore()) await series.older();
  expect(timesOf(series.bars())).toEqual(history.map(([at]) => at));
});

test('a fling finds the page that was read ahead, and asks for it once', async () => {
  const reader = serverWith(history);
  const series = createBarSeries(minutes, reader);
  await series.first();
  series.prefetch();
  series.prefetch();
  await series.older();
  expect(reader.asked.length).toBe(2);
});

test('a drawing in the past brings the bars it stands on with the first page', async () => {
  const series = createBarSeries(minutes, serverWith(history));
  await series.first(START - 1_200 * MINUTE_MS);
  expect(series.bars()[0]!.timestamp).toBeLessThanOrEqual(START - 1_200 * MINUTE_MS);
  expect(timesOf(series.bars())).toEqual(history.slice(-series.bars().length).map(([at]) => at));
});

test('a minute in which nothing traded gets no bar; one with a trade does; an index moves without trades', async () => {
  const series = createBarSeries(minutes, serverWith([bar(0, 10_000)]));
  await series.first();
  series.receive(quote('100.10', 0.1, 5_000));
  expect(series.receive(quote('100.10', 1.5, 5_000))).toEqual([]);
  expect(series.receive(quote('100.20', 1.6, 5_010))).toMatchObject([
    { timestamp: START + MINUTE_MS, open: 100.2, volume: 10 },
  ]);
  const index = createBarSeries(minutes, serverWith([bar(0, 10_000, 0)]));
  await index.first();
  expect(index.receive(quote('100.30', 1.5, 0))).toMatchObject([{ timestamp: START + MINUTE_MS, close: 100.3 }]);
});

test('the bar of the running day is the quote itself', async () => {
  const series = createBarSeries(days, serverWith([bar(0, 10_000)]));
  await series.first();
  const now = { open: '99.50', high: '103.00', low: '98.00' };
  expect(series.receive(quote('101.25', 60, 7_777, now))).toEqual([
    { timestamp: START, open: 99.5, high: 103, low: 98, close: 101.25, volume: 7_777 },
  ]);
  expect(series.receive(quote('101.25', 61, 7_777, now))).toEqual([]);
});

test('a new session is the server’s to tell: when the day is over, and when the volume starts anew', async () => {
  const series = createBarSeries(days, serverWith([bar(0, 10_000)]));
  await series.first();
  expect(series.receive(quote('101.00', DAY_MS / MINUTE_MS + 1, 9_000))).toBe('stale');
  const other = createBarSeries(minutes, serverWith([bar(0, 10_000)]));
  await other.first();
  other.receive(quote('100.00', 0.1, 9_000));
  expect(other.receive(quote('100.00', 6, 20))).toBe('stale');
});

test('adjusted backward, only the server’s own bars move the chart', async () => {
  const question: CandleQuestion = { ...minutes, adjust: 'backward' };
  const bars = [bar(-1, 19_900), bar(0, 20_000)];
  const series = createBarSeries(question, serverWith(bars));
  await series.first();
  expect(series.receive(quote('100.50', 0.5, 5_000))).toEqual([]);
  bars.push(bar(1, 20_200));
  expect(await series.heal(START + MINUTE_MS)).toBe('moved');
  expect(series.bars().map(({ close }) => close)).toEqual([199, 200, 202]);
});

test('time-share begins anew with the next session', async () => {
  const question: CandleQuestion = { ...minutes, period: 'time' };
  const session = (open: number) => ({ open: START + open * MINUTE_MS, close: START + (open + 60) * MINUTE_MS });
  const reader: CandleReader = {
    page: () => ok({ ...page(question, [bar(0, 10_000), bar(2, 10_010)]), session: session(0) }),
    latest: () => ok({ ...page(question, [bar(100, 10_200)]), session: session(100) }),
  };
  const series = createBarSeries(question, reader);
  await series.first();
  expect(series.bars().length).toBe(3);
  expect(await series.heal(START + 100 * MINUTE_MS)).toBe('joined');
  expect(timesOf(series.bars())).toEqual([START + 100 * MINUTE_MS]);
});

test('minutes that were not recorded have a place in time-share, but no line', async () => {
  const question: CandleQuestion = { ...minutes, period: 'time' };
  const gaps = [{ from: START + MINUTE_MS, to: START + 3 * MINUTE_MS }];
  const reader: CandleReader = {
    ...serverWith([]),
    page: () => ok({ ...page(question, [bar(0, 10_000), bar(4, 10_100)]), gaps }),
  };
  const series = createBarSeries(question, reader);
  await series.first();
  expect(series.bars().map(({ line }) => line)).toEqual([100, undefined, undefined, 100, 101]);
  expect(series.gaps()).toEqual(gaps);
});
