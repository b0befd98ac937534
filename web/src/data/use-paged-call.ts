/** Reading a list page by page, growing by "Load more". */
import { useEffect } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { CallFailure, isKept, type AnyEndpoint } from './query-client.ts';
import { read, type CallState } from './use-call.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface PagedState<Row, Answer = Page<Row>> extends CallState<readonly Row[]> {
  /** What came with the rows of the newest page besides them. */
  readonly answer: Answer | undefined;
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** A list that grows by "Load more": `usePagedCall(listOrders, { state: 'ended' })`. Pages count from 1, ten rows each. */
export function usePagedCall<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'page' | 'pageSize'>,
  {
    enabled = true,
    pageSize = 10,
    refetchMs = false,
    keepPrevious = false,
  }: {
    readonly enabled?: boolean;
    readonly pageSize?: number;
    /** Reads every page that is shown again. */
    readonly refetchMs?: number | false;
    /** Shows the rows of the previous input while the new ones load (sorting). */
    readonly keepPrevious?: boolean;
  } = {},
): PagedState<OutputOf<E> extends Page<infer Row> ? Row : never, OutputOf<E>> {
  type Row = OutputOf<E> extends Page<infer R> ? R : never;
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, 'pages', input, pageSize],
    queryFn: ({ pageParam, signal }) =>
      read(endpoint, { ...input, page: pageParam, pageSize } as InputOf<E>, signal) as Promise<Page<Row> & OutputOf<E>>,
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    enabled,
    refetchInterval: refetchMs,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  const failure = query.error;
  return {
    data: query.data?.pages.flatMap((page): readonly Row[] => page.rows),
    answer: query.data?.pages.at(-1),
    failure: failure instanceof CallFailure ? failure.result : null,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    readAt: query.dataUpdatedAt,
    isKept: query.data !== undefined && isKept(query.dataUpdatedAt),
    retry: () => void query.refetch(),
    total: query.data?.pages.at(-1)?.total ?? 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** Every row, a hundred at a time: for lists that are short for nearly everybody, where something is looked up. */
export function useEveryRow<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'page' | 'pageSize'>,
  { enabled = true, refetchMs }: { readonly enabled?: boolean; readonly refetchMs: number },
): readonly (OutputOf<E> extends Page<infer Row> ? Row : never)[] {
  const { data, hasMore, isLoadingMore, failure, loadMore } = usePagedCall(endpoint, input, { enabled, pageSize: 100, refetchMs });
  useEffect(() => {
    if (enabled && hasMore && !isLoadingMore && failure === null) loadMore();
  });
  return data ?? [];
}
