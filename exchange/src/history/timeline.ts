/** Which sessions history has, and the returns of the market and of each group on them: shared by every instrument of a board. */
import {
  addDays,
  calendars,
  currentOrNextSession,
  isWorkingDay,
  sessionOn,
  type Calendar,
  type Session,
} from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Board, Listed } from '../listed.ts';
import type { FindableStreams } from '../streams.ts';

export const HISTORY_YEARS = 5;
/** Sessions that have minute bars, the one that genesis falls into included. */
export const MINUTE_SESSIONS = 30;
const DAYS_BACK = Math.round(HISTORY_YEARS * 365.25);

export interface Timeline {
  readonly calendar: Calendar;
  /** Rounded down to a minute: what starts before it is history, the rest is live. */
  readonly genesis: number;
  /** Oldest first; the last one is the session genesis falls into, or the last that closed before it. */
  readonly sessions: readonly Session[];
  /** Position of the session whose close is every company's `startPrice`. */
  readonly anchor: number;
  /** Logarithmic returns by session. */
  readonly market: Float64Array;
  readonly bySector: readonly Float64Array[];
  /** How nervous the market was: a factor around 1 that clusters in time. */
  readonly nervousness: Float64Array;
}

export function timelineOf(
  past: FindableStreams,
  genesisMs: number,
  board: Pick<Board, 'calendarId' | 'factors'>,
): Timeline {
  const calendar = calendars[board.calendarId];
  const { prefix, groups, marketVolatility, groupVolatility } = board.factors;
  const genesis = Math.floor(genesisMs / MINUTE_MS) * MINUTE_MS;
  const sessions = sessionsBefore(calendar, genesis);
  const isInside = sessions.at(-1)!.close > genesis;
  const count = sessions.length;
  const rng = past.findable(`${prefix}market factor`);
  const nervousness = new Float64Array(count);
  let mood = 0;
  for (let at = 0; at < count; at += 1) {
    mood = mood * 0.97 + rng.normal() * 0.09;
    nervousness[at] = Math.exp(mood);
  }
  const market = Float64Array.from(nervousness, (nerves) => rng.normal() * marketVolatility * nerves);
  const bySector = groups.map((key) => {
    const own = past.findable(`${prefix}sector factor ${key}`);
    return Float64Array.from(nervousness, (nerves) => own.normal() * groupVolatility * nerves);
  });
  return { calendar, genesis, sessions, anchor: isInside ? count - 2 : count - 1, market, bySector, nervousness };
}

/** Position of the first session a listing no longer trades on. */
export function endOf({ sessions }: Timeline, { inactive }: Listed): number {
  return sessions.length - (inactive === null ? 0 : inactive.sessionsAgo);
}

function sessionsBefore(calendar: Calendar, genesis: number): Session[] {
  const running = currentOrNextSession(calendar, genesis);
  const sessions: Session[] = [];
  const last = running.open <= genesis ? running.date : addDays(running.date, -1);
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const date = addDays(last, -back);
    if (isWorkingDay(calendar, date)) sessions.push(sessionOn(calendar, date)!);
  }
  return sessions.toReversed();
}
