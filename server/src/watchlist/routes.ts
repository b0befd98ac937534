/** The calls of contract/src/watchlist.ts. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import {
  addToWatchlist as addEndpoint,
  listWatchlist,
  removeFromWatchlist as removeEndpoint,
} from '@bahi/contract/watchlist.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import { addToWatchlist, removeFromWatchlist, watchlist } from './service.ts';
import type { WatchlistType } from './store.ts';

export interface WatchlistOptions {
  readonly db: Database;
  readonly feed: Pick<MarketFeed, 'instrument'>;
}

export function registerWatchlistRoutes(server: FastifyInstance, { db, feed }: WatchlistOptions): void {
  route(server, listWatchlist, ({ type }, { customer }) =>
    db.read((tx) => watchlist(tx, { customerId: customer.customerId, type })),
  );

  route(server, addEndpoint, ({ type, symbol }, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) =>
    db.transaction((tx) =>
      once(tx, { scope: customerId, endpoint: addEndpoint.path, key, bodyHash }, async () => {
        await addToWatchlist(tx, { customerId, type, symbol, isKnown: isOffered(feed, type, symbol), now });
        return {};
      }),
    ),
  );

  route(server, removeEndpoint, ({ type, symbol }, { customer: { customerId }, idempotencyKey: key, bodyHash }) =>
    db.transaction((tx) =>
      once(tx, { scope: customerId, endpoint: removeEndpoint.path, key, bodyHash }, async () => {
        await removeFromWatchlist(tx, { customerId, type, symbol });
        return {};
      }),
    ),
  );
}

/** Shares and indices stand in the list "stock"; the other types have no instruments on this market. */
function isOffered(feed: WatchlistOptions['feed'], type: WatchlistType, symbol: string): boolean {
  return type === 'stock' && feed.instrument(symbol) !== undefined;
}
