import type { Domain } from '../house.ts';
import { registerScansRoutes } from './routes.ts';

export const scans: Domain = {
  name: 'scans',
  open: (house) => ({ routes: (server) => registerScansRoutes(server, house.scans) }),
};
