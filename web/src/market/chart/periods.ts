/** The periods of a chart (spec §9): what the server calls them, how long a bar is, and how much is read at once. */
import type * as z from 'zod/mini';
import type { adjustment, candlePeriod } from '@bahi/contract/market.ts';

export type CandlePeriod = z.infer<typeof candlePeriod>;
export type Adjustment = z.infer<typeof adjustment>;

interface PeriodFacts {
  /** Null: a day or longer, whose bars follow the calendar. */
  readonly stepMs: number | null;
  /** klinecharts' own word for it; it only decides how times are written. */
  readonly chart: { readonly type: 'minute' | 'day' | 'week' | 'month'; readonly span: number };
  /** Bars read at first, and with each step back. */
  readonly limit: number;
  /** A fixed span that is shown whole. */
  readonly isWhole: boolean;
}

const MINUTE_MS = 60_000;

export const periods: Record<CandlePeriod, PeriodFacts> = {
  time: { stepMs: MINUTE_MS, chart: { type: 'minute', span: 1 }, limit: 1500, isWhole: true },
  '1m': { stepMs: MINUTE_MS, chart: { type: 'minute', span: 1 }, limit: 300, isWhole: false },
  '5m': { stepMs: 5 * MINUTE_MS, chart: { type: 'minute', span: 5 }, limit: 300, isWhole: false },
  '15m': { stepMs: 15 * MINUTE_MS, chart: { type: 'minute', span: 15 }, limit: 300, isWhole: false },
  '30m': { stepMs: 30 * MINUTE_MS, chart: { type: 'minute', span: 30 }, limit: 300, isWhole: false },
  day: { stepMs: null, chart: { type: 'day', span: 1 }, limit: 300, isWhole: false },
  week: { stepMs: null, chart: { type: 'week', span: 1 }, limit: 300, isWhole: false },
  month: { stepMs: null, chart: { type: 'month', span: 1 }, limit: 300, isWhole: false },
  '6M': { stepMs: null, chart: { type: 'day', span: 1 }, limit: 300, isWhole: true },
  '1Y': { stepMs: null, chart: { type: 'day', span: 1 }, limit: 400, isWhole: true },
};

export const periodKeys = Object.keys(periods) as readonly CandlePeriod[];
export const adjustments: readonly Adjustment[] = ['none', 'forward', 'backward'];

export function readPeriod(text: string | undefined): CandlePeriod {
  return periodKeys.find((key) => key === text) ?? 'time';
}

/** Time-share and the longer spans are lines or candles of a whole; the others scroll back through history. */
export function isLine(period: CandlePeriod): boolean {
  return period === 'time';
}
