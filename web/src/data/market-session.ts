/** A session by the server's clock: its state flips by itself at the bell, and the answer is read again. */
import { useEffect } from 'react';
import { getSession } from '@bahi/contract/market/calls.ts';
import { useServerNow } from './clock.ts';
import type { Instrument } from './instruments.ts';
import { invalidate } from './query-client.ts';
import { sessionAt, type Session, type SessionNow } from './session-at.ts';
import { useCall } from './use-call.ts';

type Followed = Pick<Instrument, 'symbol' | 'calendar' | 'source'>;

/** The market's session, or that of an instrument with a calendar of its own (digital currencies). Null until the first answer. */
export function useMarketSession(instrument?: Followed): SessionNow | null {
  const data = useSessionAnswer(instrument);
  const now = useServerNow();
  const session = data === undefined ? null : sessionAt(data, now);
  const isOver =
    data !== undefined &&
    session !== null &&
    (session.state !== data.state || (session.halt === null) !== (data.halt === null));
  useEffect(() => {
    if (isOver) invalidate(getSession);
  }, [isOver]);
  return session;
}

/** Whether its prices are the last ones of a session that is over. Does not render each second. */
export function useIsClosed(instrument?: Followed): boolean {
  return useSessionAnswer(instrument)?.state === 'closed';
}

/** The halt of the whole market, where it stops this instrument too. Does not render each second. */
export function useHalt(instrument?: Followed): Session['halt'] {
  return useSessionAnswer(instrument)?.halt ?? null;
}

function useSessionAnswer(instrument: Followed | undefined): Session | undefined {
  const market = useCall(getSession, {}, { staleTimeMs: FRESH_MS }).data;
  const isOwn = instrument !== undefined && market !== undefined && instrument.calendar !== market.calendar;
  const symbol = instrument?.symbol ?? '';
  const own = useCall(getSession, { symbol }, { enabled: isOwn, staleTimeMs: FRESH_MS }).data;
  return isOwn ? own : market;
}

const FRESH_MS = 60_000;
