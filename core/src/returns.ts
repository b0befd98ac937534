/**
 * What money earned in an account (decision 0123): the rate a year at which what was paid in and out comes to what there is (XIRR, money-weighted),
 * and what one rupee that was there from the beginning became (time-weighted), which is what an index is compared with. Rates are
 * for the eye, not for the books: fractions, worked out in floating point from exact money.
 */
import { dayOf } from './calendar.ts';
import type { Minor } from './money.ts';

/** Paid in on a date; withdrawn: negative. */
export interface Flow {
  readonly date: string;
  readonly amount: Minor;
}

/** A year that is extrapolated from less says nothing. */
export const XIRR_DAYS_MIN = 30;

export type YearlyRate = { readonly rate: number } | { readonly unknown: 'too_short' | 'no_rate' };

const YEAR_DAYS = 365;
/** All is lost, and ten thousand times as much in a year. */
const [LOWEST, HIGHEST] = [-0.999_999, 10_000];
const STEPS = 200;

/**
 * By bisection between two rates of opposite sign, so that it always ends; where flows go both ways there may be several rates, and one of them is told.
 * Nothing is told of less than 30 days, of nothing that was paid in, or of a rate beyond the limits.
 */
export function yearlyRate(flows: readonly Flow[], end: { readonly date: string; readonly worth: Minor }): YearlyRate {
  const moved = flows.filter(({ amount }) => amount !== 0n);
  const first = moved[0];
  if (first === undefined) return { unknown: 'no_rate' };
  const last = dayOf(end.date);
  if (last - dayOf(first.date) < XIRR_DAYS_MIN) return { unknown: 'too_short' };
  // In rupees at the end: what each flow would have become.
  const years = moved.map(({ date, amount }) => [(last - dayOf(date)) / YEAR_DAYS, Number(amount) / 100] as const);
  const missing = (rate: number) =>
    years.reduce((sum, [time, amount]) => sum + amount * (1 + rate) ** time, -Number(end.worth) / 100);
  let [low, high] = [LOWEST, HIGHEST];
  const isUp = missing(low) < 0;
  if (missing(high) < 0 === isUp) return { unknown: 'no_rate' };
  for (let step = 0; step < STEPS && high - low > 1e-9 * (1 + Math.abs(low)); step += 1) {
    const middle = (low + high) / 2;
    if (missing(middle) < 0 === isUp) low = middle;
    else high = middle;
  }
  return { rate: (low + high) / 2 };
}

export interface ValuedDay {
  /** At the end of the day. */
  readonly total: Minor | null;
  /** Paid in less withdrawn within it. */
  readonly paid: Minor;
}

/**
 * Day by day what was there, with what was paid in, became; the days multiplied. Money that comes counts from the beginning of its day, what is
 * withdrawn until its end. Null: a day without a total, or one on which there was nothing to earn with.
 */
export function timeWeighted(days: readonly ValuedDay[]): number | null {
  let [before, growth] = [0, 1];
  for (const { total, paid } of days) {
    if (total === null) return null;
    const [come, gone] = paid > 0n ? [Number(paid), 0] : [0, -Number(paid)];
    const [began, ended] = [before + come, Number(total) + gone];
    before = Number(total);
    if (began === 0 && ended === 0) continue;
    if (began <= 0 || ended < 0) return null;
    growth *= ended / began;
  }
  return growth - 1;
}
