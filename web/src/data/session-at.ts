/** Where the market's session stands at an instant. Pure. */
import type { marketSession } from '@bahi/contract/market.ts';
import type * as z from 'zod/mini';

type Session = z.output<typeof marketSession>;

export interface SessionNow {
  readonly state: Session['state'];
  readonly opensAt: number;
  readonly closesAt: number;
  /** Percent of the session that has passed, 0 to 100. */
  readonly passed: number;
  readonly businessDate: string;
  readonly now: number;
}

/** What the clock makes of the last answer. Pure. */
export function sessionAt({ state, open, close, businessDate }: Session, now: number): SessionNow {
  const isIn = now >= open && now < close;
  const passed = Math.min(100, Math.max(0, ((now - open) / (close - open)) * 100));
  const stateNow = isIn ? 'open' : state === 'open' ? 'closed' : state;
  return { state: stateNow, opensAt: open, closesAt: close, passed: Math.round(passed * 100) / 100, businessDate, now };
}
