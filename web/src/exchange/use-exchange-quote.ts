/** A quote for what stands in the form, asked for a moment after typing and renewed before it expires (rules §7). */
import { useEffect, useEffectEvent, useState } from 'react';
import { quoteExchange } from '@bahi/contract/exchange/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { Currency } from '@bahi/core/money.ts';
import { serverNow } from '../data/clock.ts';
import { useCall, type CallState } from '../data/use-call.ts';

export type ExchangeQuote = OutputOf<typeof quoteExchange>;

export interface Wanted {
  readonly from: Currency;
  readonly to: Currency;
  /** Null: there is nothing to ask for. */
  readonly amount: string | null;
  readonly fixed: 'from' | 'to';
}

const TYPING_MS = 300;
/** A new one is here before the old one is over. */
const AHEAD_MS = 3_000;
const AGAIN_MS = 5_000;

export interface QuoteState extends Pick<CallState<ExchangeQuote>, 'failure' | 'retry'> {
  /** Of exactly what is wanted; undefined while it is asked for. */
  readonly quote: ExchangeQuote | undefined;
}

export function useExchangeQuote(wanted: Wanted, { isPaused }: { readonly isPaused: boolean }): QuoteState {
  const settled = useSettled(wanted);
  const isSettled = JSON.stringify(settled) === JSON.stringify(wanted);
  const isAskable = settled.amount !== null && settled.from !== settled.to;
  const isActive = isAskable && !isPaused;
  const answer = useCall(
    quoteExchange,
    { ...settled, amount: settled.amount ?? '0' },
    { enabled: isActive, staleTimeMs: 0 },
  );
  const { data, readAt, failure, retry } = answer;
  const renew = useEffectEvent(() => {
    // A page nobody looks at asks again when somebody does.
    if (document.visibilityState === 'visible') retry();
  });
  const over = data === undefined || failure !== null ? null : data.validUntil;
  useEffect(() => {
    if (!isActive) return;
    const wait = over === null ? AGAIN_MS : over - serverNow() - AHEAD_MS;
    const timer = setTimeout(renew, Math.max(1_000, wait));
    return () => clearTimeout(timer);
  }, [isActive, over, readAt, failure]);
  return { quote: isSettled && isAskable && failure === null ? data : undefined, failure, retry };
}

/** What is wanted once nothing has changed for a moment. */
function useSettled(wanted: Wanted): Wanted {
  const [settled, setSettled] = useState(wanted);
  const { from, to, amount, fixed } = wanted;
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ from, to, amount, fixed }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [from, to, amount, fixed]);
  return settled;
}
