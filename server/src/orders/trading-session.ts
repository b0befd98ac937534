/**
 * Whether an instrument trades now, and when it does next: each follows the sessions of its own calendar (rules §3). Business
 * dates, charges and parameters are of the server's one calendar (context.ts).
 */
import { calendars, currentOrNextSession, nextSession, type Calendar } from '@bahi/core/calendar.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';

export interface TradingSession {
  readonly isOpen: boolean;
  /** When the next session opens. */
  readonly opens: number;
  /** Of the session that runs or comes next. */
  readonly date: string;
  readonly close: number;
}

/** Adjusting the holders of a symbol takes about so long. */
const HELD_UP_MS = 1_000;

export interface TradingSessions {
  /** A symbol that is not listed follows the server's calendar. */
  of(symbol: string, now: number): TradingSession;
  /** The end of the session in which, or before which, a moment lies. */
  closeAfter(symbol: string, at: number): number;
  /** Of each calendar that is in use. */
  all(now: number): readonly TradingSession[];
}

/** A symbol that is held up is closed, as long as what happened to its shares has not happened to its holders. */
export function createTradingSessions(
  feed: Pick<MarketFeed, 'instrument'>,
  calendar: Calendar,
  isHeldUp: (symbol: string, now: number) => boolean = () => false,
): TradingSessions {
  const kept = new Map<Calendar, { session: TradingSession; until: number; from: number }>();

  function calendarOf(symbol: string): Calendar {
    const id = feed.instrument(symbol)?.calendarId ?? calendar.id;
    return id === calendar.id ? calendar : calendars[id as keyof typeof calendars];
  }

  /** The calendar is asked once for each stretch in which its answer cannot change. */
  function sessionOf(which: Calendar, now: number): TradingSession {
    const known = kept.get(which);
    if (known !== undefined && now >= known.from && now < known.until) return known.session;
    const { date, open, close } = currentOrNextSession(which, now);
    const isOpen = now >= open;
    const session = { isOpen, opens: isOpen ? nextSession(which, now).open : open, date, close };
    kept.set(which, { session, from: now, until: isOpen ? close : open });
    return session;
  }

  return {
    of(symbol, now) {
      const session = sessionOf(calendarOf(symbol), now);
      return session.isOpen && isHeldUp(symbol, now) ? { ...session, isOpen: false, opens: now + HELD_UP_MS } : session;
    },
    closeAfter: (symbol, at) => currentOrNextSession(calendarOf(symbol), at).close,
    all: (now) => [calendar, calendars.always].map((which) => sessionOf(which, now)),
  };
}
