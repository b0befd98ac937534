/**
 * When each scan of contract/src/scans/calls.ts stands for one instrument, how strongly and since when. A scan stands for an
 * unbroken run of days; those of a crossing only for the first days after it.
 */
import { closeDay, emptyIndicators, readIndicators, type IndicatorState, type Reading } from '@bahi/core/indicators.ts';
import type { scanKey } from '@bahi/contract/scans/calls.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import type * as z from 'zod/mini';

export type ScanKey = z.output<typeof scanKey>;

export interface Rule {
  readonly scan: ScanKey;
  /** How far the day is beyond the scan's limit: it stands above 0. Null: not enough days to tell. */
  readonly margin: (reading: Reading, bar: Bar) => number | null;
  /** The figures compared, with the digits after their point. Asked only where the scan stands. */
  readonly figures: (reading: Reading, bar: Bar) => readonly Figure[];
  /** Days for which a crossing is news; left out: as long as it lasts. */
  readonly daysMax?: number;
}

/** A price and an average are at the price scale; the others carry their own number of digits. */
export interface Figure {
  readonly value: number | null;
  readonly unit: 'price' | 'shares' | 'index';
}

const CROSS_DAYS = 20;
const MACD_CROSS_DAYS = 5;
const OVERBOUGHT = 70;
const OVERSOLD = 30;
const SURGE = 2;

const price = (value: number | null): Figure => ({ value, unit: 'price' });
/** "At least" instead of "above": a hair below the limit is still short of it. */
const REACHED = 1e-9;

export const RULES: readonly Rule[] = [
  {
    scan: 'ma_golden_cross',
    margin: ({ sma50, sma200 }) => above(sma50, sma200),
    figures: ({ sma50, sma200 }) => [price(sma50), price(sma200)],
    daysMax: CROSS_DAYS,
  },
  {
    scan: 'ma_death_cross',
    margin: ({ sma50, sma200 }) => below(sma50, sma200),
    figures: ({ sma50, sma200 }) => [price(sma50), price(sma200)],
    daysMax: CROSS_DAYS,
  },
  {
    scan: 'price_above_ma20',
    margin: ({ sma20 }, bar) => above(bar[4], sma20),
    figures: ({ sma20 }, bar) => [price(bar[4]), price(sma20)],
  },
  {
    scan: 'price_below_ma20',
    margin: ({ sma20 }, bar) => below(bar[4], sma20),
    figures: ({ sma20 }, bar) => [price(bar[4]), price(sma20)],
  },
  {
    scan: 'rsi_overbought',
    margin: ({ rsi }) => (rsi === null ? null : rsi - OVERBOUGHT + REACHED),
    figures: ({ rsi }) => [{ value: rsi, unit: 'index' }],
  },
  {
    scan: 'rsi_oversold',
    margin: ({ rsi }) => (rsi === null ? null : OVERSOLD - rsi + REACHED),
    figures: ({ rsi }) => [{ value: rsi, unit: 'index' }],
  },
  {
    scan: 'macd_bullish',
    margin: ({ macd, macdSignal }, bar) => (macd === null ? null : (macd - macdSignal!) / bar[4]),
    figures: ({ macd, macdSignal }) => [price(macd), price(macdSignal)],
    daysMax: MACD_CROSS_DAYS,
  },
  {
    scan: 'macd_bearish',
    margin: ({ macd, macdSignal }, bar) => (macd === null ? null : (macdSignal! - macd) / bar[4]),
    figures: ({ macd, macdSignal }) => [price(macd), price(macdSignal)],
    daysMax: MACD_CROSS_DAYS,
  },
  {
    scan: 'volume_surge',
    margin: ({ volumeAverage }, bar) => (volumeAverage === null ? null : bar[5] / volumeAverage - SURGE + REACHED),
    figures: ({ volumeAverage }, bar) => [
      { value: bar[5], unit: 'shares' },
      { value: volumeAverage, unit: 'shares' },
    ],
  },
  {
    scan: 'high_52_weeks',
    margin: ({ high52Weeks }, bar) => above(bar[2], high52Weeks),
    figures: ({ high52Weeks }, bar) => [price(bar[2]), price(high52Weeks)],
  },
  {
    scan: 'low_52_weeks',
    margin: ({ low52Weeks }, bar) => below(bar[3], low52Weeks),
    figures: ({ low52Weeks }, bar) => [price(bar[3]), price(low52Weeks)],
  },
  {
    scan: 'gap_up',
    margin: ({ previousHigh }, bar) => above(bar[1], previousHigh),
    figures: ({ previousHigh }, bar) => [price(bar[1]), price(previousHigh)],
  },
  {
    scan: 'gap_down',
    margin: ({ previousLow }, bar) => below(bar[1], previousLow),
    figures: ({ previousLow }, bar) => [price(bar[1]), price(previousLow)],
  },
];

