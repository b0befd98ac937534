/** Bars, pages and quotes for the chart's tests. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import type { CandlePage, CandleQuestion } from './bar-series.ts';
import type { WireBar } from './live-bar.ts';

export const START = Date.UTC(2026, 10, 21, 4, 0);

export const bar = (minute: number, close: number, volume = 100): WireBar => [
  START + minute * MINUTE_MS,
  close,
  close + 10,
  close - 10,
  close,
  volume,
];

export function page(question: CandleQuestion, bars: readonly WireBar[], hasMore = false): CandlePage {
  const rest = { previousClose: 9_900, session: null, gaps: [] };
  return { ...question, priceScale: 2, bars: bars as CandlePage['bars'], hasMore, ...rest };
}

export const ok = (data: CandlePage) => Promise.resolve({ kind: 'ok' as const, data });

export function quote(last: string | null, minute: number, volume: number, more: Partial<LiveQuote> = {}): LiveQuote {
  const unknown = { open: null, high: null, low: null, bid: null, ask: null, upper: null, lower: null };
  const rest = {
    change: null,
    changeRate: null,
    previousClose: null,
    turnover: '0',
    bidQuantity: 0,
    askQuantity: 0,
    mark: last ?? '0',
    value: null,
  };
  return {
    symbol: 'VRM',
    last,
    volume,
    at: START + minute * MINUTE_MS,
    state: 'trading',
    ...unknown,
    ...rest,
    ...more,
  };
}
