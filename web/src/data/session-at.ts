/** Where a session stands at an instant. Pure. */
import type { marketSession } from '@bahi/contract/market/calls.ts';
import type * as z from 'zod/mini';

export type Session = z.output<typeof marketSession>;

export interface SessionNow {
  readonly calendar: string;
  readonly state: Session['state'];
  readonly opensAt: number;
  readonly closesAt: number;
  /** Percent of the session that has passed, 0 to 100. */
  readonly passed: number;
  readonly businessDate: string;
  /** The session's name when it has one, or the holiday's that today is. */
  readonly note: string | null;
  /** The whole market stands still; null as soon as its time is over. */
  readonly halt: Session['halt'];
  /** The house takes no orders from anybody. */
  readonly isHouseHalted: boolean;
  readonly now: number;
}

/** What the clock makes of the last answer. Pure. */
export function sessionAt(
  { calendar, state, open, close, businessDate, note, halt, houseHaltedSince }: Session,
  now: number,
): SessionNow {
  const isIn = now >= open && now < close;
  const passed = Math.min(100, Math.max(0, ((now - open) / (close - open)) * 100));
  return {
    calendar,
    state: isIn ? 'open' : state === 'open' ? 'closed' : state,
    opensAt: open,
    closesAt: close,
    passed: Math.round(passed * 100) / 100,
    businessDate,
    note,
    halt: halt !== null && now < halt.until ? halt : null,
    isHouseHalted: houseHaltedSince !== null,
    now,
  };
}
