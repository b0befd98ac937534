/** The cache of server data, keyed by the endpoint's path and its input, and the part of it kept for offline reading. */
import { QueryClient } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { CallResult } from '@bahi/contract/client.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listThemes } from '@bahi/contract/featured/calls.ts';
import { getInstrument, getSession, getSparklines, listInstruments } from '@bahi/contract/market/calls.ts';
import { listNotices } from '@bahi/contract/notices/calls.ts';
import { listScans } from '@bahi/contract/scans/calls.ts';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { listHoldings, listPositions } from '@bahi/contract/orders/positions.ts';
import { listWatchlists } from '@bahi/contract/watchlist/calls.ts';
import type * as z from 'zod/mini';
import { OWN } from './own.ts';
import { credentials, lastAccount, onCredentials } from './session.ts';

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType>;

/** What a query failed with: anything but an answer. */
export class CallFailure extends Error {
  readonly result: Exclude<CallResult<never>, { kind: 'ok' }>;
  constructor(result: Exclude<CallResult<never>, { kind: 'ok' }>) {
    super(result.kind);
    this.result = result;
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
      // A refusal is an answer; only a lost or broken connection is worth another try.
      retry: (count, failure) => count < 2 && failure instanceof CallFailure && failure.result.kind === 'unknown',
      retryDelay: (count) => 500 * 2 ** count,
    },
  },
});

export function queryKey<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): readonly unknown[] {
  return [endpoint.path, input];
}

/** Reads again what is on the screen, and later what is not. */
export function invalidate(...endpoints: readonly AnyEndpoint[]): void {
  for (const { path } of endpoints) void queryClient.invalidateQueries({ queryKey: [path] });
}

/** An answer that came another way: the stream, or a command that returns the new state. */
export function putAnswer<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, answer: OutputOf<E>): void {
  queryClient.setQueryData(queryKey(endpoint, input), answer);
}

/** What still opens without a connection, with the time it was read. Private: cleared at sign-out. */
const kept = [
  getUser,
  getSummary,
  listRecords,
  listOrders,
  listPositions,
  listHoldings,
  listWatchlists,
  listInstruments,
  getInstrument,
  getSparklines,
  getSession,
  listThemes,
  listScans,
  listNotices,
];
const keptPaths = new Set(kept.map(({ path }) => path));
/** In the place of an input: every row of a list, which may be thousands, and is not kept. */
export const EVERY_ROW = 'every';
const KEPT_MS = 7 * 24 * 3600_000;

interface Kept {
  readonly account: string | null;
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown; readonly at: number }[];
}

/** When what was kept was put there; before, nothing was. */
let restoredAt = 0;

/** Whether an answer is one of an earlier visit that has not been read again: to be shown, and nothing to decide by. */
export function isKept(readAt: number): boolean {
  return readAt < restoredAt;
}

export function restoreKept(): void {
  restoredAt = Date.now();
  try {
    const kept = JSON.parse(localStorage.getItem(OWN.answers) ?? '') as Kept;
    if (kept.account !== accountNow()) return localStorage.removeItem(OWN.answers);
    for (const { key, data, at } of kept.queries) {
      // A clock that was put back since has answers of later than now.
      if (Date.now() - at < KEPT_MS) queryClient.setQueryData(key, data, { updatedAt: Math.min(at, restoredAt - 1) });
    }
    // Shown at once and read again: what was kept may be older than the last change.
    void queryClient.invalidateQueries({ refetchType: 'none' });
  } catch {
    localStorage.removeItem(OWN.answers);
  }
}

/** Writes at most every two seconds, when something kept has changed. */
export function keepAnswers(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !keptPaths.has(event.query.queryKey[0] as never)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      write();
    }, 2000);
  });
}

/** Whose answers the cache may have: of a session that ended too, until somebody signs in. */
let owner: string | null = null;

/** One reader's data is never shown to the next: another account starts with nothing, the same one reads again. */
export function followAccount(): void {
  owner = lastAccount();
  onCredentials(() => {
    const next = accountNow();
    if (next === null) return;
    if (owner !== null && next !== owner) forgetOwn();
    else void queryClient.invalidateQueries();
    owner = next;
  });
}

/** What was read and what this device keeps of its reader. */
export function forgetOwn(): void {
  for (const name of Object.values(OWN)) localStorage.removeItem(name);
  queryClient.clear();
}

const accountNow = (): string | null => credentials()?.account ?? null;

/** Under the name of whose answers they are, and only on a device that is still theirs: another tab may have signed out, or somebody else in. */
function write(): void {
  if (lastAccount() !== owner) return;
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey: [path, how], state }) => keptPaths.has(path as never) && how !== EVERY_ROW && state.data !== undefined,
    )
    .map(({ queryKey: key, state }) => ({ key, data: state.data, at: state.dataUpdatedAt }));
  try {
    localStorage.setItem(OWN.answers, JSON.stringify({ account: owner, queries } satisfies Kept));
  } catch {
    // A full store only costs the offline view.
  }
}
