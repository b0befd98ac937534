/** The calls of contract/src/watchlist.ts. */
import type { Endpoint, OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import * as contract from '@bahi/contract/watchlist.ts';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import * as service from './service.ts';

export interface WatchlistOptions {
  readonly db: Database;
  readonly feed: Pick<MarketFeed, 'instrument'>;
}

export function registerWatchlistRoutes(server: FastifyInstance, { db, feed }: WatchlistOptions): void {
  route(server, contract.listWatchlist, ({ type, list }, { customer: { customerId } }) =>
    db.read((tx) => service.watchlist(tx, { customerId, type, list })),
  );
  route(server, contract.listWatchlists, async (_input, { customer: { customerId }, now }) => {
    const lists = await db.read((tx) => service.watchlists(tx, customerId));
    // A customer's first lists are made when first asked for.
    return lists ?? db.transaction((tx) => service.beginWatchlists(tx, { customerId, now }));
  });

  change(server, db, contract.addToWatchlist, (tx, { type, symbol, list }, by) =>
    service.addToWatchlist(tx, { ...by, type, list, symbol, kind: feed.instrument(symbol)?.kind }),
  );
  change(server, db, contract.removeFromWatchlist, (tx, { type, symbol, list }, by) =>
    service.removeFromWatchlist(tx, { ...by, type, list, symbol }),
  );
  change(server, db, contract.createWatchlist, (tx, { type, name }, by) =>
    service.createWatchlist(tx, { ...by, type, name }),
  );
  change(server, db, contract.renameWatchlist, (tx, { list, name }, by) =>
    service.renameWatchlist(tx, { ...by, list, name }),
  );
  change(server, db, contract.deleteWatchlist, (tx, { list }, by) => service.deleteWatchlist(tx, { ...by, list }));
  change(server, db, contract.restoreWatchlist, (tx, { list }, by) => service.restoreWatchlist(tx, { ...by, list }));
  change(server, db, contract.orderWatchlists, (tx, { type, lists }, by) =>
    service.orderWatchlists(tx, { ...by, type, lists }),
  );
  change(server, db, contract.orderWatchlistItems, (tx, { list, symbols }, by) =>
    service.orderWatchlistItems(tx, { ...by, list, symbols }),
  );
}

/** A change of the caller's lists, made once for each idempotency key. */
function change<E extends Endpoint>(
  server: FastifyInstance,
  db: Database,
  endpoint: E,
  make: (tx: Tx, input: ParsedInputOf<E>, by: service.By) => Promise<OutputOf<E>>,
): void {
  route(server, endpoint, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) =>
    db.transaction((tx) =>
      once(tx, { scope: customerId, endpoint: endpoint.path, key, bodyHash }, () =>
        make(tx, input, { customerId, now }),
      ),
    ),
  );
}
