import type { Domain } from '../house.ts';
import { RESTRICTION_INVARIANTS } from './audit.ts';
import { RESTRICTIONS_CASE_FILE } from './case-file.ts';
import { APPEALS_QUEUE } from './cases.ts';
import { registerRestrictionReviews } from './reviews.ts';
import { registerRestrictionsRoutes } from './routes.ts';
import { createRestrictionTasks } from './staff-restrictions.ts';

export const restrictions: Domain = {
  name: 'restrictions',
  invariants: RESTRICTION_INVARIANTS,
  caseFile: RESTRICTIONS_CASE_FILE,
  queue: APPEALS_QUEUE,
  open: (house) => ({
    routes: (server) => registerRestrictionsRoutes(server, house),
    reviews: (desk) => registerRestrictionReviews(desk, house),
    tasks: createRestrictionTasks(house),
  }),
};
