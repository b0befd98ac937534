/** The calls of contract/src/day-trading/calls.ts. */
import * as contract from '@bahi/contract/day-trading/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../orders/service.ts';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { dayBacking, dayOrder } from './backing.ts';
import * as service from './service.ts';

export interface RouteDeps extends service.DayTradingDeps {
  readonly db: Database;
  readonly orders: Pick<Orders, 'placeBacked' | 'previewPlace'>;
}

export function registerDayTradingRoutes(server: FastifyInstance, { db, orders, ...deps }: RouteDeps): void {
  const backing = dayBacking(deps.feed);
  route(server, contract.getDayTradingTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  command(server, db, contract.applyDayMandate, (tx, by) => service.applyForMandate(deps, tx, by));
  command(server, db, contract.cancelDayMandate, (tx, by) => service.cancelMandate(deps, tx, by));
  route(server, contract.listDayMandates, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.mandatesPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getDayMandate, ({ mandate: id }, { customer: { customerId }, now }) =>
    db.read((tx) => service.mandateOf(deps, tx, { customerId, now, id })),
  );
  route(server, contract.getRunningDayMandate, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.runningMandate(deps, tx, { customerId, now })),
  );
  route(server, contract.previewDayOrder, (input, { customer: { customerId } }) =>
    orders.previewPlace(customerId, dayOrder(input), backing),
  );
  route(server, contract.placeDayOrder, (input, { customer, idempotencyKey, bodyHash }) =>
    orders.placeBacked({ ...customer, idempotencyKey, bodyHash }, dayOrder(input), backing),
  );
}
