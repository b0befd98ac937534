import type { Domain } from '../house.ts';
import { registerOverviewRoutes } from './routes.ts';
import { createOverview } from './service.ts';

export const overview: Domain = {
  name: 'overview',
  open: (house) => ({ routes: (server) => registerOverviewRoutes(server, createOverview(house)) }),
};
