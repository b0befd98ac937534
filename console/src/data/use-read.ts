/** What a page reads besides lists: the answer, or why there is none; a session that is over leads to the sign-in. */
import type { InputOf, OutputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useEffect } from 'react';
import { ask } from './live.ts';

export interface ReadOptions {
  /** Reads again by itself. */
  readonly everyMs?: number;
  /** Personal data: nothing is kept once the page is left, and no look happens that nobody asked for. */
  readonly isPersonal?: boolean;
  /** What the answer must already contain. */
  readonly after?: () => Promise<void>;
}

export function useRead<E extends StaffEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { everyMs, isPersonal = false, after }: ReadOptions = {},
): UseQueryResult<OutputOf<E>> {
  const query = useQuery({
    queryKey: [endpoint.path, input],
    async queryFn() {
      await after?.();
      return ask(endpoint, input);
    },
    ...(isPersonal ? {} : { placeholderData: keepPreviousData }),
    retry: false,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    ...(isPersonal ? { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } : {}),
  }) as UseQueryResult<OutputOf<E>>;
  const logoutIfDenied = useLogoutIfAccessDenied();
  const { error } = query;
  useEffect(() => {
    if (error !== null) void logoutIfDenied(error);
  }, [error, logoutIfDenied]);
  return query;
}
