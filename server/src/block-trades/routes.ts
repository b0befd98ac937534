/** The calls of contract/src/block-trades/calls.ts. */
import * as contract from '@bahi/contract/block-trades/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { publicRoute, route } from '../platform/http.ts';
import * as service from './service.ts';

export function registerBlockTradesRoutes(
  server: FastifyInstance,
  { db, ...deps }: service.BlockTradesDeps & { readonly db: Database },
): void {
  publicRoute(server, contract.listBlocks, (input, { now }) =>
    db.read((tx) => service.offersPage(deps, tx, { input, now })),
  );
  publicRoute(server, contract.getBlock, ({ offer }, { now }) =>
    db.read((tx) => service.offerOf(deps, tx, offer, now)),
  );
  route(server, contract.getBlockTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  command(server, db, contract.requestBlock, (tx, by) => service.requestBlock(deps, tx, by));
  command(server, db, contract.cancelBlock, (tx, by) => service.cancelBlock(deps, tx, by));
  route(server, contract.listBlockRequests, (input, { customer: { customerId } }) =>
    db.read((tx) => service.requestsPage(tx, customerId, input)),
  );
  route(server, contract.getBlockRequest, ({ id }, { customer: { customerId } }) =>
    db.read((tx) => service.requestOf(tx, customerId, id)),
  );
}
