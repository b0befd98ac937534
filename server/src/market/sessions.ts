/** Which trading sessions have bars, and the line about the session that every screen shows. */
import {
  addDays,
  businessDateOf,
  calendars,
  currentOrNextSession,
  localDateOf,
  marketStateAt,
  sessionOn,
  type Calendar,
  type Session,
} from '@bahi/core/calendar.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSession } from '@bahi/contract/market/calls.ts';
import type { MarketHalt, MarketInstrument } from '@bahi/contract/venue.ts';

export type MarketSession = OutputOf<typeof getSession>;

/** What a chart needs to know of an instrument. */
export type Charted = Pick<MarketInstrument, 'symbol' | 'calendarId'>;

export function calendarOf({ calendarId }: Pick<MarketInstrument, 'calendarId'>): Calendar {
  return calendars[calendarId];
}

export function marketSession(
  calendar: Calendar,
  now: number,
  { market: halt, houseSince }: { readonly market: MarketHalt | null; readonly houseSince: number | null },
): MarketSession {
  const { open, close } = currentOrNextSession(calendar, now);
  return {
    calendar: calendar.id,
    zone: calendar.zone,
    businessDate: businessDateOf(calendar, now),
    state: marketStateAt(calendar, now),
    open,
    close,
    note: noteOf(calendar, now),
    halt: halt === null ? null : { symbol: halt.symbol, rate: halt.rate, until: halt.until },
    houseHaltedSince: houseSince,
    serverTime: now,
  };
}

/** Of the session that runs or comes next when it is a special one, else of the holiday that today is. */
function noteOf(calendar: Calendar, now: number): string | null {
  const special = calendar.specialSessions[currentOrNextSession(calendar, now).date];
  return special?.name ?? calendar.holidays[localDateOf(calendar, now)] ?? null;
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
