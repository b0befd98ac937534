/** Changing something: one command at a time, locked while its answer is unknown (see command.ts). */
import { useEffect, useReducer, useRef } from 'react';
import type { CallResult } from '@bahi/contract/client.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { call } from './call.ts';
import { CHECK_EVERY_MS, SLOW_AFTER_MS, isBusy, keyFor, nextState, type CommandEvent, type CommandState } from './command.ts';
import { invalidate, type AnyEndpoint } from './query-client.ts';

export interface UseCommandOptions<T> {
  /** Endpoints whose answers this command changes. */
  readonly changes?: readonly AnyEndpoint[];
  readonly onDone?: (data: T) => void;
  readonly onRefused?: (refusal: { code: string; params: Record<string, string | number> }, message: string) => void;
}

export interface Command<E extends AnyEndpoint> {
  readonly state: CommandState<OutputOf<E>>;
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
  const [state, dispatch] = useReducer(nextState<T>, { phase: 'idle' });
  const latest = useRef({ state, options });
  latest.current = { state, options };
  const input = useRef<InputOf<E> | null>(null);

  useEffect(() => {
    if (state.phase !== 'sending') return;
    const timer = setTimeout(() => dispatch({ type: 'slow' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  const checks = state.phase === 'unknown' ? state.checks : -1;
  useEffect(() => {
    if (state.phase !== 'unknown' || input.current === null) return;
    const { key } = state;
    const again = input.current;
    const timer = setTimeout(() => {
      void transmit(endpoint, again, key, dispatch, latest).then(() => dispatch({ type: 'check' }));
    }, CHECK_EVERY_MS);
    return () => clearTimeout(timer);
    // One check for each count; the key cannot change while the answer is unknown.
  }, [state.phase, checks]);

  const send = (next: InputOf<E>) => {
    if (isBusy(latest.current.state)) return;
    const isSameInput = JSON.stringify(next) === JSON.stringify(input.current);
    const key = keyFor(latest.current.state, isSameInput, () => crypto.randomUUID());
    input.current = next;
    const event = { type: 'send', key } as const;
    // Two presses within one frame are one press.
    latest.current = { ...latest.current, state: nextState(latest.current.state, event) };
    dispatch(event);
    void transmit(endpoint, next, key, dispatch, latest);
  };

  return {
    state,
    isBusy: isBusy(state),
    send,
    retry: () => input.current !== null && send(input.current),
    reset: () => dispatch({ type: 'reset' }),
  };
}

async function transmit<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  key: string,
  dispatch: (event: CommandEvent<OutputOf<E>>) => void,
  latest: { readonly current: { readonly options: UseCommandOptions<OutputOf<E>> } },
): Promise<void> {
  const result: CallResult<OutputOf<E>> = await call(endpoint, input, endpoint.isMutation ? { idempotencyKey: key } : {});
  dispatch({ type: 'answer', key, result });
  const { options } = latest.current;
  if (result.kind === 'ok') {
    invalidate(...(options.changes ?? []));
    options.onDone?.(result.data);
  } else if (result.kind === 'refused') {
    options.onRefused?.({ code: result.refusal.code, params: { ...result.refusal.params } }, result.message);
  }
}
