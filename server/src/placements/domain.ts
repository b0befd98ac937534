import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { PLACEMENT_INVARIANTS } from './audit.ts';
import { PLACEMENTS_CASE_FILE } from './case-file.ts';
import { PLACEMENTS_QUEUE } from './cases.ts';
import { createPlacementsTasks } from './jobs.ts';
import { placementProduct } from './product.ts';
import { registerPlacementReviews } from './reviews.ts';
import { registerPlacementsRoutes } from './routes.ts';

export const placements: Domain = {
  name: 'placements',
  invariants: PLACEMENT_INVARIANTS,
  caseFile: PLACEMENTS_CASE_FILE,
  toldEntries: ['placement_paid'],
  queue: PLACEMENTS_QUEUE,
  product: placementProduct,
  open: (house) => ({
    routes: (server) => registerPlacementsRoutes(server, { ...house, verifiedAmong }),
    tasks: createPlacementsTasks(house),
    reviews: (desk) => registerPlacementReviews(desk, house),
  }),
};
