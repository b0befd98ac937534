/** The calls of contract/src/alerts/calls.ts. */
import { addAlert, cancelAlert, listAlerts } from '@bahi/contract/alerts/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { route, type CustomerContext } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import { storedId } from '../platform/stored-id.ts';
import type { Alerts, Once } from './service.ts';

export function registerAlertsRoutes(server: FastifyInstance, { db, alerts }: { db: Database; alerts: Alerts }): void {
  const onceFor =
    (endpoint: string, { customer, idempotencyKey: key, bodyHash }: CustomerContext): Once =>
    (fn) =>
      db.transaction((tx) => once(tx, { scope: customer.customerId, endpoint, key, bodyHash }, () => fn(tx)));

  route(server, listAlerts, (input, { customer }) => alerts.page(customer.customerId, input));

  route(server, addAlert, (input, call) => alerts.add(call.customer.customerId, input, onceFor(addAlert.path, call)));

  route(server, cancelAlert, async ({ id }, call) => {
    await alerts.cancel(call.customer.customerId, storedId(id), onceFor(cancelAlert.path, call));
    return {};
  });
}
