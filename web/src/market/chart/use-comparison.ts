/** The compared instrument of a chart: its bars, live, on the chart's scale, and how both stand at the bar looked at. */
import type { Chart } from 'klinecharts';
import { useEffect, useRef, type RefObject } from 'react';
import { useQuote } from '../../data/live.ts';
import type { CandleFailure, CandlePage } from './bar-series.ts';
import { previousCloseOf } from './chart-layout.ts';
import { chartTokens } from './chart-styles.ts';
import { createCompareFeed, type CompareFeed } from './compare-feed.ts';
import type { CompareBase } from './compare.ts';
import { isLine, isMinutes, periods, type Adjustment, type CandlePeriod } from './periods.ts';
import { readCandles } from './read-candles.ts';
import { ratesAt, redrawComparison, showComparison, type CompareRates } from './show-compare.ts';

interface Options {
  readonly compared: string | null;
  readonly period: CandlePeriod;
  readonly adjust: Adjustment;
  /** The chart's own first page; null until it is here. */
  readonly page: CandlePage | null;
  readonly extent: number;
  readonly look: string;
  readonly onCompared: (rates: CompareRates | null) => void;
  readonly onCompareFailure: (failure: CandleFailure) => void;
}

export interface ComparisonHandle {
  /** The bar looked at; null is the last one. */
  readonly look: (index: number | null) => void;
  /** The chart's own bars moved. */
  readonly refresh: () => void;
  readonly heal: (now: number) => Promise<void>;
}

/** An hour without a trade is usual in a thin stock; a day's bar lasts over a long weekend. */
const STALE_BARS_MAX = 8;
const MINUTES_AGE_MS = 12 * 3_600_000;

export function useComparison(chart: Chart | null, options: Options): RefObject<ComparisonHandle | null> {
  const { compared, period, adjust, page, extent, look } = options;
  const handle = useRef<ComparisonHandle | null>(null);
  const feed = useRef<CompareFeed | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const quote = useQuote(compared);
  const own = useQuote(page?.symbol);

  useEffect(() => {
    if (chart === null || compared === null || page === null) return;
    let looked: number | null = null;
    let base: CompareBase | null = null;
    const tell = () => latest.current.onCompared(ratesAt(chart, looked ?? chart.getDataList().length - 1));
    const change = () => {
      redrawComparison(chart);
      tell();
    };
    const next = createCompareFeed({ symbol: compared, period, adjust }, readCandles, {
      onFirst: (first) => {
        if (isLine(period)) base = { own: previousCloseOf(page), other: previousCloseOf(first) };
        showComparison(chart, {
          bars: next.bars,
          ageMsMax: isMinutes(period) ? MINUTES_AGE_MS : STALE_BARS_MAX * periods[period].spanMs,
          base,
          color: chartTokens(chart.getDom()!).ink,
        });
        change();
      },
      onChange: change,
      onFailure: (failure) => latest.current.onCompareFailure(failure),
    });
    feed.current = next;
    handle.current = {
      look: (index) => {
        looked = index;
        tell();
      },
      refresh: tell,
      heal: next.heal,
    };
    chart.subscribeAction('onVisibleRangeChange', tell);
    return () => {
      chart.unsubscribeAction('onVisibleRangeChange', tell);
      next.stop();
      feed.current = null;
      handle.current = null;
      showComparison(chart, null);
      latest.current.onCompared(null);
    };
  }, [chart, compared, period, adjust, page, look]);

  useEffect(() => {
    const oldest = chart?.getDataList()[0]?.timestamp;
    if (oldest !== undefined && page !== null) void feed.current?.reach(oldest);
  }, [chart, compared, page, extent, look]);

  useEffect(() => {
    if (quote !== undefined) feed.current?.receive(quote);
  }, [quote]);

  useEffect(() => {
    handle.current?.refresh();
  }, [own]);

  return handle;
}
