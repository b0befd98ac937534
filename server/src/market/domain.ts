import type { Domain } from '../house.ts';
import { registerMarketRoutes } from './routes.ts';

export const market: Domain = {
  name: 'market',
  open: (house) => ({
    routes: (server) => registerMarketRoutes(server, house.market),
    tasks: house.market.tasks,
  }),
};
