/** The calls of contract/src/placements/calls.ts. */
import * as contract from '@bahi/contract/placements/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { publicRoute, route } from '../platform/http.ts';
import * as service from './service.ts';

export function registerPlacementsRoutes(
  server: FastifyInstance,
  { db, ...deps }: service.PlacementsDeps & { readonly db: Database },
): void {
  publicRoute(server, contract.listPlacements, (input, { now }) =>
    db.read((tx) => service.offersPage(deps, tx, { input, now })),
  );
  publicRoute(server, contract.getPlacement, ({ offer }, { now }) =>
    db.read((tx) => service.offerOf(deps, tx, offer, now)),
  );
  route(server, contract.getPlacementTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  command(server, db, contract.requestPlacement, (tx, by) => service.requestPlacement(deps, tx, by));
  command(server, db, contract.cancelPlacement, (tx, by) => service.cancelPlacement(deps, tx, by));
  route(server, contract.listPlacementRequests, (input, { customer: { customerId } }) =>
    db.read((tx) => service.requestsPage(tx, customerId, input)),
  );
  route(server, contract.getPlacementRequest, ({ request }, { customer: { customerId } }) =>
    db.read((tx) => service.requestOf(tx, customerId, request)),
  );
}
