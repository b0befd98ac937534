/**
 * Feeds one chart: the first bars, older ones as the reader scrolls back, and the last bar moved by live quotes. A
 * small read now and then puts the last bars right (a conflated stream misses extremes between two ticks).
 */
import type { DataLoader, DataLoaderGetBarsParams, KLineData } from 'klinecharts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { CallResult } from '@bahi/contract/client.ts';
import type { getCandles } from '@bahi/contract/market.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { barsAfter, chartBars, fillMinutes, type ChartBar } from './live-bar.ts';
import { periods, type Adjustment, type CandlePeriod } from './periods.ts';

export type CandlePage = OutputOf<typeof getCandles>;

export interface CandleQuestion {
  readonly symbol: string;
  readonly period: CandlePeriod;
  readonly adjust: Adjustment;
}

export interface CandleReader {
  /** As many bars as the period shows at once, ending before `before`. */
  readonly page: (question: CandleQuestion & { readonly before?: number }) => Promise<CallResult<CandlePage>>;
  /** The last few, asked anew. */
  readonly latest: (question: CandleQuestion, limit: number) => Promise<CallResult<CandlePage>>;
}

export type CandleFailure = Exclude<CallResult<never>, { kind: 'ok' }>;

export interface CandleFeed {
  readonly loader: DataLoader;
  readonly receive: (quote: LiveQuote) => void;
  readonly heal: () => Promise<void>;
  readonly stop: () => void;
}

interface Listener {
  /** The first page is here; `bars` as they are drawn. */
  readonly onFirst: (page: CandlePage, bars: readonly ChartBar[]) => void;
  readonly onFailure: (failure: CandleFailure) => void;
  /** The last bar, at first and whenever it moves; null when there is none. */
  readonly onLast: (bar: ChartBar | null) => void;
  /** A bar began. */
  readonly onBegun: (count: number) => void;
}

const HEALED_BARS = 3;

export function createCandleFeed(question: CandleQuestion, reader: CandleReader, listener: Listener): CandleFeed {
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
    listener.onLast(bar);
    if (isNew) listener.onBegun((count += 1));
  };
  const first = async ({ callback }: DataLoaderGetBarsParams) => {
    const result = await reader.page(question);
    if (isStopped) return;
    if (result.kind !== 'ok') return listener.onFailure(result);
    const bars = drawn(result.data);
    last = bars.at(-1) ?? null;
    count = bars.length;
    volumeSeen = null;
    callback(
      bars.map((bar) => ({ ...bar })),
      { forward: result.data.hasMore && !isWhole, backward: false },
    );
    listener.onFirst(result.data, bars);
    listener.onLast(last);
  };
  const older = async ({ timestamp, callback }: DataLoaderGetBarsParams) => {
    const result = await reader.page({ ...question, ...(timestamp === null ? {} : { before: timestamp }) });
    if (isStopped) return;
    // After a failure the next scroll asks again.
    if (result.kind !== 'ok') return callback([], { forward: true });
    const bars = drawn(result.data);
    count += bars.length;
    callback(
      bars.map((bar) => ({ ...bar })),
      { forward: result.data.hasMore },
    );
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
      const result = await reader.latest(question, HEALED_BARS);
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
