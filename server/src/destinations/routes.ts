/** The calls of contract/src/destinations/calls.ts. */
import * as contract from '@bahi/contract/destinations/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command, guardedCommand, stepUpOf } from '../platform/command.ts';
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
  const asking = { guarded, stepUp: stepUpOf };
  guardedCommand(server, asking, contract.addCard, (tx, { input, customerId, now }) =>
    service.addCard(deps, tx, { customerId, now, input }),
  );
  guardedCommand(server, asking, contract.addWallet, (tx, { input, customerId, now }) =>
    service.addWallet(deps, tx, { customerId, now, input }),
  );
  guardedCommand(server, asking, contract.removeDestination, (tx, { input: { destination }, customerId, now }) =>
    service.removeDestination(deps, tx, { customerId, now, destination }),
  );
  command(server, db, contract.setDefaultDestination, (tx, { input: { destination }, customerId, now }) =>
    service.setDefaultDestination(tx, { customerId, now, destination }),
  );
}
