/** A market of codes alone, and two servers over one database: what the tests of watchlists need. */
import { randomUUID } from 'node:crypto';
import type { MarketInstrument } from '@bahi/contract/venue.ts';
import { addToWatchlist, listWatchlists } from '@bahi/contract/watchlist/calls.ts';
import { afterAll, beforeAll } from 'vitest';
import { expectOk, startHarness, startInstance, type Harness, type Instance } from '../identity/testing.ts';
import { registerWatchlistRoutes } from './routes.ts';

const special: Record<string, MarketInstrument['kind']> = {
  BAHIFIFTY: 'index',
  'M&M.NSE': 'equity',
  STEADY: 'fund',
  USDINR: 'forex',
  JPYINR: 'forex',
  KAUDI: 'digital',
};

/** Shares S1 to S300, and one or two of each other kind. */
const feed = {
  instrument(symbol: string): MarketInstrument | undefined {
    const kind = /^S([1-9]|[1-9]\d|[12]\d\d|300)$/.test(symbol) ? 'equity' : special[symbol];
    return kind === undefined ? undefined : ({ symbol, kind } as MarketInstrument);
  },
};

export interface Pair {
  readonly h: Harness;
  /** A second process over the same database. */
  readonly other: Instance;
}

/** Starts before the tests of a file and stops after them. */
export function startPair(): Pair {
  const pair = {} as { h: Harness; other: Instance };
  beforeAll(async () => {
    const addRoutes: NonNullable<Parameters<typeof startHarness>[0]>['addRoutes'] = (server, { db }) =>
      registerWatchlistRoutes(server, { db, feed });
    pair.h = await startHarness({ addRoutes });
    pair.other = await startInstance(pair.h.t.url, pair.h.clock, { addRoutes });
  });
  afterAll(async () => {
    await pair.other.stop();
    await pair.h.stop();
  });
  return pair;
}

export const key = () => ({ idempotencyKey: randomUUID() });

export async function listsOf(at: Instance, token: string) {
  return expectOk(await at.as(token)(listWatchlists, {}));
}

export async function fill(at: Instance, token: string, list: string, symbols: readonly string[]): Promise<void> {
  for (const symbol of symbols) expectOk(await at.as(token)(addToWatchlist, { symbol, list }, key()));
}