/** One instrument: its indicators, and the run of each rule, up to the last closed day. */
export interface Watched {
  readonly indicators: IndicatorState;
  /** By the index of the rule. */
  readonly runs: Run[];
  /** Of the last closed day: what stands while the instrument has not traded today. */
  closed: readonly Signal[];
}

interface Run {
  /** Start of its first day; null: the rule does not stand. */
  since: number | null;
  /** For how many days it has stood, or been known not to. */
  days: number;
  /** Whether the rule was known not to stand on the day before the run: only then it is a crossing. */
  isCrossing: boolean;
}

export interface Signal {
  readonly scan: ScanKey;
  /** The larger, the further up in the list. */
  readonly strength: number;
  readonly figures: readonly Figure[];
  /** Start of the first day of the run. */
  readonly since: number;
}

/** Days oldest first, adjusted forward. */
export function watch(days: readonly Bar[]): Watched {
  const watched: Watched = {
    indicators: emptyIndicators(),
    runs: RULES.map(() => ({ since: null, days: 0, isCrossing: false })),
    closed: [],
  };
  for (const [index, bar] of days.entries()) close(watched, bar, index === days.length - 1);
  return watched;
}

/** What stands with the running day's bar; without one, what stood at the last close. */
export function signalsOf(watched: Watched, running: Bar | null): readonly Signal[] {
  if (running === null) return watched.closed;
  const reading = readIndicators(watched.indicators, running);
  const signals: Signal[] = [];
  for (const [index, rule] of RULES.entries()) {
    const margin = rule.margin(reading, running);
    if (margin === null || margin <= 0) continue;
    const run = watched.runs[index]!;
    const isFirstDay = run.since === null;
    const isCrossing = isFirstDay ? wasKnown(run) : run.isCrossing;
    const daysBefore = isFirstDay ? 0 : run.days;
    if (rule.daysMax !== undefined && (!isCrossing || daysBefore >= rule.daysMax)) continue;
    const figures = rule.figures(reading, running);
    signals.push({ scan: rule.scan, strength: margin, figures, since: run.since ?? running[0] });
  }
  return signals;
}

/** A run that does not stand counts the days on which its rule was known: none means that it never was. */
function wasKnown(run: Run): boolean {
  return run.days > 0;
}

function close(watched: Watched, bar: Bar, isLast: boolean): void {
  if (isLast) watched.closed = signalsOf(watched, bar);
  const reading = readIndicators(watched.indicators, bar);
  for (const [index, rule] of RULES.entries()) {
    const margin = rule.margin(reading, bar);
    if (margin !== null) extend(watched.runs[index]!, margin > 0, bar[0]);
  }
  closeDay(watched.indicators, bar);
}

function extend(run: Run, stands: boolean, start: number): void {
  if (stands !== (run.since !== null)) {
    run.isCrossing = stands && wasKnown(run);
    run.since = stands ? start : null;
    run.days = 0;
  }
  run.days += 1;
}

/** How far the one is above the other, as a share of the other. */
function above(value: number | null, base: number | null): number | null {
  return value === null || base === null ? null : value / base - 1;
}

function below(value: number | null, base: number | null): number | null {
  return value === null || base === null ? null : 1 - value / base;
}

/** The highest and lowest price of the 52 weeks before the day that starts at `start`. */
export function extremesOf({ indicators }: Watched, start: number): { high: number | null; low: number | null } {
  const { high52Weeks, low52Weeks } = readIndicators(indicators, [start, 0, 0, 0, 0, 0]);
  return { high: high52Weeks, low: low52Weeks };
}
