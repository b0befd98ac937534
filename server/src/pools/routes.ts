/** The calls of contract/src/pools/calls.ts; the plans are registered by what makes them. */
import * as contract from '@bahi/contract/pools/calls.ts';
import type { FastifyInstance } from 'fastify';
import { accountRefusal } from '../loans/service.ts';
import { command, guardedCommand, stepUpOf } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { publicRoute, route } from '../platform/http.ts';
import { refuseIf } from '../platform/refuse.ts';
import type { PoolsDeps } from './checks.ts';
import { valuationsFile } from './files.ts';
import * as service from './service.ts';
import { statementFile } from './statement-file.ts';

export function registerPoolsRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: PoolsDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  publicRoute(server, contract.listPools, (input, { now }) =>
    db.read((tx) => service.poolsPage(deps, tx, { input, now })),
  );
  publicRoute(server, contract.getPool, ({ pool: id }, { now }) =>
    db.read((tx) => service.poolOf(deps, tx, { id, now })),
  );
  publicRoute(server, contract.getPoolValuations, (input, { now }) =>
    db.read((tx) => valuationsFile(deps, tx, { input, now })),
  );
  publicRoute(server, contract.getPoolStatement, (input, { now }) =>
    db.read((tx) => statementFile(deps, tx, { input, now })),
  );
  route(server, contract.getPoolTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  const before = (by: { readonly customerId: bigint; readonly now: number }) =>
    db.read(async (tx) => refuseIf(await accountRefusal(deps, tx, by)));
  guardedCommand(server, { guarded, stepUp: stepUpOf, before }, contract.followPool, (tx, by) =>
    service.followPool(deps, tx, by),
  );
  guardedCommand(server, { guarded, stepUp: stepUpOf }, contract.stopFollowing, (tx, by) =>
    service.stopFollowing(deps, tx, by),
  );
  command(server, db, contract.takeBackPoolRequest, (tx, by) => service.takeBack(deps, tx, by));
  command(server, db, contract.changePoolStop, (tx, by) => service.changeStop(deps, tx, by));
  route(server, contract.listPoolHoldings, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.holdingsPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getPoolHolding, ({ holding: id }, { customer: { customerId }, now }) =>
    db.read((tx) => service.holdingOf(deps, tx, { customerId, now, id })),
  );
}
