/** The calls of contract/src/withdrawals/calls.ts. */
import * as contract from '@bahi/contract/withdrawals/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command, guardedCommand, stepUpOf } from '../platform/command.ts';
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
  route(server, contract.quoteWithdrawal, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.quoteOf(deps, tx, { customerId, now, input })),
  );
  guardedCommand(server, { guarded, stepUp: stepUpOf }, contract.createWithdrawal, (tx, { input, customerId, now }) =>
    service.createWithdrawal(deps, tx, { customerId, now, input }),
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
