/** Reading from the API: the query cache over the typed call. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { call } from './call.ts';
import { CallFailure, queryKey, type AnyEndpoint } from './query-client.ts';

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
    retry: () => void query.refetch(),
  };
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface PagedState<Row> extends CallState<readonly Row[]> {
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** A list that grows by "Load more": `usePagedCall(listOrders, { state: 'ended' })`. Pages count from 1, ten rows each. */
export function usePagedCall<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'page' | 'pageSize'>,
  { enabled = true, pageSize = 10 }: { readonly enabled?: boolean; readonly pageSize?: number } = {},
): PagedState<OutputOf<E> extends Page<infer Row> ? Row : never> {
  type Row = OutputOf<E> extends Page<infer R> ? R : never;
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, 'pages', input, pageSize],
    queryFn: ({ pageParam, signal }) =>
      read(endpoint, { ...input, page: pageParam, pageSize } as InputOf<E>, signal) as Promise<Page<Row>>,
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    enabled,
  });
  const failure = query.error;
  return {
    data: query.data?.pages.flatMap((page) => page.rows),
    failure: failure instanceof CallFailure ? failure.result : null,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    readAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
    total: query.data?.pages.at(-1)?.total ?? 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

async function read<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, signal: AbortSignal): Promise<OutputOf<E>> {
  const result = await call(endpoint, input, { signal });
  if (result.kind === 'ok') return result.data;
  throw new CallFailure(result);
}
