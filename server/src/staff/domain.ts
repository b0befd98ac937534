import type { Domain } from '../house.ts';
import { CORRECTION_INVARIANTS } from './audit.ts';
import { STAFF_CASE_FILE } from './case-file.ts';
import { registerCustomersRoutes } from './customers-routes.ts';
import { createDrawTasks } from './draws.ts';
import { registerHealthRoutes } from './health-routes.ts';
import { registerOutboxRoutes } from './outbox-routes.ts';
import { registerPlacementReviews } from './placement-reviews.ts';
import { createRestrictionTasks } from './restriction-changes.ts';
import { registerReviewsRoutes } from './reviews-routes.ts';
import { registerStaffRoutes } from './routes.ts';

export const staff: Domain = {
  name: 'staff',
  invariants: CORRECTION_INVARIANTS,
  caseFile: STAFF_CASE_FILE,
  open: (house) => ({
    routes(server) {
      registerStaffRoutes(server, { ...house, newShares: house });
      registerCustomersRoutes(server, house);
      registerOutboxRoutes(server, house);
      registerPlacementReviews(server, house);
      registerReviewsRoutes(server, house);
      registerHealthRoutes(server, house);
    },
    tasks: [...createDrawTasks(house), ...createRestrictionTasks(house)],
  }),
};
