/**
 * What an account was worth over a time, as a line, and beside it what it would be without profit: the gap between the two is what it
 * earned. Days that are over come from the history, the last point is the total of now. Pure.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getHistory, getSummary } from '@bahi/contract/records/calls.ts';
import { rateOfMinor } from './rate-of.ts';
import { parseSigned } from './signed-minor.ts';

export const periods = ['1D', '1W', '1M', '3M', '1Y', 'all'] as const;
export type Period = (typeof periods)[number];

type Days = OutputOf<typeof getHistory>['days'];
type Summary = Pick<OutputOf<typeof getSummary>, 'total' | 'paidIn'>;

export interface WorthPoint {
  /** Null: now. */
  readonly date: string | null;
  readonly total: bigint;
  /** The first total with what was paid in and out since. */
  readonly withoutProfit: bigint;
}

export interface WorthSeries {
  readonly points: readonly WorthPoint[];
  /** Since the first point. */
  readonly profit: bigint;
  readonly rate: string | null;
  readonly paid: bigint;
}

/** `today`: the date of now. Null while the total of now is not known. An account that is younger than the period begins with what was paid in first. */
export function worthSeries(
  days: Days,
  { summary, today, period }: { readonly summary: Summary; readonly today: string; readonly period: Period },
): WorthSeries | null {
  if (summary.total === null) return null;
  const from = beginOf(today, period);
  const at = days.findLastIndex((day) => day.total !== null && (from === null || day.date <= from));
  const begin = period === 'all' ? undefined : days[at];
  const first = parseSigned(begin?.total ?? null);
  let paid = 0n;
  const points: WorthPoint[] = [];
  if (begin !== undefined) points.push({ date: begin.date, total: first, withoutProfit: first });
  const after = begin === undefined ? 0 : at + 1;
  for (const day of days.slice(after)) {
    paid += parseSigned(day.paid);
    // Before anything else happened it was worth what was paid in.
    if (points.length === 0) points.push({ date: day.date, total: paid, withoutProfit: paid });
    if (day.total !== null) points.push({ date: day.date, total: parseSigned(day.total), withoutProfit: first + paid });
  }
  const before = days.slice(0, after).reduce((sum, day) => sum + parseSigned(day.paid), 0n);
  const total = parseSigned(summary.total);
  paid = parseSigned(summary.paidIn) - before;
  if (points.length === 0) points.push({ date: null, total: paid, withoutProfit: paid });
  points.push({ date: null, total, withoutProfit: first + paid });
  const profit = total - first - paid;
  return { points, profit, rate: rateOfMinor(profit, total), paid };
}

/** The date whose close a period begins with; null: the last one there is. */
function beginOf(today: string, period: Period): string | null {
  if (period === '1D' || period === 'all') return null;
  const [days, months] = LENGTHS[period];
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last) - days)).toISOString().slice(0, 10);
}

const LENGTHS: Readonly<Record<Exclude<Period, '1D' | 'all'>, readonly [days: number, months: number]>> = {
  '1W': [7, 0],
  '1M': [0, 1],
  '3M': [0, 3],
  '1Y': [0, 12],
};

/** So many rows at most: of a long time the last day of each month. */
const ROWS_MAX = 62;

/** As a table, newest first: the dates, and now. */
export function worthRows(series: WorthSeries): readonly WorthPoint[] {
  const points = series.points.filter(({ date }, at) => date !== null || at > 0);
  const rows = points.length <= ROWS_MAX ? points : points.filter((point, at) => isLastOfMonth(points, point, at));
  return rows.toReversed();
}

function isLastOfMonth(points: readonly WorthPoint[], { date }: WorthPoint, at: number): boolean {
  const next = points[at + 1]?.date;
  return at === 0 || date === null || !next || next.slice(0, 7) !== date.slice(0, 7);
}

/** The line as points of a drawing of this size, and that without profit. */
export function worthLines(
  points: readonly WorthPoint[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly total: string; readonly withoutProfit: string } {
  const values = points.flatMap(({ total, withoutProfit }) => [Number(total), Number(withoutProfit)]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => round((at / (points.length - 1)) * width);
  const y = (value: bigint) => (high === low ? height / 2 : round(((high - Number(value)) / (high - low)) * height));
  return {
    total: points.map(({ total }, at) => `${x(at)},${y(total)}`).join(' '),
    withoutProfit: points
      .map(({ withoutProfit }, at) => {
        // Money comes at a moment: the line steps.
        const before = points[at - 1]?.withoutProfit ?? withoutProfit;
        return `${x(at)},${y(before)} ${x(at)},${y(withoutProfit)}`;
      })
      .join(' '),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
