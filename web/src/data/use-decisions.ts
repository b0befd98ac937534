/** Reads requests again when a message says that something was decided or paid, and while one waits now and then. */
import { useEffect } from 'react';
import { invalidate, type AnyEndpoint } from './query-client.ts';
import { arrivedMessage } from './unread.ts';

/** How often a request that waits is read again: that somebody took it up is told by no message. */
export const WAITING_REFETCH_MS = 15_000;

/** `endpoints` from outside the component: the same list at every render. */
export function useDecisions(endpoints: readonly AnyEndpoint[]): void {
  useEffect(
    () =>
      arrivedMessage.subscribe(() => {
        const kind = arrivedMessage.get()?.kind;
        if (kind === 'decision' || kind === 'money') invalidate(...endpoints);
      }),
    [endpoints],
  );
}
