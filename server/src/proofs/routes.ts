/** The calls of contract/src/proofs/calls.ts. */
import { getStatement, getStatus, listCheckpoints } from '@bahi/contract/proofs/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute, route } from '../platform/http.ts';
import type { Proofs } from './service.ts';

export function registerProofsRoutes(server: FastifyInstance, proofs: Proofs): void {
  publicRoute(server, listCheckpoints, (input) => proofs.checkpoints(input));
  publicRoute(server, getStatus, () => proofs.status());
  route(server, getStatement, (input, { customer }) => proofs.statement(customer.customerId, input));
}
