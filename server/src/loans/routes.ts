/** The calls of contract/src/loans/calls.ts. */
import * as contract from '@bahi/contract/loans/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command, guardedCommand, stepUpOf } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import { refuseIf } from '../platform/refuse.ts';
import { accountRefusal } from './checks.ts';
import * as service from './service.ts';

export function registerLoansRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: service.LoansDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  route(server, contract.getLoanTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  const before = (by: { readonly customerId: bigint; readonly now: number }) =>
    db.read(async (tx) => refuseIf(await accountRefusal(deps, tx, by)));
  guardedCommand(server, { guarded, stepUp: stepUpOf, before }, contract.requestLoan, (tx, by) =>
    service.requestLoan(deps, tx, by),
  );
  command(server, db, contract.cancelLoan, (tx, by) => service.cancelLoan(deps, tx, by));
  command(server, db, contract.repayLoan, (tx, by) => service.repayLoan(deps, tx, by));
  route(server, contract.listLoans, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.loansPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getLoan, ({ loan }, { customer: { customerId }, now }) =>
    db.read((tx) => service.loanOf(deps, tx, { customerId, now, id: loan })),
  );
  route(server, contract.listLoanLines, (input, { customer: { customerId } }) =>
    db.read((tx) => service.linesPage(tx, customerId, input)),
  );
}
