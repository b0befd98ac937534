/**
 * Feeds one chart: the first bars, older ones as the reader scrolls back, and the last bar moved by live quotes. A
 * small read now and then puts the last bars right (a conflated stream misses extremes between two ticks).
 */
import type { DataLoader, DataLoaderGetBarsParams, KLineData } from 'klinecharts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getCandles } from '@bahi/contract/market.ts';
import { call } from '../data/call.ts';
import type { LiveQuote } from '../data/live-quote.ts';
import { CallFailure, queryClient, queryKey } from '../data/query-client.ts';
import { barsAfter, chartBars, fillMinutes, type ChartBar } from './live-bar.ts';
import { periods, type Adjustment, type CandlePeriod } from './periods.ts';

export type CandlePage = OutputOf<typeof getCandles>;

export interface CandleQuestion {
  readonly symbol: string;
  readonly period: CandlePeriod;
  readonly adjust: Adjustment;
}

export interface CandleFeed {
  readonly loader: DataLoader;
  readonly receive: (quote: LiveQuote) => void;
  readonly heal: () => Promise<void>;
  readonly stop: () => void;
}

interface Listener {
  /** The first page is here; `bars` as they are drawn. */
  readonly onFirst: (page: CandlePage, bars: readonly ChartBar[]) => void;
  readonly onFailure: (failure: CallFailure['result']) => void;
  /** A bar began. */
  readonly onBegun: (count: number) => void;
}

const FRESH_MS = 5_000;
const HEALED_BARS = 3;

export function createCandleFeed(question: CandleQuestion, listener: Listener): CandleFeed {
  const { period, adjust } = question;
  const { stepMs, isWhole } = periods[period];
  const isFilled = period === 'time';
  let last: ChartBar | null = null;
  let count = 0;
  let volumeSeen: number | null = null;
  let push: ((bar: KLineData) => void) | null = null;
  let isStopped = false;

  const drawn = (page: CandlePage) => {
    const bars = chartBars(page.bars, page.priceScale);
    return isFilled ? fillMinutes(bars) : bars;
  };
  const show = (bar: ChartBar) => {
    const isNew = last === null || bar.timestamp > last.timestamp;
    last = bar;
    push?.({ ...bar });
    if (isNew) listener.onBegun((count += 1));
  };
  const first = async ({ callback }: DataLoaderGetBarsParams) => {
    try {
      const page = await readCandles(question);
      if (isStopped) return;
      const bars = drawn(page);
      last = bars.at(-1) ?? null;
      count = bars.length;
      volumeSeen = null;
      callback(
        bars.map((bar) => ({ ...bar })),
        { forward: page.hasMore && !isWhole, backward: false },
      );
      listener.onFirst(page, bars);
    } catch (failure) {
      if (!isStopped && failure instanceof CallFailure) listener.onFailure(failure.result);
    }
  };
  const older = async ({ timestamp, callback }: DataLoaderGetBarsParams) => {
    try {
      const page = await readCandles({ ...question, ...(timestamp === null ? {} : { before: timestamp }) });
      if (isStopped) return;
      const bars = drawn(page);
      count += bars.length;
      callback(
        bars.map((bar) => ({ ...bar })),
        { forward: page.hasMore },
      );
    } catch {
      // The next scroll asks again.
      if (!isStopped) callback([], { forward: true });
    }
  };

  return {
    loader: {
      getBars(params) {
        if (isStopped) return;
        if (params.type === 'init') return first(params);
        if (params.type === 'forward') return older(params);
        params.callback([], false);
      },
      subscribeBar: ({ callback }) => void (push = callback),
      unsubscribeBar: () => void (push = null),
    },
    receive(quote) {
      const volume = volumeSeen === null ? 0 : Math.max(0, quote.volume - volumeSeen);
      volumeSeen = quote.volume;
      // Backward adjustment scales today's prices by a factor only the server knows.
      if (push === null || last === null || quote.last === null || adjust === 'backward') return;
      const before = last;
      const price = Number(quote.last);
      if (volume === 0 && price === before.close && !isFilled) return;
      for (const bar of barsAfter(before, { price, volume, at: quote.at }, stepMs, { isFilled })) {
        // A minute in which nothing traded has no bar.
        if (bar.timestamp > before.timestamp && volume === 0 && !isFilled) continue;
        show(bar);
      }
    },
    async heal() {
      const result = await call(getCandles, { ...question, limit: HEALED_BARS });
      if (result.kind !== 'ok' || isStopped || push === null || last === null) return;
      const since = last.timestamp;
      for (const bar of drawn(result.data)) if (bar.timestamp >= since) show(bar);
    },
    stop() {
      isStopped = true;
      push = null;
    },
  };
}

/** Bars through the query cache: going back to a period shows it at once, and history never changes. */
export function readCandles(question: CandleQuestion & { readonly before?: number }): Promise<CandlePage> {
  const input = { ...question, limit: periods[question.period].limit };
  return queryClient.fetchQuery({
    queryKey: queryKey(getCandles, input),
    queryFn: async ({ signal }) => {
      const result = await call(getCandles, input, { signal });
      if (result.kind === 'ok') return result.data;
      throw new CallFailure(result);
    },
    staleTime: question.before === undefined ? FRESH_MS : Infinity,
    gcTime: 10 * 60_000,
  });
}
