/** The calls of contract/src/verification/calls.ts. */
import * as contract from '@bahi/contract/verification/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { onceChecked } from '../platform/idempotency.ts';
import { submitVerification, verificationView, type VerificationDeps } from './service.ts';

export function registerVerificationRoutes(
  server: FastifyInstance,
  { db, ...deps }: VerificationDeps & { readonly db: Database },
): void {
  route(server, contract.getVerification, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => verificationView(deps, tx, { customerId, now })),
  );
  route(
    server,
    contract.submitVerification,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const call = { scope: customerId, endpoint: contract.submitVerification.path, key, bodyHash };
      // Nothing to check before: it is called for not keeping a plain hash of a number of twelve digits.
      return onceChecked(
        db,
        call,
        async () => {},
        (tx) => submitVerification(deps, tx, { customerId, input, now }),
      );
    },
  );
}
