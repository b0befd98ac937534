import type { Domain } from '../house.ts';
import { registerSurveillanceRoutes } from './routes.ts';
import { createSurveillanceTasks } from './service.ts';

export const surveillance: Domain = {
  name: 'surveillance',
  open: (house) => ({
    routes: (server) => registerSurveillanceRoutes(server, house),
    tasks: createSurveillanceTasks({ ...house, recorded: house.market.recorded }),
  }),
};
