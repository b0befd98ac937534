/**
 * When the market was not recorded, because the server was away: whole minutes of sessions since genesis, as an honest hole in
 * a chart. A quiet minute, in which nothing traded while the server ran, is none.
 */
import { currentOrNextSession, sessionAt, type Calendar, type Session } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { previousSession } from './sessions.ts';
import type { RecordedSpan } from './store.ts';

export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Between the spans, from genesis to the last span's beginning: what follows the last one has not been missed yet. */
export function holesOf(spans: readonly RecordedSpan[], genesis: number): Gap[] {
  const holes: Gap[] = [];
  let through = genesis;
  for (const span of spans) {
    const hole = { from: ceilMinute(through), to: floorMinute(span.from) };
    if (hole.from < hole.to) holes.push(hole);
    through = Math.max(through, span.through);
  }
  return holes;
}

/** The parts of holes that lie in sessions of a calendar, within [from, to). */
export function gapsWithin(holes: readonly Gap[], calendar: Calendar, { from, to }: Gap): Gap[] {
  return holes
    .filter((hole) => hole.to > from && hole.from < to)
    .map((hole) => inSessions(calendar, { from: Math.max(hole.from, from), to: Math.min(hole.to, to) }))
    .filter((gap) => gap.from < gap.to);
}

/** Of those, the sessions that are missing as a whole: what a chart of days has no bar for. */
export function missingSessionsWithin(holes: readonly Gap[], calendar: Calendar, span: Gap): Gap[] {
  return gapsWithin(holes, calendar, span)
    .map(({ from, to }) => ({ from: currentOrNextOpen(calendar, from), to: lastClose(calendar, to) }))
    .filter((gap) => gap.from < gap.to);
}

/** From its first moment in a session to its last. */
function inSessions(calendar: Calendar, { from, to }: Gap): Gap {
  const ending = runningAt(calendar, to - 1);
  return {
    from: runningAt(calendar, from) === null ? currentOrNextSession(calendar, from).open : from,
    to: ending === null ? lastClose(calendar, to) : to,
  };
}

function runningAt(calendar: Calendar, ms: number): Session | null {
  const session = sessionAt(calendar, ms);
  return session !== null && ms >= session.open ? session : null;
}

/** Of the first session that opens at or after a moment. */
function currentOrNextOpen(calendar: Calendar, ms: number): number {
  const session = currentOrNextSession(calendar, ms);
  return session.open >= ms ? session.open : currentOrNextSession(calendar, session.close).open;
}

/** Of the last session that closed at or before a moment. */
function lastClose(calendar: Calendar, ms: number): number {
  return previousSession(calendar, currentOrNextSession(calendar, ms).date).close;
}

function ceilMinute(ms: number): number {
  return Math.ceil(ms / MINUTE_MS) * MINUTE_MS;
}

function floorMinute(ms: number): number {
  return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}
