/** A picture that the customer sent, read again with the session's token and kept in this page's memory alone. */
import { API_BASE, resultOf } from '@bahi/contract/client.ts';
import { ownPicture } from '@bahi/contract/uploads/calls.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { endSession } from './call.ts';
import { CallFailure } from './query-client.ts';
import { credentials } from './session.ts';

const KEPT_MS = 5 * 60_000;

/** Null: nothing is read. */
export function useOwnPicture(upload: string | null): UseQueryResult<Blob> {
  return useQuery({
    queryKey: [ownPicture.path, { upload }],
    queryFn: ({ signal }) => read(upload!, signal),
    enabled: upload !== null,
    // A picture never changes.
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
}

async function read(upload: string, signal: AbortSignal): Promise<Blob> {
  const who = credentials();
  const answer = await fetch(`${API_BASE}${ownPicture.path}?upload=${upload}`, {
    headers: who === null ? {} : { token: who.token, account: who.account },
    cache: 'no-store',
    signal,
  }).catch(() => {
    throw new CallFailure({ kind: 'unknown' });
  });
  if (answer.ok && answer.headers.get('content-type') === 'image/jpeg') return answer.blob();
  const result = resultOf<never>(answer.status, await answer.text());
  if (result.kind === 'unauthorized' && who?.token === credentials()?.token) endSession();
  throw new CallFailure(result.kind === 'ok' ? { kind: 'unknown' } : result);
}
