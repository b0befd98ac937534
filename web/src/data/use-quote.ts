/** A quote that is renewed before it expires, while the page is looked at; without one it is asked for again every few seconds. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { serverNow } from './clock.ts';
import type { AnyEndpoint } from './query-client.ts';
import { useCall, type CallState } from './use-call.ts';

/** A new one is here before the old one is over. */
const AHEAD_MS = 3_000;
const AGAIN_MS = 5_000;

export interface QuoteState<Quote> extends Pick<CallState<Quote>, 'failure' | 'retry'> {
  /** Of exactly what is wanted; undefined while it is asked for. */
  readonly quote: Quote | undefined;
  /** Its time went by, and no other one came: it is not to be confirmed any more. */
  readonly isOver: boolean;
}

interface Options {
  /** There is something to ask for. */
  readonly isAskable: boolean;
  /** What is shown stays as it is. */
  readonly isPaused: boolean;
}

export function useQuote<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { isAskable, isPaused }: Options,
): QuoteState<OutputOf<E>> {
  const isActive = isAskable && !isPaused;
  const { data, readAt, failure, retry } = useCall(endpoint, input, { enabled: isActive, staleTimeMs: 0 });
  const renew = useEffectEvent(() => {
    // A page nobody looks at asks again when somebody does.
    if (document.visibilityState === 'visible') retry();
  });
  const until = data === undefined ? null : (data as { readonly validUntil: number }).validUntil;
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), Math.max(0, until - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  const renewedBefore = failure === null ? until : null;
  useEffect(() => {
    if (!isActive) return;
    const wait = renewedBefore === null ? AGAIN_MS : renewedBefore - serverNow() - AHEAD_MS;
    const timer = setTimeout(renew, Math.max(1_000, wait));
    return () => clearTimeout(timer);
  }, [isActive, renewedBefore, readAt, failure]);
  return {
    quote: isAskable && failure === null ? data : undefined,
    isOver: isActive && until !== null && over === until,
    failure,
    retry,
  };
}
