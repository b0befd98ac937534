import type { Domain } from '../house.ts';
import { VIP_INVARIANTS } from './audit.ts';
import { createVipTasks } from './levels.ts';
import { registerVipRoutes } from './routes.ts';

export const vip: Domain = {
  name: 'vip',
  invariants: VIP_INVARIANTS,
  open: (house) => ({
    routes: (server) => registerVipRoutes(server, house),
    tasks: createVipTasks(house),
  }),
};
