import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { GRAB_INVARIANTS } from './audit.ts';
import { createGrabTasks } from './jobs.ts';
import { grabProduct } from './product.ts';
import { registerGrabRoutes } from './routes.ts';

export const grab: Domain = {
  name: 'grab',
  invariants: GRAB_INVARIANTS,
  product: grabProduct,
  open: (house) => ({
    routes: (server) => registerGrabRoutes(server, { ...house, verifiedAmong }),
    tasks: createGrabTasks(house),
  }),
};
