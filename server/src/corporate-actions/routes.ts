/** The calls of contract/src/corporate-actions/calls.ts. */
import { applyForDividend, listActions, listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { publicRoute, route } from '../platform/http.ts';
import { apply, dividendsPage } from './applications.ts';
import type { DatesDeps } from './dates.ts';
import { actionsPage } from './pages.ts';

export function registerCorporateActionsRoutes(
  server: FastifyInstance,
  { db, ...deps }: DatesDeps & { readonly db: Database },
): void {
  publicRoute(server, listActions, (input, { now }) =>
    db.read((tx) => actionsPage(deps.feed, tx, input, businessDateOf(deps.calendar, now))),
  );
  route(server, listDividends, (input, { customer: { customerId } }) =>
    db.read((tx) => dividendsPage(deps, tx, customerId, input)),
  );
  command(server, db, applyForDividend, (tx, by) => apply(deps, tx, by));
}
