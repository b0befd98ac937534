import type { Domain } from '../house.ts';
import { VIP_INVARIANTS } from './audit.ts';
import { VIP_CASE_FILE } from './case-file.ts';
import { createVipTasks } from './levels.ts';
import { registerVipRoutes } from './routes.ts';

export const vip: Domain = {
  name: 'vip',
  invariants: VIP_INVARIANTS,
  caseFile: VIP_CASE_FILE,
  open: (house) => ({
    routes: (server) => registerVipRoutes(server, house),
    tasks: createVipTasks(house),
  }),
};
