import type { Domain } from '../house.ts';
import { registerAlertsRoutes } from './routes.ts';

export const alerts: Domain = {
  name: 'alerts',
  open: (house) => ({ routes: (server) => registerAlertsRoutes(server, house) }),
};
