/** The calls of contract/src/destinations.ts. */
import * as contract from '@bahi/contract/destinations.ts';
import type { FastifyInstance } from 'fastify';
import { publishMessages } from '../messages/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import * as service from './service.ts';

export interface DestinationsOptions extends service.DestinationsDeps {
  readonly db: Database;
  readonly bus: Bus;
  readonly guarded: Guarded;
}

export function registerDestinationsRoutes(
  server: FastifyInstance,
  { db, bus, guarded, ...deps }: DestinationsOptions,
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
    return told(bus, (after) =>
      guarded(request, { customerId, now, ...stepUpOf(input) }, async (tx) =>
        after(await service.addCard(deps, tx, { customerId, now, input })),
      ),
    );
  });
  route(server, contract.addWallet, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
    const request = { scope: customerId, endpoint: contract.addWallet.path, key, bodyHash };
    return told(bus, (after) =>
      guarded(request, { customerId, now, ...stepUpOf(input) }, async (tx) =>
        after(await service.addWallet(deps, tx, { customerId, now, input })),
      ),
    );
  });
  route(
    server,
    contract.removeDestination,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const request = { scope: customerId, endpoint: contract.removeDestination.path, key, bodyHash };
      return told(bus, (after) =>
        guarded(request, { customerId, now, ...stepUpOf(input) }, async (tx) =>
          after(await service.removeDestination(deps, tx, { customerId, now, destination: input.destination })),
        ),
      );
    },
  );
  route(
    server,
    contract.setDefaultDestination,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const request = { scope: customerId, endpoint: contract.setDefaultDestination.path, key, bodyHash };
      return told(bus, (after) =>
        db.transaction((tx) =>
          once(tx, request, async () =>
            after(await service.setDefaultDestination(tx, { customerId, now, destination: input.destination })),
          ),
        ),
      );
    },
  );
}

/** The customer is told after the commit, once: a repeated call has nothing to tell. */
async function told<T>(bus: Bus, run: (after: (changed: service.Changed<T>) => T) => Promise<T>): Promise<T> {
  let written: service.Changed<T>['told'] = [];
  const answer = await run((changed) => {
    written = changed.told;
    return changed.answer;
  });
  publishMessages(bus, written);
  return answer;
}

function stepUpOf({ fundPassword, code }: { readonly fundPassword: string; readonly code?: string | undefined }) {
  return { fundPassword, code };
}
