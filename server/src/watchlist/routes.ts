/** The calls of contract/src/watchlist/calls.ts. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import * as contract from '@bahi/contract/watchlist/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
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

  command(server, db, contract.addToWatchlist, (tx, { input: { type, symbol, list }, customerId, now }) =>
    service.addToWatchlist(tx, { customerId, now, type, list, symbol, kind: feed.instrument(symbol)?.kind }),
  );
  command(server, db, contract.removeFromWatchlist, (tx, { input: { type, symbol, list }, customerId, now }) =>
    service.removeFromWatchlist(tx, { customerId, now, type, list, symbol }),
  );
  command(server, db, contract.createWatchlist, (tx, { input: { type, name }, customerId, now }) =>
    service.createWatchlist(tx, { customerId, now, type, name }),
  );
  command(server, db, contract.renameWatchlist, (tx, { input: { list, name }, customerId, now }) =>
    service.renameWatchlist(tx, { customerId, now, list, name }),
  );
  command(server, db, contract.deleteWatchlist, (tx, { input: { list }, customerId, now }) =>
    service.deleteWatchlist(tx, { customerId, now, list }),
  );
  command(server, db, contract.restoreWatchlist, (tx, { input: { list }, customerId, now }) =>
    service.restoreWatchlist(tx, { customerId, now, list }),
  );
  command(server, db, contract.orderWatchlists, (tx, { input: { type, lists }, customerId, now }) =>
    service.orderWatchlists(tx, { customerId, now, type, lists }),
  );
  command(server, db, contract.orderWatchlistItems, (tx, { input: { list, symbols }, customerId, now }) =>
    service.orderWatchlistItems(tx, { customerId, now, list, symbols }),
  );
}
