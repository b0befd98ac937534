/** The calls of contract/src/withdrawals.ts. */
import * as contract from '@bahi/contract/withdrawals.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import * as service from './service.ts';

export function registerWithdrawalsRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: service.WithdrawalsDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  route(server, contract.getWithdrawalTerms, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now })),
  );
  route(
    server,
    contract.createWithdrawal,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const { fundPassword, code } = input;
      const request = { scope: customerId, endpoint: contract.createWithdrawal.path, key, bodyHash };
      return guarded(request, { customerId, fundPassword, code, now }, (tx) =>
        service.createWithdrawal(deps, tx, { customerId, now, input }),
      );
    },
  );
  command(server, db, contract.cancelWithdrawal, (tx, { input, customerId, now }) =>
    service.cancelWithdrawal(deps, tx, { customerId, now, input }),
  );
  route(server, contract.listWithdrawals, (input, { customer: { customerId } }) =>
    db.read((tx) => service.withdrawalsPage(tx, customerId, input)),
  );
  route(server, contract.getWithdrawal, ({ withdrawal }, { customer: { customerId } }) =>
    db.read((tx) => service.withdrawalOf(tx, customerId, withdrawal)),
  );
}
