import type { Domain } from '../house.ts';
import { ACCOUNT_INVARIANTS } from './audit.ts';
import { IDENTITY_CASE_FILE } from './case-file.ts';
import { createIdentityTasks } from './jobs.ts';
import { registerIdentityRoutes } from './routes.ts';

export const identity: Domain = {
  name: 'identity',
  invariants: ACCOUNT_INVARIANTS,
  caseFile: IDENTITY_CASE_FILE,
  open: (house) => ({
    routes: (server) => registerIdentityRoutes(server, house),
    tasks: createIdentityTasks(house),
  }),
};
