/** How many messages wait to be read, for the tab and for home, and the message that has just arrived. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { useCredentials } from './session.ts';
import { createStore } from './store.ts';
import { useCall } from './use-call.ts';

export type Message = OutputOf<typeof listMessages>['rows'][number];

/** The last one that came over the stream. */
export const arrivedMessage = createStore<Message | null>(null);

/** Undefined until it is known. */
export function useUnread(): number | undefined {
  const isSignedIn = useCredentials() !== null;
  return useCall(
    listMessages,
    { isUnread: true, page: 1, pageSize: 1 },
    { enabled: isSignedIn, staleTimeMs: 60_000 },
  ).data?.unread;
}
