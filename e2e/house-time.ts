/**
 * When a run takes place, whatever the machine's hour: its house, its test files and its pages share a clock that is moved so that the
 * run begins at noon in India. Neither the minutes in which practice trading rests (05:00 to 05:05 IST) nor a midnight comes
 * near it, so nothing waits and a journey that fails fails at any hour. `BAHI_E2E_AT=HH:MM[:SS]`, UTC, begins at that time instead, for
 * tools/at-any-hour.mjs; where the rest is near, behind it.
 *
 * The clock is only ever moved back: the queue of jobs goes by PostgreSQL's clock, which stays the machine's, and runs at once
 * what a clock behind it says is due.
 */
import { currentOrNextSession, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS } from '@bahi/core/time.ts';

const NOON_IN_INDIA = '06:30';
/** With a slow machine in mind. */
const RUN_MS_MAX = 20 * 60_000;
/** Books and prices are there by then. */
const SETTLED_MS = 60_000;

/** UTC ms at which a run begins that the machine begins at `machine`: at most a day earlier. */
export function houseTime(machine: number, timeOfDay: string = NOON_IN_INDIA): number {
  const asked = lastAt(machine, timeOfDay);
  const session = currentOrNextSession(practiceCalendar, asked + RUN_MS_MAX);
  const behindTheRest = session.open + SETTLED_MS;
  if (behindTheRest <= asked) return asked;
  return behindTheRest <= machine ? behindTheRest : behindTheRest - DAY_MS;
}

function lastAt(machine: number, timeOfDay: string): number {
  const found = /^([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9]))?$/.exec(timeOfDay);
  if (found === null) throw new Error(`BAHI_E2E_AT is HH:MM or HH:MM:SS, not ${timeOfDay}`);
  const [hours, minutes, seconds] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  const today = Math.floor(machine / DAY_MS) * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  return today <= machine ? today : today - DAY_MS;
}
