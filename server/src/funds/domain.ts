import type { Domain } from '../house.ts';
import { registerFundsRoutes } from './routes.ts';

export const funds: Domain = {
  name: 'funds',
  open: (house) => ({ routes: (server) => registerFundsRoutes(server, house) }),
};
