/** The calls of contract/src/overview/calls.ts. */
import { getOverview, listMembers } from '@bahi/contract/overview/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import type { Overview } from './service.ts';

export function registerOverviewRoutes(server: FastifyInstance, overview: Overview): void {
  publicRoute(server, getOverview, () => overview.read());
  publicRoute(server, listMembers, async (query) => overview.members(query));
}
