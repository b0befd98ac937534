/** The market's session by the server's clock: its state flips by itself at the bell, and the answer is read again. */
import { useEffect } from 'react';
import { getSession, type marketSession } from '@bahi/contract/market.ts';
import type * as z from 'zod/mini';
import { useServerNow } from './clock.ts';
import { invalidate } from './query-client.ts';
import { useCall } from './use-call.ts';

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

/** Null until the first answer. */
export function useMarketSession(): SessionNow | null {
  const { data } = useCall(getSession, {}, { staleTimeMs: 60_000 });
  const now = useServerNow();
  const session = data === undefined ? null : sessionAt(data, now);
  const isOver = data !== undefined && session !== null && session.state !== data.state;
  useEffect(() => {
    if (isOver) invalidate(getSession);
  }, [isOver]);
  return session;
}

/** What the clock makes of the last answer. Pure. */
export function sessionAt({ state, open, close, businessDate }: Session, now: number): SessionNow {
  const isIn = now >= open && now < close;
  const passed = Math.min(100, Math.max(0, ((now - open) / (close - open)) * 100));
  const stateNow = isIn ? 'open' : state === 'open' ? 'closed' : state;
  return { state: stateNow, opensAt: open, closesAt: close, passed: Math.round(passed * 100) / 100, businessDate, now };
}
