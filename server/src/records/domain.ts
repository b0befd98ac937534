import type { Domain } from '../house.ts';
import { registerRecordsRoutes } from './routes.ts';

export const records: Domain = {
  name: 'records',
  open: (house) => ({ routes: (server) => registerRecordsRoutes(server, house) }),
};
