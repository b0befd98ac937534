/** A session in one line: open until when, halted, or when it opens next, with its name or the holiday's. Pure. */
import { formatDate, formatTime } from '@bahi/core/format.ts';
import type { SessionNow } from '../data/session-at.ts';
import type { CommonTexts } from '../i18n/common.en.ts';
import { roughly } from '../ui/roughly.ts';

export function sessionText(session: SessionNow, t: CommonTexts, zone: string): string {
  const state = stateText(session, t, zone);
  return session.note === null ? state : `${session.note} · ${state}`;
}

function stateText(
  { calendar, state, now, opensAt, closesAt, halt, isHouseHalted }: SessionNow,
  t: CommonTexts,
  zone: string,
): string {
  if (isHouseHalted) return t.session.houseHalted;
  if (calendar === AROUND_THE_CLOCK) return t.session.always;
  if (halt !== null) return t.session.halted(minuteOf(halt.until, zone));
  switch (state) {
    case 'open':
      return t.session.openUntil(roughly(closesAt - now, t));
    case 'pre_open':
      return t.session.preOpen(roughly(opensAt - now, t));
    case 'closed':
      return t.session.closed(whenOf(opensAt, now, zone));
  }
}

/** core/src/calendar.ts: one session after another, without a break. */
const AROUND_THE_CLOCK = 'always';

/** The date as well when it is another day's. */
function whenOf(at: number, now: number, zone: string): string {
  const date = formatDate(at, zone);
  return date === formatDate(now, zone) ? minuteOf(at, zone) : `${date} ${minuteOf(at, zone)}`;
}

function minuteOf(at: number, zone: string): string {
  return formatTime(at, zone).slice(0, 5);
}
