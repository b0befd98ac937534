import type { Domain } from '../house.ts';
import { createSecurityTasks } from './jobs.ts';
import { registerSecurityRoutes } from './routes.ts';

export const security: Domain = {
  name: 'security',
  open: (house) => ({
    routes: (server) => registerSecurityRoutes(server, house),
    tasks: createSecurityTasks(house),
  }),
};
