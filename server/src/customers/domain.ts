import type { Domain } from '../house.ts';
import { registerCustomersRoutes } from './routes.ts';

export const customers: Domain = {
  name: 'customers',
  open: (house) => ({ routes: (server) => registerCustomersRoutes(server, house) }),
};
