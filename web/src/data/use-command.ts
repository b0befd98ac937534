/** Changing something: one command at a time, locked while its answer is unknown (see command.ts). */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { CallResult } from '@bahi/contract/client.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { call } from './call.ts';
import { noteRefusal } from './consent-refused.ts';
import { CHECK_EVERY_MS, SLOW_AFTER_MS, isBusy, keyFor, nextState, type CommandState } from './command.ts';
import { dropPending, keepPending, readPending, type Pending } from './pending-command.ts';
import { invalidate, type AnyEndpoint } from './query-client.ts';
import { credentials } from './session.ts';

export interface UseCommandOptions<T> {
  /** A name under which an unanswered command outlives this screen and a reload: it is then found in phase "unknown". */
  readonly keepAs?: string;
  /** Endpoints whose answers this command changes. */
  readonly changes?: readonly AnyEndpoint[];
  readonly onDone?: (data: T) => void;
  readonly onRefused?: (refusal: { code: string; params: Record<string, string | number | null> }, message: string) => void;
}

export interface Command<E extends AnyEndpoint> {
  readonly state: CommandState<OutputOf<E>>;
  /** What was sent last, also by an earlier visit. */
  readonly sent: InputOf<E> | null;
  /** Sending, slow or unknown: the send button is locked. */
  readonly isBusy: boolean;
  readonly send: (input: InputOf<E>) => void;
  /** Sends the same input again; with the same key while the answer is not known. */
  readonly retry: () => void;
  /** Back to idle, unless the answer is still unknown. */
  readonly reset: () => void;
}

export function useCommand<E extends AnyEndpoint>(
  endpoint: E,
  options: UseCommandOptions<OutputOf<E>> = {},
): Command<E> {
  type T = OutputOf<E>;
  const [kept] = useState(() => restore(options.keepAs));
  const [state, dispatch] = useReducer(nextState<T>, kept, firstState<T>);
  const [sent, setSent] = useState((kept?.input ?? null) as InputOf<E> | null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // The key that is on its way: two presses within one frame are one press.
  const working = useRef(kept?.key ?? null);

  const transmit = useCallback(
    async (input: InputOf<E>, key: string, from: 'sending' | 'unknown') => {
      const result: CallResult<T> = await call(endpoint, input, endpoint.isMutation ? { idempotencyKey: key } : {});
      const event = { type: 'answer', key, result } as const;
      if (!isBusy(nextState<T>({ phase: from, key, checks: 0 }, event))) {
        working.current = null;
        if (latest.current.keepAs !== undefined) dropPending(latest.current.keepAs, key);
      }
      dispatch(event);
      tell(result, latest.current);
    },
    [endpoint],
  );

  useEffect(() => {
    if (state.phase !== 'sending') return;
    const timer = setTimeout(() => dispatch({ type: 'slow' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  const unknownKey = state.phase === 'unknown' ? state.key : null;
  const checks = state.phase === 'unknown' ? state.checks : 0;
  useEffect(() => {
    if (unknownKey === null || sent === null) return;
    const timer = setTimeout(() => {
      void transmit(sent, unknownKey, 'unknown').then(() => dispatch({ type: 'check' }));
    }, CHECK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [unknownKey, checks, sent, transmit]);

  const send = (input: InputOf<E>) => {
    if (working.current !== null) return;
    const isSameInput = JSON.stringify(input) === JSON.stringify(sent);
    const key = keyFor(state, isSameInput, () => crypto.randomUUID());
    working.current = key;
    setSent(input);
    keep(options.keepAs, key, input);
    dispatch({ type: 'send', key });
    void transmit(input, key, 'sending');
  };

  return {
    state,
    sent,
    isBusy: isBusy(state),
    send,
    retry: () => sent !== null && send(sent),
    reset: () => dispatch({ type: 'reset' }),
  };
}

function tell<T>(result: CallResult<T>, { changes = [], onDone, onRefused }: UseCommandOptions<T>): void {
  if (result.kind === 'ok') {
    invalidate(...changes);
    onDone?.(result.data);
  } else if (result.kind === 'refused') {
    noteRefusal(result.refusal.code);
    onRefused?.({ code: result.refusal.code, params: { ...result.refusal.params } }, result.message);
  }
}

function restore(name: string | undefined): Pending | null {
  const account = credentials()?.account;
  return name === undefined || account === undefined ? null : readPending(name, { account, now: Date.now() });
}

function firstState<T>(kept: Pending | null): CommandState<T> {
  return kept === null ? { phase: 'idle' } : { phase: 'unknown', key: kept.key, checks: 0 };
}

function keep(name: string | undefined, key: string, input: unknown): void {
  const account = credentials()?.account;
  if (name !== undefined && account !== undefined) keepPending(name, { key, input, account, at: Date.now() });
}
