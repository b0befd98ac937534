import { MINUTE_MS } from '@bahi/core/time.ts';
import type { DataLoader, KLineData } from 'klinecharts';
import { expect, test } from 'vitest';
import { createCandleFeed } from './candle-feed.ts';
import type { CandleQuestion, CandleReader } from './bar-series.ts';
import { bar, ok, page, quote, START } from './testing-bars.ts';

/** Drives a feed as klinecharts does, and keeps what it was given. */
async function opened(question: CandleQuestion, reader: Partial<CandleReader>) {
  let list: KLineData[] = [];
  const shown: KLineData[] = [];
  const failures: string[] = [];
  const more: unknown[] = [];
  const none = () => Promise.resolve({ kind: 'unknown' as const });
  const feed = createCandleFeed(
    question,
    { page: none, latest: none, ...reader },
    {
      reach: () => undefined,
      onFirst: () => {},
      onLast: () => {},
      onBegun: () => {},
      onOlder: () => {},
      onFailure: ({ kind }) => failures.push(kind),
      list: () => list,
    },
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
        list = type === 'init' ? bars : [...bars, ...list];
        more.push(next);
      },
    });
  const push = (next: KLineData) => {
    shown.push(next);
    if (next.timestamp === list.at(-1)?.timestamp) list[list.length - 1] = next;
    else list.push(next);
  };
  await read('init', null);
  subscribeBar({ symbol, period, callback: push });
  return { feed, shown, failures, more, read, list: () => list };
}

const minutes: CandleQuestion = { symbol: 'VRM', period: '1m', adjust: 'none' };

test('scrolling back asks for what ended before the first bar', async () => {
  const asked: (number | undefined)[] = [];
  const reader: Partial<CandleReader> = {
    page: (question) => {
      asked.push(question.before);
      const isFirst = question.before === undefined;
      return ok(page(minutes, [isFirst ? bar(0, 10_000) : bar(-1, 9_990)], isFirst));
    },
  };
  const { read, more, list } = await opened(minutes, reader);
  await read('forward', START);
  expect(asked).toEqual([undefined, START]);
  expect(more).toEqual([{ forward: true, backward: false }, { forward: false }]);
  expect(list().map(({ timestamp }) => timestamp)).toEqual([START - MINUTE_MS, START]);
});

test('a quote moves the last bar by what traded since the quote before', async () => {
  const { feed, shown } = await opened(minutes, { page: () => ok(page(minutes, [bar(0, 10_000)])) });
  feed.receive(quote('100.05', 0.2, 5_000));
  feed.receive(quote('100.50', 0.5, 5_040));
  expect(shown.at(-1)).toMatchObject({ timestamp: START, close: 100.5, high: 100.5, volume: 140 });
});

test('a read in between corrects the bar before the last one in its place', async () => {
  const reader: Partial<CandleReader> = {
    page: () => ok(page(minutes, [bar(0, 10_000), bar(1, 10_010)])),
    latest: () => ok(page(minutes, [bar(0, 10_005), bar(1, 10_020)])),
  };
  const { feed, list } = await opened(minutes, reader);
  await feed.heal(START + MINUTE_MS);
  expect(list().map(({ close }) => close)).toEqual([100.05, 100.2]);
});

test('after an absence every minute that was missed is there, in order and once', async () => {
  const asked: number[] = [];
  const missed = Array.from({ length: 12 }, (_, minute) => bar(minute, 10_000 + minute));
  const reader: Partial<CandleReader> = {
    page: () => ok(page(minutes, missed.slice(0, 2))),
    latest: (_, limit) => {
      asked.push(limit);
      return ok(page(minutes, missed.slice(-limit)));
    },
  };
  const { feed, list } = await opened(minutes, reader);
  feed.receive(quote('100.01', 1.5, 5_000));
  // The stream is back before the read: it knows the newest minute only.
  feed.receive(quote('100.11', 11.5, 9_000));
  await feed.heal(START + 11.6 * MINUTE_MS);
  expect(list().map(({ timestamp }) => (timestamp - START) / MINUTE_MS)).toEqual(missed.map((_, minute) => minute));
  expect(asked[0]).toBeGreaterThan(2);
});

test('a failed first page is told; a failed older page may be asked again', async () => {
  const { failures, list } = await opened(minutes, {});
  expect(failures).toEqual(['unknown']);
  expect(list()).toEqual([]);
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
  await feed.heal(START);
  expect(shown.length).toBe(0);
});
