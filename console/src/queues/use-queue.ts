/**
 * A page of a queue, read anew every few seconds, so that new cases come without a reload; which case is open, which rows are
 * shown and what is searched stand in the address.
 */
import { listQueue } from '@bahi/contract/staff/queues.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useLogoutIfAccessDenied, useNavigate } from 'react-admin';
import type { ConsoleError } from '../data/ask.ts';
import { ask } from '../data/live.ts';
import { locationNow } from '../shell/location-now.ts';
import type { QueueKey, QueueRow } from './queue-row.ts';

export const states = ['waiting', 'mine', 'decided'] as const;
export type State = (typeof states)[number];

export const PAGE_SIZE = 50;
const AGAIN_MS = 4_000;

export interface QueueAddress {
  readonly state: State;
  readonly text: string;
  readonly page: number;
  /** The case that is open. */
  readonly open: string | null;
}

export interface Queue extends QueueAddress {
  readonly key: QueueKey;
  /** Null until the first answer. */
  readonly rows: readonly QueueRow[] | null;
  readonly total: number;
  /** They are still those of another search. */
  readonly isOld: boolean;
  /** When they were read, on this machine. */
  readonly readAt: number;
  /** The last reading failed; rows are those of before. */
  readonly error: ConsoleError | null;
  /** The address has changed since it was shown: the router shows a step some time after it was taken. */
  isLeft(): boolean;
  refresh(): void;
  /** From the address as it stands; nowhere once that is another page's. */
  goTo(change: Partial<QueueAddress>): void;
}

export function useQueue(queue: QueueKey): Queue {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const address = addressOf(search);
  const { state, text, page } = address;
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useQuery({
    queryKey: ['queue', queue, state, text, page],
    queryFn: () => ask(listQueue, { ...filterOf(queue, state, text), page, pageSize: PAGE_SIZE }),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
    // The answer to the same search a while ago says nothing of who waits now.
    gcTime: 0,
    retry: false,
  });
  useSessionEnd(error);
  return {
    ...address,
    key: queue,
    rows: data?.rows ?? null,
    isOld: isPlaceholderData,
    total: data?.total ?? 0,
    readAt: dataUpdatedAt,
    error: error as ConsoleError | null,
    refresh() {
      void refetch();
      void cache.invalidateQueries({ queryKey: ['queue', queue] });
    },
    isLeft() {
      const now = locationNow();
      return now.pathname !== pathname || now.search !== search;
    },
    goTo(change) {
      const now = locationNow();
      if (now.pathname === pathname) navigate(`${pathname}${searchOf({ ...addressOf(now.search), ...change })}`);
    },
  };
}

export function filterOf(queue: QueueKey, state: State, text: string) {
  return { queue, state, ...(text === '' ? {} : { text }) };
}

export function textOf(given: unknown): string {
  return typeof given === 'string' ? given : '';
}

export function stateOf(text: unknown): State {
  return states.find((one) => one === text) ?? 'waiting';
}

/** A session that is over leads to the sign-in, and from there back to this address. */
export function useSessionEnd(error: Error | null): void {
  const logoutIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error !== null) void logoutIfDenied(error);
  }, [error, logoutIfDenied]);
}

function addressOf(search: string): QueueAddress {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  return {
    state: stateOf(given.get('state')),
    text: textOf(given.get('text')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    open: /^[1-9][0-9]{0,18}$/.test(given.get('case') ?? '') ? given.get('case') : null,
  };
}

function searchOf({ state, text, page, open }: QueueAddress): string {
  const given = new URLSearchParams();
  if (state !== 'waiting') given.set('state', state);
  if (text !== '') given.set('text', text);
  if (page !== 1) given.set('page', String(page));
  if (open !== null) given.set('case', open);
  const search = given.toString();
  return search === '' ? '' : `?${search}`;
}
