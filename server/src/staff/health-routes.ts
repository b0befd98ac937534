/** The calls that tell how the house is: overview, health, and who opened documents. */
import { getHealth } from '@bahi/contract/staff/health.ts';
import { getOverview } from '@bahi/contract/staff/queues.ts';
import { listDocumentsOpened } from '@bahi/contract/surveillance/staff-calls.ts';
import type { FastifyInstance } from 'fastify';
import { staffRoute } from '../platform/staff-http.ts';
import { documentsOpened } from './documents.ts';
import { createHealth, type HealthDeps } from './health-state.ts';
import { createStaffOverview, type OverviewDeps } from './overview.ts';

export type HealthOptions = HealthDeps & Omit<OverviewDeps, 'lastAudit' | 'lastWholeAudit'>;

export function registerHealthRoutes(server: FastifyInstance, options: HealthOptions): void {
  const { lastAudit, lastWholeAudit } = options.ledger;
  const health = createHealth(options);
  const overview = createStaffOverview({ ...options, lastAudit, lastWholeAudit });
  staffRoute(server, getHealth, () => health());
  staffRoute(server, getOverview, (_input, { now }) => overview(now));
  staffRoute(server, listDocumentsOpened, (_input, { now }) => options.db.read((tx) => documentsOpened(tx, now)));
}
