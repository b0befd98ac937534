/** The call of contract/src/featured/calls.ts. */
import { listThemes } from '@bahi/contract/featured/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { publicRoute } from '../platform/http.ts';
import { themePage } from './service.ts';

export function registerFeaturedRoutes(server: FastifyInstance, deps: Pick<Deps, 'db' | 'feed'>): void {
  publicRoute(server, listThemes, (query) => themePage(deps, query));
}
