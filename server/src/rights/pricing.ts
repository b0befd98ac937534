/**
 * What an extra share costs (decision 0057): the mark price at the first close that comes an hour or more after the deadline, of a session
 * that was recorded whole. Nobody who asks knows it, a close is of the mark price and not of an order, and what is recorded to its end is
 * the same whoever reads it and when.
 */
import { extraCeiling, extraPrice } from '@bahi/core/allotment.ts';
import { currentOrNextSession, type Calendar, type Session } from '@bahi/core/calendar.ts';
import { parseMoney, type Minor } from '@bahi/core/money.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { latestDeadline } from '@bahi/core/waiting-deadline.ts';
import type { ClosingLevel } from '../market/service.ts';
import type { Tx } from '../platform/database.ts';
import type { IssueRow } from './rows.ts';

export interface PricingDeps {
  readonly calendar: Calendar;
  /** How a symbol closed on a date; null until that session is over and recorded. */
  readonly closingLevel: (
    tx: Tx,
    symbol: string,
    of: { readonly date: string; readonly whole?: Pick<Session, 'open' | 'close'> },
  ) => Promise<ClosingLevel | null>;
}

/** The mark price is an average of minutes: who asked right before a close would know it, and which way the market has gone since. */
const AFTER_MS = HOUR_MS;
/** So many may be missed. */
const SESSIONS = 3;

/** The close of the first of them prices extra shares that was recorded whole. */
export function pricingSessions(calendar: Calendar, payBy: number): readonly Session[] {
  const sessions = [currentOrNextSession(calendar, payBy + AFTER_MS)];
  while (sessions.length < SESSIONS) sessions.push(currentOrNextSession(calendar, sessions.at(-1)!.close));
  return sessions;
}

/** The session in which extra shares are given out, however many were missed. */
function lastPricing(calendar: Calendar, payBy: number): Session {
  return currentOrNextSession(calendar, pricingSessions(calendar, payBy).at(-1)!.close);
}

/** The session in which everybody has shares or money, however long rights wait; until its end nothing else may go ex. */
export function lastSession(calendar: Calendar, payBy: number): Session {
  const priced = lastPricing(calendar, payBy);
  const waited = currentOrNextSession(calendar, latestDeadline(calendar, payBy) + AFTER_MS);
  return waited.open > priced.open ? waited : priced;
}

/** A moment of it. */
export function settledBy(
  calendar: Calendar,
  { payBy, extraCeilingPercent, waits }: Pick<IssueRow, 'payBy' | 'extraCeilingPercent' | 'waits'>,
) {
  if (extraCeilingPercent === null) return Number(payBy);
  return (waits ? lastSession : lastPricing)(calendar, Number(payBy)).open;
}

type Terms = Pick<IssueRow, 'price' | 'priceAfter' | 'extraCeilingPercent'>;

/** The most that an extra share can cost; null: holdings are not written down yet. */
export function ceilingOf({ price, priceAfter, extraCeilingPercent: percent }: Terms): Minor | null {
  if (percent === null) return price;
  return priceAfter === null ? null : extraCeiling(price, priceAfter, percent);
}

export interface Priced {
  /** Null: none are given out. */
  readonly extraPrice: Minor | null;
  /** The close; null: it was by none. */
  readonly extraPricedAt: number | null;
}

/** By no close: none was recorded whole, or nobody asked. */
export const UNPRICED: Priced = { extraPrice: null, extraPricedAt: null };

/** Null: not known yet. */
export async function priceExtras(
  { calendar, closingLevel }: PricingDeps,
  tx: Tx,
  { issue, now }: { readonly issue: IssueRow; readonly now: number },
): Promise<Priced | null> {
  const { symbol, price } = issue;
  if (issue.extraCeilingPercent === null) return { extraPrice: price, extraPricedAt: null };
  const payBy = Number(issue.payBy);
  for (const { date, open, close } of pricingSessions(calendar, payBy)) {
    // Of a share that trades no more, the last close is never followed by another, which would make it final.
    const found = now < close ? null : await closingLevel(tx, symbol, { date, whole: { open, close } });
    if (found === null) return now < lastPricing(calendar, payBy).close ? null : UNPRICED;
    if ('missed' in found) continue;
    const of = { price, ceiling: ceilingOf(issue)! };
    return { extraPrice: extraPrice(parseMoney(found.level)!, of), extraPricedAt: close };
  }
  return UNPRICED;
}
