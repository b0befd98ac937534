/** The calls of contract/src/placements.ts. */
import * as contract from '@bahi/contract/placements.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { publicRoute, route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import type { RequestView } from './rows.ts';
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
  route(server, contract.requestPlacement, (input, { customer, idempotencyKey: key, bodyHash, now }) => {
    const { customerId, sessionId } = customer;
    const request = { scope: customerId, endpoint: contract.requestPlacement.path, key, bodyHash };
    const asking = { customerId, sessionId, now, input };
    return told((after) =>
      db.transaction((tx) => once(tx, request, async () => after(await service.requestPlacement(deps, tx, asking)))),
    );
  });
  route(server, contract.cancelPlacement, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
    const request = { scope: customerId, endpoint: contract.cancelPlacement.path, key, bodyHash };
    const cancelling = { customerId, now, input };
    return told((after) =>
      db.transaction((tx) => once(tx, request, async () => after(await service.cancelPlacement(deps, tx, cancelling)))),
    );
  });
  route(server, contract.listPlacementRequests, (input, { customer: { customerId } }) =>
    db.read((tx) => service.requestsPage(tx, customerId, input)),
  );
  route(server, contract.getPlacementRequest, ({ request }, { customer: { customerId } }) =>
    db.read((tx) => service.requestOf(tx, customerId, request)),
  );
}

/** The streams hear of it once it is committed; a repetition of a call tells nothing. */
async function told(run: (after: (made: service.Made) => RequestView) => Promise<RequestView>): Promise<RequestView> {
  let tell = (): void => {};
  const view = await run((made) => {
    tell = made.tell;
    return made.request;
  });
  tell();
  return view;
}
