/** Which trading sessions have bars, and the line about the session that every screen shows. */
import {
  addDays,
  businessDateOf,
  currentOrNextSession,
  marketStateAt,
  sessionOn,
  type Calendar,
  type Session,
} from '@bahi/core/calendar.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSession } from '@bahi/contract/market.ts';

export function marketSession(calendar: Calendar, now: number): OutputOf<typeof getSession> {
  const { open, close } = currentOrNextSession(calendar, now);
  return {
    calendar: calendar.id,
    zone: calendar.zone,
    businessDate: businessDateOf(calendar, now),
    state: marketStateAt(calendar, now),
    open,
    close,
    serverTime: now,
  };
}

/** The session whose chart is shown now: the one that runs, or the last one that did. */
export function shownSession(calendar: Calendar, now: number): Session {
  return sessionBefore(calendar, now + 1);
}

/** The last session that opened before this moment. */
export function sessionBefore(calendar: Calendar, ms: number): Session {
  const next = currentOrNextSession(calendar, ms - 1);
  return next.open < ms ? next : previousSession(calendar, next.date);
}

export function previousSession(calendar: Calendar, date: string): Session {
  for (let earlier = addDays(date, -1); ; earlier = addDays(earlier, -1)) {
    const session = sessionOn(calendar, earlier);
    if (session !== null) return session;
  }
}
