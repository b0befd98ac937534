import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { NEW_SHARES_INVARIANTS } from './audit.ts';
import { NEW_SHARES_CASE_FILE } from './case-file.ts';
import { registerNewSharesRoutes } from './routes.ts';
import { createNewSharesTasks } from './service.ts';

export const newShares: Domain = {
  name: 'new-shares',
  invariants: NEW_SHARES_INVARIANTS,
  caseFile: NEW_SHARES_CASE_FILE,
  open: (house) => ({
    routes: (server) => registerNewSharesRoutes(server, { ...house, verifiedAmong }),
    tasks: createNewSharesTasks(house),
  }),
};
