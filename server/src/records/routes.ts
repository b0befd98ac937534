/** The calls of contract/src/records/calls.ts. */
import { getHistory, getRecord, getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform/http.ts';
import { historyOf } from './history.ts';
import { recordOf, recordsOf, summaryOf, type FundsDeps } from './service.ts';

export function registerRecordsRoutes(server: FastifyInstance, deps: FundsDeps): void {
  route(server, getSummary, (_input, { customer }) => summaryOf(deps, customer.customerId));
  route(server, getHistory, (_input, { customer }) => historyOf(deps, customer.customerId));
  route(server, listRecords, (input, { customer }) => recordsOf(deps, customer.customerId, input));
  route(server, getRecord, ({ entry }, { customer }) => recordOf(deps, customer.customerId, entry));
}
