/** The calls of contract/src/pledges/calls.ts. */
import * as contract from '@bahi/contract/pledges/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command, guardedCommand, stepUpOf } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import { refuseIf } from '../platform/refuse.ts';
import { accountRefusal } from '../loans/service.ts';
import type { PledgesDeps } from './checks.ts';
import * as service from './service.ts';

export function registerPledgesRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: PledgesDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  route(server, contract.getPledgeTerms, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now })),
  );
  const before = (by: { readonly customerId: bigint; readonly now: number }) =>
    db.read(async (tx) => refuseIf(await accountRefusal(deps, tx, by)));
  guardedCommand(server, { guarded, stepUp: stepUpOf, before }, contract.requestPledge, (tx, by) =>
    service.requestPledge(deps, tx, by),
  );
  command(server, db, contract.cancelPledge, (tx, by) => service.cancelPledge(deps, tx, by));
  command(server, db, contract.repayPledge, (tx, by) => service.repayPledge(deps, tx, by));
  route(server, contract.listPledges, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.pledgesPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getPledge, ({ pledge }, { customer: { customerId }, now }) =>
    db.read((tx) => service.pledgeOf(deps, tx, { customerId, now, id: pledge })),
  );
  route(server, contract.listPledgeLines, (input, { customer: { customerId } }) =>
    db.read((tx) => service.linesPage(tx, customerId, input)),
  );
}
