import type { Domain } from '../house.ts';
import { CORRECTION_INVARIANTS } from './audit.ts';
import { STAFF_CASE_FILE } from './case-file.ts';
import { registerHealthRoutes } from './health-routes.ts';
import { registerOwnChanges } from './operations-routes.ts';
import { registerStaffRoutes } from './routes.ts';

export const staff: Domain = {
  name: 'staff',
  invariants: CORRECTION_INVARIANTS,
  caseFile: STAFF_CASE_FILE,
  open: (house) => ({
    routes(server) {
      registerStaffRoutes(server, house);
      registerHealthRoutes(server, house);
    },
    reviews: (desk) => registerOwnChanges(desk, house),
  }),
};
