/** The market's session by the server's clock: its state flips by itself at the bell, and the answer is read again. */
import { useEffect } from 'react';
import { getSession } from '@bahi/contract/market.ts';
import { useServerNow } from './clock.ts';
import { invalidate } from './query-client.ts';
import { sessionAt, type SessionNow } from './session-at.ts';
import { useCall } from './use-call.ts';

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
