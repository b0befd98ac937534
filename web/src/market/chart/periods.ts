/** The periods of a chart (spec §9): what the server calls them, how long a bar is, and how much is read at once. */
import type * as z from 'zod/mini';
import type { adjustment, candlePeriod } from '@bahi/contract/market/calls.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Instrument } from '../../data/instruments.ts';

export type CandlePeriod = z.infer<typeof candlePeriod>;
export type Adjustment = z.infer<typeof adjustment>;

interface PeriodFacts {
  /** Null: a day or longer, whose bars follow the calendar. */
  readonly stepMs: number | null;
  /** A moment this long after a bar's start belongs to a later bar. */
  readonly spanMs: number;
  /** klinecharts' own word for it; it only decides how times are written. */
  readonly chart: { readonly type: 'minute' | 'day' | 'week' | 'month'; readonly span: number };
  /** Bars read at first, and with each step back. */
  readonly limit: number;
  /** A fixed span that is shown whole. */
  readonly isWhole: boolean;
}

export const periods: Record<CandlePeriod, PeriodFacts> = {
  time: { stepMs: MINUTE_MS, spanMs: MINUTE_MS, chart: { type: 'minute', span: 1 }, limit: 1500, isWhole: true },
  '1m': { stepMs: MINUTE_MS, spanMs: MINUTE_MS, chart: { type: 'minute', span: 1 }, limit: 300, isWhole: false },
  '5m': {
    stepMs: 5 * MINUTE_MS,
    spanMs: 5 * MINUTE_MS,
    chart: { type: 'minute', span: 5 },
    limit: 300,
    isWhole: false,
  },
  '15m': {
    stepMs: 15 * MINUTE_MS,
    spanMs: 15 * MINUTE_MS,
    chart: { type: 'minute', span: 15 },
    limit: 300,
    isWhole: false,
  },
  '30m': {
    stepMs: 30 * MINUTE_MS,
    spanMs: 30 * MINUTE_MS,
    chart: { type: 'minute', span: 30 },
    limit: 300,
    isWhole: false,
  },
  day: { stepMs: null, spanMs: DAY_MS, chart: { type: 'day', span: 1 }, limit: 300, isWhole: false },
  week: { stepMs: null, spanMs: 7 * DAY_MS, chart: { type: 'week', span: 1 }, limit: 300, isWhole: false },
  month: { stepMs: null, spanMs: 31 * DAY_MS, chart: { type: 'month', span: 1 }, limit: 300, isWhole: false },
  '6M': { stepMs: null, spanMs: DAY_MS, chart: { type: 'day', span: 1 }, limit: 300, isWhole: true },
  '1Y': { stepMs: null, spanMs: DAY_MS, chart: { type: 'day', span: 1 }, limit: 400, isWhole: true },
};

const periodKeys = Object.keys(periods) as readonly CandlePeriod[];
export const adjustments: readonly Adjustment[] = ['none', 'forward', 'backward'];

type Charted = Pick<Instrument, 'kind' | 'source' | 'isTradable' | 'state'>;

/** Why an instrument has days only: imported end-of-day data has no minutes, and what does not trade has no session. */
export function whyOnlyDays({ source, state }: Charted): 'imported' | 'resting' | null {
  if (source === 'nse_eod') return 'imported';
  return state === 'suspended' || state === 'off_shelf' ? 'resting' : null;
}

export function periodsOf(instrument: Charted): readonly CandlePeriod[] {
  return whyOnlyDays(instrument) === null ? periodKeys : periodKeys.filter((key) => !isMinutes(key));
}

/** The period asked for, or the first the instrument has. */
export function readPeriod(text: string | undefined, offered: readonly CandlePeriod[]): CandlePeriod {
  return offered.find((key) => key === text) ?? offered[0]!;
}

/** Only shares split, are given as a bonus, or pay dividends; an imported file says nothing about them. */
export function isAdjustable({ kind, source }: Charted): boolean {
  return kind === 'equity' && source === 'practice';
}

/** An index, a fund and a computed cross have prices without trades. */
export function hasVolume({ kind, isTradable, source }: Charted): boolean {
  return kind === 'equity' || isTradable || (source === 'nse_eod' && kind !== 'index');
}

export function isMinutes(period: CandlePeriod): boolean {
  return periods[period].stepMs !== null;
}

/** Time-share and the longer spans are lines or candles of a whole; the others scroll back through history. */
export function isLine(period: CandlePeriod): boolean {
  return period === 'time';
}
