/** Reading a list page by page: growing by "Load more" on a phone, one page at a time with a pager on a wide window (spec §9). */
import { useEffect, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
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
  const isPaged = useWide() && !isWhole;
  const [page, goTo] = usePage(JSON.stringify(input));
  const query = useInfiniteQuery({
    // A page of a wide window is a list of its own that begins there.
    queryKey: [endpoint.path, 'pages', input, pageSize, ...(isPaged ? [page] : [])],
    queryFn: ({ pageParam, signal }) =>
      read(endpoint, { ...input, page: pageParam, pageSize } as InputOf<E>, signal) as Promise<Page<Row> & OutputOf<E>>,
    initialPageParam: isPaged ? page : 1,
    getNextPageParam: (last: Page<Row>) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    enabled,
    refetchInterval: refetchMs,
    // The rows of another page stay until the new ones are there; those of another input only where that was asked for.
    placeholderData: (before, former) =>
      keepPrevious || (isPaged && JSON.stringify(former?.queryKey[2]) === JSON.stringify(input)) ? before : undefined,
  });
  const { data, error, isPlaceholderData } = query;
  const answer = data?.pages.at(-1);
  const total = answer?.total ?? 0;
  const count = Math.ceil(total / pageSize);
  // Rows went while a later page was shown.
  useEffect(() => {
    if (isPaged && answer !== undefined && !isPlaceholderData && page > Math.max(count, 1)) goTo(count);
  });
  return {
    data: data?.pages.flatMap((one): readonly Row[] => one.rows),
    answer,
    failure: error instanceof CallFailure ? error.result : null,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    readAt: query.dataUpdatedAt,
    isKept: data !== undefined && isKept(query.dataUpdatedAt),
    retry: () => void query.refetch(),
    total,
    pages: isPaged ? { page, count, pageSize, goTo } : null,
    hasMore: query.hasNextPage,
    isLoadingMore: isPaged ? isPlaceholderData : query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** The page of this input; another input begins at its first. */
export function usePage(input: string): [page: number, goTo: (page: number) => void] {
  const [at, setAt] = useState({ input, page: 1 });
  const page = at.input === input ? at.page : 1;
  return [page, (next) => setAt({ input, page: Math.max(1, next) })];
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
