/**
 * A payment deadline over which a restriction by staff stands (rules §6, §8): whoever is barred cannot pay, so the deadline waits. It is the
 * only rule for it, for winners who pay afterwards, rights, and whatever else is due by a moment.
 */
import { addBusinessDays, localDateOf, midnightOf, type Calendar } from './calendar.ts';
import { HOUR_MS } from './time.ts';

/** Working days after the published deadline at which even one that waits has come. */
export const WAITING_DAYS_MAX = 10;

/** Hours that one has to pay at least, from when one may: nobody loses what came too late to be paid (rules §8, decision 0031). */
export const PAY_HOURS_MIN = 24;

/** While a restriction of staff barred the customer from paying; null: no end is known. UTC milliseconds, `until` is outside. */
export interface Barred {
  readonly from: number;
  readonly until: number | null;
}

export interface DueTerms {
  /** As published. */
  readonly deadline: number;
  /** The least time to pay, in milliseconds, that is left after the end of a restriction. */
  readonly payTimeMin: number;
}

/** The least time to pay, in milliseconds; where all of the time is shorter than two such spans, half of it. */
export function payTimeMin({ from, deadline }: { readonly from: number; readonly deadline: number }): number {
  return Math.min(PAY_HOURS_MIN * HOUR_MS, Math.floor((deadline - from) / 2));
}

/**
 * The deadline that counts. Where a restriction stands over it, it is `payTimeMin` after the restriction's end, again where another one
 * stands over that moment, and never more than ten working days after the published one. What ended before it moves nothing.
 */
export function waitingDeadline(
  calendar: Calendar,
  { deadline, payTimeMin }: DueTerms,
  barred: readonly Barred[],
): number {
  const latest = latestDeadline(calendar, deadline);
  let by = deadline;
  for (;;) {
    const over = barred.filter(({ from, until }) => from < by && (until === null || until > by));
    if (over.length === 0 || by === latest) return by;
    const end = Math.max(...over.map(({ until }) => until ?? Infinity));
    by = Math.min(latest, end + payTimeMin);
  }
}

/** The end of all waiting, at the deadline's own time of day, so that nobody has to look up a closing time. */
export function latestDeadline(calendar: Calendar, deadline: number): number {
  const date = localDateOf(calendar, deadline);
  const day = addBusinessDays(calendar, date, WAITING_DAYS_MAX);
  return midnightOf(calendar, day) + (deadline - midnightOf(calendar, date));
}
