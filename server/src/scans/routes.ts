/** The calls of contract/src/scans/calls.ts. */
import { listScans, runScan } from '@bahi/contract/scans/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import type { Scans } from './service.ts';

export function registerScansRoutes(server: FastifyInstance, scans: Scans): void {
  publicRoute(server, listScans, () => scans.list());
  publicRoute(server, runScan, (query) => scans.run(query));
}
