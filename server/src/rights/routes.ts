/** The calls of contract/src/rights.ts. */
import * as contract from '@bahi/contract/rights.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
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
  route(server, contract.takeUpRights, async (input, { customer, idempotencyKey: key, bodyHash, now }) => {
    const { customerId, sessionId } = customer;
    const request = { scope: customerId, endpoint: contract.takeUpRights.path, key, bodyHash };
    // The streams hear of it once it is committed; a repetition of a call tells nothing.
    let tell = (): void => {};
    const issue = await db.transaction((tx) =>
      once(tx, request, async () => {
        const made = await service.takeUpRights(deps, tx, { customerId, sessionId, now, input });
        tell = made.tell;
        return made.issue;
      }),
    );
    tell();
    return issue;
  });
}
