/** The call of contract/src/notices/calls.ts. */
import { listNotices } from '@bahi/contract/notices/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import type { Notices } from './service.ts';

export function registerNoticesRoutes(server: FastifyInstance, notices: Notices): void {
  publicRoute(server, listNotices, (query) => notices.page(query));
}
