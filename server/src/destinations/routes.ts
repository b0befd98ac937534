/** The calls of contract/src/destinations.ts. */
import * as contract from '@bahi/contract/destinations.ts';
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import { hashWithout } from '../platform/secretless-hash.ts';
import * as service from './service.ts';

const STEP_UP = ['fundPassword', 'code'];

export function registerDestinationsRoutes(
  server: FastifyInstance,
  { db, ...deps }: service.DestinationsDeps & { readonly db: Database },
): void {
  route(server, contract.listDestinations, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.listOf(deps, tx, { customerId, now })),
  );
  route(server, contract.findIfsc, async ({ ifsc }) => service.findBank(ifsc));
  route(server, contract.addCard, (input, { customer: { customerId }, idempotencyKey: key, now }) =>
    db.transaction((tx) =>
      once(tx, request(contract.addCard, customerId, key, input), () =>
        service.addCard(deps, tx, { customerId, now, input }),
      ),
    ),
  );
  route(server, contract.addWallet, (input, { customer: { customerId }, idempotencyKey: key, now }) =>
    db.transaction((tx) =>
      once(tx, request(contract.addWallet, customerId, key, input), () =>
        service.addWallet(deps, tx, { customerId, now, input }),
      ),
    ),
  );
  route(server, contract.removeDestination, (input, { customer: { customerId }, idempotencyKey: key, now }) =>
    db.transaction((tx) =>
      once(tx, request(contract.removeDestination, customerId, key, input), () =>
        service.removeDestination(deps, tx, { customerId, now, ...input }),
      ),
    ),
  );
  route(server, contract.setDefaultDestination, (input, { customer: { customerId }, idempotencyKey: key }) =>
    db.transaction((tx) =>
      once(tx, request(contract.setDefaultDestination, customerId, key, input), () =>
        service.setDefaultDestination(tx, { customerId, destination: input.destination }),
      ),
    ),
  );
}

function request(endpoint: Endpoint, customerId: bigint, key: string, input: object) {
  return { scope: customerId, endpoint: endpoint.path, key, bodyHash: hashWithout(endpoint, input, STEP_UP) };
}
