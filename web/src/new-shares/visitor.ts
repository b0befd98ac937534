/**
 * Offers and draws are for everybody (rules T2). A reader without a session is a visitor: nothing of a customer's own is asked for, nor
 * shown from a session that ended, and what needs an account leads to login and back to this very place.
 */
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { AnyEndpoint } from '../data/query-client.ts';
import { useCredentials } from '../data/session.ts';
import { useCall, type CallState, type UseCallOptions } from '../data/use-call.ts';
import { useEveryRow } from '../data/use-paged-call.ts';
import { hashOf } from '../shell/hash.ts';
import { href, usePlace } from '../shell/location.ts';

export function useIsVisitor(): boolean {
  return useCredentials() === null;
}

/** The address of login that comes back here; null for who is signed in. */
export function useWayToLogin(): string | null {
  const place = usePlace();
  return useIsVisitor() ? href('/login/login', { return: hashOf(place).slice(1) }) : null;
}

/** As `useCall`, of what is the customer's own. */
export function useOwnCall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, ...options }: UseCallOptions = {},
): CallState<OutputOf<E>> {
  const isVisitor = useIsVisitor();
  const state = useCall(endpoint, input, { ...options, enabled: enabled && !isVisitor });
  return isVisitor ? { ...state, data: undefined, failure: null } : state;
}

/** As `useEveryRow`, of what is the customer's own. */
export function useEveryOwnRow<E extends AnyEndpoint>(
  endpoint: E,
  input: Parameters<typeof useEveryRow<E>>[1],
  { refetchMs }: { readonly refetchMs: number },
): ReturnType<typeof useEveryRow<E>> {
  const isVisitor = useIsVisitor();
  const rows = useEveryRow(endpoint, input, { enabled: !isVisitor, refetchMs });
  return isVisitor ? [] : rows;
}
