/** The call of contract/src/configuration/calls.ts. */
import { listAnnounced } from '@bahi/contract/configuration/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import type { Configuration } from './service.ts';

export function registerConfigurationRoutes(
  server: FastifyInstance,
  { configuration }: { readonly configuration: Pick<Configuration, 'announced'> },
): void {
  publicRoute(server, listAnnounced, async (_input, { now }) => configuration.announced(now));
}
