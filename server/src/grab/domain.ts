import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { GRAB_INVARIANTS } from './audit.ts';
import { GRAB_CASE_FILE } from './case-file.ts';
import { createGrabTasks } from './jobs.ts';
import { grabProduct } from './product.ts';
import { registerGrabReviews } from './reviews.ts';
import { registerGrabRoutes } from './routes.ts';

export const grab: Domain = {
  name: 'grab',
  invariants: GRAB_INVARIANTS,
  caseFile: GRAB_CASE_FILE,
  product: grabProduct,
  open: (house) => ({
    routes: (server) => registerGrabRoutes(server, { ...house, verifiedAmong }),
    reviews: (desk) => registerGrabReviews(desk, house),
    tasks: createGrabTasks({ ...house, verifiedAmong }),
  }),
};
