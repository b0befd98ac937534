/** The calls of contract/src/destinations.ts. */
import * as contract from '@bahi/contract/destinations.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import * as service from './service.ts';

export interface DestinationsOptions extends service.DestinationsDeps {
  readonly db: Database;
  readonly guarded: Guarded;
}

export function registerDestinationsRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: DestinationsOptions,
): void {
  route(server, contract.listDestinations, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.listOf(deps, tx, { customerId, now })),
  );
  route(server, contract.getWalletAddress, ({ destination }, { customer: { customerId } }) =>
    db.read((tx) => service.walletAddress(deps, tx, { customerId, destination })),
  );
  route(server, contract.findIfsc, async ({ ifsc }) => service.findBank(ifsc));
  route(server, contract.addCard, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
    const request = { scope: customerId, endpoint: contract.addCard.path, key, bodyHash };
    return guarded(request, { customerId, now, ...stepUpOf(input) }, (tx) =>
      service.addCard(deps, tx, { customerId, now, input }),
    );
  });
  route(server, contract.addWallet, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
    const request = { scope: customerId, endpoint: contract.addWallet.path, key, bodyHash };
    return guarded(request, { customerId, now, ...stepUpOf(input) }, (tx) =>
      service.addWallet(deps, tx, { customerId, now, input }),
    );
  });
  route(
    server,
    contract.removeDestination,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const request = { scope: customerId, endpoint: contract.removeDestination.path, key, bodyHash };
      return guarded(request, { customerId, now, ...stepUpOf(input) }, (tx) =>
        service.removeDestination(deps, tx, { customerId, now, destination: input.destination }),
      );
    },
  );
  command(server, db, contract.setDefaultDestination, (tx, { input: { destination }, customerId, now }) =>
    service.setDefaultDestination(tx, { customerId, now, destination }),
  );
}

function stepUpOf({ fundPassword, code }: { readonly fundPassword: string; readonly code?: string | undefined }) {
  return { fundPassword, code };
}
