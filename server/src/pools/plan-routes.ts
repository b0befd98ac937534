/** The plans of pools, for everybody; the other calls of contract/src/pools/calls.ts are in routes.ts. */
import { getPoolPlans } from '@bahi/contract/pools/calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { publicRoute } from '../platform/http.ts';
import { storedId } from '../platform/stored-id.ts';
import { plansFile } from './plan-file.ts';

export function registerPlanRoutes(
  server: FastifyInstance,
  { db, calendar }: { readonly db: Database; readonly calendar: Calendar },
): void {
  publicRoute(server, getPoolPlans, ({ pool, after }, { now }) =>
    db.read((tx) => plansFile(calendar, tx, { poolId: storedId(pool), after, now })),
  );
}
