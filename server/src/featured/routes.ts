/** The call of contract/src/featured/calls.ts. */
import { listThemes } from '@bahi/contract/featured/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import { themePage, type ThemeDeps } from './service.ts';

export function registerFeaturedRoutes(server: FastifyInstance, deps: ThemeDeps): void {
  publicRoute(server, listThemes, (query, { now }) => themePage(deps, query, now));
}
