/** The calls of contract/src/overview.ts. */
import { getOverview, listMembers } from '@bahi/contract/overview.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import type { Overview } from './service.ts';

export function registerOverviewRoutes(server: FastifyInstance, overview: Overview): void {
  publicRoute(server, getOverview, () => overview.read());
  publicRoute(server, listMembers, async (query) => overview.members(query));
}
