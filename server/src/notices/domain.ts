import type { Domain } from '../house.ts';
import { registerNoticesRoutes } from './routes.ts';
import { createNotices } from './service.ts';

export const notices: Domain = {
  name: 'notices',
  open: (house) => ({ routes: (server) => registerNoticesRoutes(server, createNotices(house)) }),
};
