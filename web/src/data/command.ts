/**
 * The life of one command, pure (state K of the screens). A command keeps its idempotency key until its answer is
 * known, so that asking again can never do the thing twice: sending -> (3 s) slow -> (no answer) unknown -> answer.
 */
import type { CallResult } from '@bahi/contract/client.ts';

export const SLOW_AFTER_MS = 3_000;
export const CHECK_EVERY_MS = 2_000;

export type CommandState<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly key: string }
  /** "Still waiting. Do not order again." */
  | { readonly phase: 'slow'; readonly key: string }
  /** No answer came: it may or may not have happened. The same key is sent again until there is one. */
  | { readonly phase: 'unknown'; readonly key: string; readonly checks: number }
  | { readonly phase: 'done'; readonly data: T }
  | { readonly phase: 'refused'; readonly refusal: { code: string; params: Record<string, string | number | null> }; readonly message: string }
  /** The server could not work on it; `key` is kept for a retry of the same input. */
  | { readonly phase: 'failed'; readonly key: string; readonly message: string; readonly reference: string | null }
  | { readonly phase: 'signedOut' };

export type CommandEvent<T> =
  | { readonly type: 'send'; readonly key: string }
  | { readonly type: 'slow' }
  | { readonly type: 'check' }
  | { readonly type: 'answer'; readonly key: string; readonly result: CallResult<T> }
  | { readonly type: 'reset' };

export function isBusy(state: CommandState<unknown>): state is Extract<CommandState<unknown>, { key: string }> {
  return state.phase === 'sending' || state.phase === 'slow' || state.phase === 'unknown';
}

export function nextState<T>(state: CommandState<T>, event: CommandEvent<T>): CommandState<T> {
  switch (event.type) {
    case 'send':
      return isBusy(state) ? state : { phase: 'sending', key: event.key };
    case 'slow':
      return state.phase === 'sending' ? { phase: 'slow', key: state.key } : state;
    case 'check':
      return state.phase === 'unknown' ? { ...state, checks: state.checks + 1 } : state;
    case 'reset':
      // A command whose answer is unknown is never forgotten by closing a card.
      return isBusy(state) ? state : { phase: 'idle' };
    case 'answer':
      return isBusy(state) && state.key === event.key ? answered(state, event.result) : state;
  }
}

/** The key to send with: a failed command keeps its own while the input is the same. */
export function keyFor(state: CommandState<unknown>, isSameInput: boolean, fresh: () => string): string {
  return state.phase === 'failed' && isSameInput ? state.key : fresh();
}

function answered<T>(
  state: { readonly phase: string; readonly key: string; readonly checks?: number },
  result: CallResult<T>,
): CommandState<T> {
  switch (result.kind) {
    case 'ok':
      return { phase: 'done', data: result.data };
    case 'unknown':
      return { phase: 'unknown', key: state.key, checks: state.checks ?? 0 };
    case 'unauthorized':
      return { phase: 'signedOut' };
    case 'failed':
      // While we find out what became of a command, a broken answer tells nothing.
      if (state.phase === 'unknown') return { phase: 'unknown', key: state.key, checks: state.checks ?? 0 };
      return { phase: 'failed', key: state.key, message: result.message, reference: null };
    case 'refused':
      return refused(state, result);
  }
}

function refused<T>(
  state: { readonly phase: string; readonly key: string; readonly checks?: number },
  { refusal, message }: Extract<CallResult<T>, { kind: 'refused' }>,
): CommandState<T> {
  const isPlatform = refusal.code === 'system.busy' || refusal.code === 'system.stopping';
  // Consent is asked for at the door: it tells nothing of a command that was sent before.
  const isAtTheDoor = refusal.code === 'request.too_frequent' || refusal.code === 'content.consent_due';
  const isWhileUnknown = state.phase === 'unknown' && (isPlatform || isAtTheDoor);
  if (isWhileUnknown) return { phase: 'unknown', key: state.key, checks: state.checks ?? 0 };
  if (!isPlatform) return { phase: 'refused', refusal: { code: refusal.code, params: { ...refusal.params } }, message };
  const reference = refusal.code === 'system.busy' ? refusal.params.reference : null;
  return { phase: 'failed', key: state.key, message, reference };
}
