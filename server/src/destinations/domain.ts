import type { Domain } from '../house.ts';
import { hasOpenWithdrawalTo } from '../withdrawals/service.ts';
import { DESTINATIONS_CASE_FILE } from './case-file.ts';
import { registerDestinationsRoutes } from './routes.ts';

export const destinations: Domain = {
  name: 'destinations',
  caseFile: DESTINATIONS_CASE_FILE,
  open: (house) => ({
    routes: (server) => registerDestinationsRoutes(server, { ...house, hasOpenWithdrawalTo }),
  }),
};
