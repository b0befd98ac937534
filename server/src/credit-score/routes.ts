/** The calls of contract/src/credit-score/calls.ts. */
import { getCreditScore, listCreditEvents } from '@bahi/contract/credit-score/calls.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { creditEventsPage, creditScoreView } from './service.ts';

export function registerCreditScoreRoutes(
  server: FastifyInstance,
  { db, parametersAt }: { readonly db: Database; readonly parametersAt: (now: number) => Parameters },
): void {
  route(server, getCreditScore, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => creditScoreView(tx, customerId, parametersAt(now))),
  );
  route(server, listCreditEvents, (input, { customer: { customerId } }) =>
    db.read((tx) => creditEventsPage(tx, customerId, input)),
  );
}
