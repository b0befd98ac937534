/** Reading from the API: the query cache over the typed call. */
import { useQuery } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { call } from './call.ts';
import { CallFailure, isKept, queryKey, type AnyEndpoint } from './query-client.ts';

export interface UseCallOptions {
  /** False waits, for instance until a symbol is chosen. */
  readonly enabled?: boolean;
  readonly staleTimeMs?: number;
  readonly refetchMs?: number | false;
  /** Shows the answer of the previous input while the new one loads (paging, filters). */
  readonly keepPrevious?: boolean;
}

export interface CallState<T> {
  readonly data: T | undefined;
  /** Why the last read failed; `data` may still hold an older answer. */
  readonly failure: CallFailure['result'] | null;
  /** The first read is under way. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** When `data` was read, device time. */
  readonly readAt: number;
  /** `data` is of an earlier visit: to be shown, and nothing to decide by. */
  readonly isKept: boolean;
  readonly retry: () => void;
}

/** `const summary = useCall(getSummary, {})`; render it with `<Loaded>`. */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, staleTimeMs, refetchMs, keepPrevious }: UseCallOptions = {},
): CallState<OutputOf<E>> {
  const query = useQuery<OutputOf<E>, CallFailure>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => read(endpoint, input, signal),
    enabled,
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
    ...(refetchMs === undefined ? {} : { refetchInterval: refetchMs }),
    ...(keepPrevious ? { placeholderData: (previous: OutputOf<E> | undefined) => previous as never } : {}),
  });
  return {
    data: query.data,
    failure: query.error?.result ?? null,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    readAt: query.dataUpdatedAt,
    isKept: query.data !== undefined && isKept(query.dataUpdatedAt),
    retry: () => void query.refetch(),
  };
}

/** One read; throws what is no answer. */
export async function read<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, signal: AbortSignal): Promise<OutputOf<E>> {
  const result = await call(endpoint, input, { signal });
  if (result.kind === 'ok') return result.data;
  throw new CallFailure(result);
}
