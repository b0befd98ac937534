/** The calls of contract/src/records/calls.ts. */
import { getHistory, getRecord, getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform/http.ts';
import { createShared } from '../platform/in-flight.ts';
import { historyOf } from './history.ts';
import { recordOf, recordsOf, summaryOf, type FundsDeps } from './service.ts';

export function registerRecordsRoutes(server: FastifyInstance, deps: FundsDeps): void {
  route(server, getSummary, (_input, { customer }) => summaryOf(deps, customer.customerId));
  // It reads the whole journal: of one customer once at a time.
  const histories = createShared<Awaited<ReturnType<typeof historyOf>>>();
  route(server, getHistory, (_input, { customer }) =>
    histories.run(customer.customerId.toString(), () => historyOf(deps, customer.customerId)),
  );
  route(server, listRecords, (input, { customer }) => recordsOf(deps, customer.customerId, input));
  route(server, getRecord, ({ entry }, { customer }) => recordOf(deps, customer.customerId, entry));
}
