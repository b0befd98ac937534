/** The calls of contract/src/rights/calls.ts. */
import * as contract from '@bahi/contract/rights/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import * as service from './service.ts';

export function registerRightsRoutes(
  server: FastifyInstance,
  { db, ...deps }: service.RightsDeps & { readonly db: Database },
): void {
  route(server, contract.listRights, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.issuesPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getRights, ({ issue: id }, { customer: { customerId }, now }) =>
    db.read((tx) => service.issueOf(deps, tx, { customerId, now, id })),
  );
  route(server, contract.getRightsTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  command(server, db, contract.takeUpRights, (tx, by) => service.takeUpRights(deps, tx, by));
}
