/** The calls of contract/src/lending/calls.ts. */
import * as contract from '@bahi/contract/lending/calls.ts';
import type { FastifyInstance } from 'fastify';
import { accountRefusal } from '../loans/service.ts';
import { command, guardedCommand, stepUpOf } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import { refuseIf } from '../platform/refuse.ts';
import * as service from './service.ts';

export function registerLendingRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: service.LendingDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  route(server, contract.getLending, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.holdingsOf(deps, tx, { customerId, now })),
  );
  const before = (by: { readonly customerId: bigint; readonly now: number }) =>
    db.read(async (tx) => refuseIf(await accountRefusal(deps, tx, by)));
  guardedCommand(server, { guarded, stepUp: stepUpOf, before }, contract.lendShares, (tx, by) =>
    service.lendShares(deps, tx, by),
  );
  command(server, db, contract.recallShares, (tx, by) => service.recallShares(deps, tx, by));
  route(server, contract.listLendingLines, (input, { customer: { customerId } }) =>
    db.read((tx) => service.linesPage(tx, customerId, input)),
  );
}
