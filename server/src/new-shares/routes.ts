/** The calls of contract/src/new-shares.ts. */
import * as contract from '@bahi/contract/new-shares.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { publicRoute, route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import * as service from './service.ts';

export function registerNewSharesRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: service.NewSharesDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  publicRoute(server, contract.listOffers, (input, { now }) =>
    db.read((tx) => service.offersPage(deps, tx, { input, now })),
  );
  publicRoute(server, contract.getOffer, ({ offer }, { now }) =>
    db.read((tx) => service.offerOf(deps, tx, offer, now)),
  );
  publicRoute(server, contract.getCalendar, (input) => db.read((tx) => service.calendarOf(deps, tx, input)));
  route(server, contract.getApplicationTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  route(server, contract.applyForShares, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
    const { fundPassword, code, offer, lots, bid } = input;
    const request = { scope: customerId, endpoint: contract.applyForShares.path, key, bodyHash };
    return told((after) =>
      guarded(request, { customerId, fundPassword, code, now }, async (tx) =>
        after(await service.applyForShares(deps, tx, { customerId, now, input: { offer, lots, bid } })),
      ),
    );
  });
  route(server, contract.editApplication, (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
    const { fundPassword, code, subscription, lots, bid } = input;
    const request = { scope: customerId, endpoint: contract.editApplication.path, key, bodyHash };
    return told((after) =>
      guarded(request, { customerId, fundPassword, code, now }, async (tx) =>
        after(await service.editApplication(deps, tx, { customerId, now, input: { subscription, lots, bid } })),
      ),
    );
  });
  route(
    server,
    contract.cancelApplication,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const request = { scope: customerId, endpoint: contract.cancelApplication.path, key, bodyHash };
      return told((after) =>
        db.transaction((tx) =>
          once(tx, request, async () => after(await service.cancelApplication(deps, tx, { customerId, now, input }))),
        ),
      );
    },
  );
  route(server, contract.listSubscriptions, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.subscriptionsPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getSubscription, ({ subscription: id }, { customer: { customerId }, now }) =>
    db.read((tx) => service.subscriptionOf(deps, tx, { customerId, now, id })),
  );
}

type View = service.Made['subscription'];

/** Runs a command and, once it is committed, tells what it made; a repetition made nothing. */
async function told(run: (after: (made: service.Made) => View) => Promise<View>): Promise<View> {
  let tell = (): void => {};
  const view = await run((made) => {
    tell = made.tell;
    return made.subscription;
  });
  tell();
  return view;
}
