/** The calls of contract/src/grab/calls.ts. */
import * as contract from '@bahi/contract/grab/calls.ts';
import type { FastifyInstance } from 'fastify';
import { requestOf } from '../orders/service.ts';
import { command } from '../platform/command.ts';
import { publicRoute, route } from '../platform/http.ts';
import { refuseWith } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { createGrabBatch, type GrabBatchDeps } from './grabbing.ts';
import * as service from './service.ts';

export function registerGrabRoutes(server: FastifyInstance, { db, ...deps }: GrabBatchDeps): void {
  publicRoute(server, contract.listGrabOffers, (input, { now }) =>
    db.read((tx) => service.offersPage(deps, tx, { input, now })),
  );
  route(server, contract.getGrabTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  const grabbing = createGrabBatch({ db, ...deps });
  route(server, contract.grabShares, async (input, { customer, idempotencyKey, bodyHash, now }) => {
    const { customerId, sessionId } = customer;
    const request = requestOf(idempotencyKey, bodyHash);
    const asked = { offerId: storedId(input.offer), lots: input.lots, now };
    const answer = await grabbing.submit({ customerId, sessionId, ...asked, ...request });
    return 'refusal' in answer ? refuseWith(answer.refusal) : answer.request;
  });
  command(server, db, contract.cancelGrabRequest, (tx, by) => service.cancelGrab(deps, tx, by));
  route(server, contract.listGrabRequests, (input, { customer: { customerId } }) =>
    db.read((tx) => service.requestsPage(tx, customerId, input)),
  );
}
