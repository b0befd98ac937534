import type { DataLoader, KLineData } from 'klinecharts';
import { expect, test } from 'vitest';
import type { LiveQuote } from '../../data/live-quote.ts';
import { createCandleFeed, type CandlePage, type CandleQuestion, type CandleReader } from './candle-feed.ts';
import type { WireBar } from './live-bar.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 4, 0);
const bar = (minute: number, close: number): WireBar => [
  START + minute * MINUTE,
  close,
  close + 10,
  close - 10,
  close,
  100,
];

function page(question: CandleQuestion, bars: WireBar[], hasMore = false): CandlePage {
  const rest = { hasMore, previousClose: 9_900, session: null, gaps: [] };
  return { ...question, priceScale: 2, bars: bars as CandlePage['bars'], ...rest };
}

function quote(last: string | null, minute: number, volume: number): LiveQuote {
  const unknown = { open: null, high: null, low: null, bid: null, ask: null, upper: null, lower: null };
  const rest = { change: null, changeRate: null, previousClose: null, turnover: '0', bidQuantity: 0, askQuantity: 0 };
  return { symbol: 'VRM', last, volume, at: START + minute * MINUTE, state: 'trading', ...unknown, ...rest };
}

/** Drives a feed as klinecharts does, and keeps what it was given. */
async function opened(question: CandleQuestion, reader: Partial<CandleReader>) {
  const shown: KLineData[] = [];
  const failures: string[] = [];
  const more: unknown[] = [];
  const none = () => Promise.resolve({ kind: 'unknown' as const });
  const feed = createCandleFeed(
    question,
    { page: none, latest: none, ...reader },
    { onFirst: () => {}, onLast: () => {}, onBegun: () => {}, onFailure: ({ kind }) => failures.push(kind) },
  );
  const { getBars, subscribeBar } = feed.loader as Required<DataLoader>;
  const symbol = { ticker: 'VRM', pricePrecision: 2, volumePrecision: 0 };
  const period = { type: 'minute' as const, span: 1 };
  const read = (type: 'init' | 'forward', timestamp: number | null) =>
    getBars({
      type,
      timestamp,
      symbol,
      period,
      callback: (bars, next) => {
        shown.push(...bars);
        more.push(next);
      },
    });
  await read('init', null);
  subscribeBar({ symbol, period, callback: (next) => shown.push(next) });
  return { feed, shown, failures, more, read };
}

const minutes: CandleQuestion = { symbol: 'VRM', period: '1m', adjust: 'none' };
const ok = (data: CandlePage) => Promise.resolve({ kind: 'ok' as const, data });

test('scrolling back asks for what ended before the first bar', async () => {
  const asked: (number | undefined)[] = [];
  const reader: Partial<CandleReader> = {
    page: (question) => {
      asked.push(question.before);
      return ok(page(minutes, [bar(0, 10_000)], question.before === undefined));
    },
  };
  const { read, more } = await opened(minutes, reader);
  await read('forward', START);
  expect(asked).toEqual([undefined, START]);
  expect(more).toEqual([{ forward: true, backward: false }, { forward: false }]);
});

test('a quote moves the last bar by what traded since the quote before', async () => {
  const { feed, shown } = await opened(minutes, { page: () => ok(page(minutes, [bar(0, 10_000)])) });
  feed.receive(quote('100.05', 0.2, 5_000));
  feed.receive(quote('100.50', 0.5, 5_040));
  expect(shown.at(-1)).toMatchObject({ timestamp: START, close: 100.5, high: 100.5, volume: 140 });
});

test('a minute in which nothing traded gets no bar; one with a trade does', async () => {
  const { feed, shown } = await opened(minutes, { page: () => ok(page(minutes, [bar(0, 10_000)])) });
  feed.receive(quote('100.10', 0.1, 5_000));
  const before = shown.length;
  feed.receive(quote('100.10', 1.5, 5_000));
  expect(shown.length).toBe(before);
  feed.receive(quote('100.20', 1.6, 5_010));
  expect(shown.at(-1)).toMatchObject({ timestamp: START + MINUTE, open: 100.2, volume: 10 });
});

test('adjusted backward, only the server’s own bars move the chart', async () => {
  const question: CandleQuestion = { ...minutes, adjust: 'backward' };
  const { feed, shown } = await opened(question, {
    page: () => ok(page(question, [bar(0, 20_000)])),
    latest: () => ok(page(question, [bar(-1, 19_900), bar(0, 20_100), bar(1, 20_200)])),
  });
  feed.receive(quote('100.50', 0.5, 5_000));
  expect(shown.length).toBe(1);
  await feed.heal();
  expect(shown.slice(1).map(({ close }) => close)).toEqual([201, 202]);
});

test('a failed first page is told; a failed older page may be asked again', async () => {
  const { failures, shown } = await opened(minutes, {});
  expect(failures).toEqual(['unknown']);
  expect(shown).toEqual([]);
  const second = await opened(minutes, {
    page: ({ before }) =>
      before === undefined ? ok(page(minutes, [bar(0, 10_000)], true)) : Promise.resolve({ kind: 'unknown' }),
  });
  await second.read('forward', START);
  expect(second.more.at(-1)).toEqual({ forward: true });
});

test('a feed that was stopped shows nothing more', async () => {
  const { feed, shown } = await opened(minutes, { page: () => ok(page(minutes, [bar(0, 10_000)])) });
  feed.stop();
  feed.receive(quote('101.00', 0.5, 6_000));
  await feed.heal();
  expect(shown.length).toBe(1);
});
