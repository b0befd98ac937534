/** Reading a list page by page: growing by "Load more" on a phone, one page at a time with a pager on a wide window (spec §9). */
import { useEffect, useState } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { CallFailure, isKept, type AnyEndpoint } from './query-client.ts';
import { read, type CallState } from './use-call.ts';
import { useWide } from './use-wide.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Where one is in a list that is shown a page at a time. */
export interface Pages {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly pageSize: number;
  readonly goTo: (page: number) => void;
}

export interface PagedState<Row, Answer = Page<Row>> extends CallState<readonly Row[]> {
  /** What came with the rows of the newest page besides them. */
  readonly answer: Answer | undefined;
  readonly total: number;
  /** Null: the list grows. */
  readonly pages: Pages | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** `usePagedCall(listOrders, { state: 'ended' })`. Pages count from 1, ten rows each. */
export function usePagedCall<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'page' | 'pageSize'>,
  {
    enabled = true,
    pageSize = 10,
    refetchMs = false,
    keepPrevious = false,
    isWhole = false,
  }: {
    readonly enabled?: boolean;
    readonly pageSize?: number;
    /** Reads every page that is shown again. */
    readonly refetchMs?: number | false;
    /** Shows the rows of the previous input while the new ones load (sorting). */
    readonly keepPrevious?: boolean;
    /** Grows on every window, since all of its rows are wanted. */
    readonly isWhole?: boolean;
  } = {},
): PagedState<OutputOf<E> extends Page<infer Row> ? Row : never, OutputOf<E>> {
  type Row = OutputOf<E> extends Page<infer R> ? R : never;
  type Answer = Page<Row> & OutputOf<E>;
  const isPaged = useWide() && !isWhole;
  const queryKey = [endpoint.path, 'pages', input, pageSize];
  const readPage = (page: number, signal: AbortSignal) =>
    read(endpoint, { ...input, page, pageSize } as InputOf<E>, signal) as Promise<Answer>;
  const growing = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    enabled: enabled && !isPaged,
    refetchInterval: refetchMs,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  const [page, goTo] = usePage(JSON.stringify(input));
  const single = useQuery({
    queryKey: [endpoint.path, 'page', input, pageSize, page],
    queryFn: ({ signal }) => readPage(page, signal),
    enabled: enabled && isPaged,
    refetchInterval: refetchMs,
    // The rows of another page stay until the new ones are there; those of another input only where that was asked for.
    placeholderData: (before, query) =>
      keepPrevious || JSON.stringify(query?.queryKey[2]) === JSON.stringify(input) ? before : undefined,
  });
  const answer = isPaged ? single.data : growing.data?.pages.at(-1);
  const total = answer?.total ?? 0;
  const count = Math.ceil(total / pageSize);
  // Rows went while a later page was shown.
  useEffect(() => {
    if (isPaged && answer !== undefined && !single.isPlaceholderData && page > Math.max(count, 1)) goTo(count);
  });
  return {
    data: isPaged ? single.data?.rows : growing.data?.pages.flatMap((one): readonly Row[] => one.rows),
    answer,
    ...stateOf(isPaged ? single : growing),
    total,
    pages: isPaged ? { page, count, pageSize, goTo } : null,
    hasMore: isPaged ? page < count : growing.hasNextPage,
    isLoadingMore: isPaged ? single.isPlaceholderData : growing.isFetchingNextPage,
    loadMore: () => (isPaged ? goTo(page + 1) : void growing.fetchNextPage()),
  };
}

/** The page of this input; another input begins at its first. */
function usePage(input: string): [page: number, goTo: (page: number) => void] {
  const [at, setAt] = useState({ input, page: 1 });
  const page = at.input === input ? at.page : 1;
  return [page, (next) => setAt({ input, page: Math.max(1, next) })];
}

function stateOf(query: Pick<UseQueryResult<unknown>, 'error' | 'isLoading' | 'isFetching' | 'dataUpdatedAt' | 'data'> & { readonly refetch: () => unknown }) {
  const { error, isLoading, isFetching, dataUpdatedAt: readAt, data } = query;
  return {
    failure: error instanceof CallFailure ? error.result : null,
    isLoading,
    isFetching,
    readAt,
    isKept: data !== undefined && isKept(readAt),
    retry: () => void query.refetch(),
  };
}

/** Every row, a hundred at a time: for lists that are short for nearly everybody, where something is looked up. */
export function useEveryRow<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'page' | 'pageSize'>,
  { enabled = true, refetchMs }: { readonly enabled?: boolean; readonly refetchMs: number },
): readonly (OutputOf<E> extends Page<infer Row> ? Row : never)[] {
  const whole = { enabled, pageSize: 100, refetchMs, isWhole: true };
  const { data, hasMore, isLoadingMore, failure, loadMore } = usePagedCall(endpoint, input, whole);
  useEffect(() => {
    if (enabled && hasMore && !isLoadingMore && failure === null) loadMore();
  });
  return data ?? [];
}
