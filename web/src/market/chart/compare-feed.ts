/** Keeps the bars of the instrument that is compared: as far back as the chart itself, and live. */
import type { LiveQuote } from '../../data/live-quote.ts';
import {
  createBarSeries,
  type CandleFailure,
  type CandlePage,
  type CandleQuestion,
  type CandleReader,
} from './bar-series.ts';
import type { ChartBar } from './live-bar.ts';

export interface CompareFeed {
  readonly bars: () => readonly ChartBar[];
  /** Reads back to a moment. */
  readonly reach: (oldest: number) => Promise<void>;
  readonly receive: (quote: LiveQuote) => void;
  readonly heal: (now: number) => Promise<void>;
  readonly stop: () => void;
}

interface Listener {
  readonly onFirst: (page: CandlePage) => void;
  readonly onChange: () => void;
  readonly onFailure: (failure: CandleFailure) => void;
}

export function createCompareFeed(question: CandleQuestion, reader: CandleReader, listener: Listener): CompareFeed {
  const series = createBarSeries(question, reader);
  let isStopped = false;
  let wanted = Infinity;
  let reading: Promise<void> | null = null;

  const started = series.first().then((result) => {
    if (isStopped) return;
    if (result.kind !== 'ok') return listener.onFailure(result);
    listener.onFirst(result.data);
  });
  const readBack = async () => {
    await started;
    while (!isStopped && series.hasMore() && (series.bars()[0]?.timestamp ?? -Infinity) > wanted) {
      if ((await series.older()) === null) break;
    }
    reading = null;
    if (!isStopped) listener.onChange();
  };
  return {
    bars: series.bars,
    reach(oldest) {
      wanted = Math.min(wanted, oldest);
      return (reading ??= readBack());
    },
    receive(quote) {
      const moved = series.receive(quote);
      if (moved !== 'stale' && moved.length > 0) listener.onChange();
    },
    async heal(now) {
      await series.heal(now);
      if (!isStopped) listener.onChange();
    },
    stop() {
      isStopped = true;
    },
  };
}
