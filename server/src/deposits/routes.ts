/** The calls of contract/src/deposits/calls.ts. */
import * as contract from '@bahi/contract/deposits/calls.ts';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@bahi/core/time.ts';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import { hashWithout } from '../platform/secretless-hash.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import { refuse } from '../platform/refuse.ts';
import * as service from './service.ts';

/** A channel's password is not to be found by trying. */
const PASSWORD_TRIES_PER_HOUR = 20;

export function registerDepositsRoutes(
  server: FastifyInstance,
  { db, ...deps }: service.DepositsDeps & { readonly db: Database },
): void {
  route(server, contract.getDepositTerms, async (_input, { customer: { customerId }, now }) => {
    const terms = await db.read((tx) => service.termsOf(deps, tx, { customerId, now }));
    if (terms !== null) return terms;
    // A customer's first reference is made when first asked for.
    await db.transaction((tx) => service.takeReference(tx, customerId));
    return (await db.read((tx) => service.termsOf(deps, tx, { customerId, now })))!;
  });
  const tries = createRateLimit({
    clock: server.platform.clock,
    windowMs: HOUR_MS,
    requestsMax: PASSWORD_TRIES_PER_HOUR,
  });
  route(server, contract.createDeposit, async (input, { customer: { customerId }, idempotencyKey: key, now }) => {
    if (input.channelPassword !== undefined) {
      const wait = tries.take(customerId);
      if (wait > 0) refuse('request.too_frequent', { wait });
    }
    const bodyHash = hashWithout(contract.createDeposit, input, ['channelPassword']);
    const request = { scope: customerId, endpoint: contract.createDeposit.path, key, bodyHash };
    return db.transaction((tx) => once(tx, request, () => service.createDeposit(deps, tx, { customerId, now, input })));
  });
  command(server, db, contract.cancelDeposit, (tx, { input, customerId, now }) =>
    service.cancelDeposit(tx, { customerId, now, input }),
  );
  route(server, contract.listDeposits, (input, { customer: { customerId } }) =>
    db.read((tx) => service.depositsPage(tx, customerId, input)),
  );
  route(server, contract.getDeposit, ({ deposit }, { customer: { customerId } }) =>
    db.read((tx) => service.depositOf(tx, customerId, deposit)),
  );
}
