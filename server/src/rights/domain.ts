import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { RIGHTS_INVARIANTS } from './audit.ts';
import { RIGHTS_CASE_FILE } from './case-file.ts';
import { rightsProduct } from './product.ts';
import { registerRightsRoutes } from './routes.ts';
import { createRightsTasks } from './service.ts';

export const rights: Domain = {
  name: 'rights',
  invariants: RIGHTS_INVARIANTS,
  caseFile: RIGHTS_CASE_FILE,
  toldEntries: ['rights_paid', 'rights_charged'],
  product: rightsProduct,
  open: (house) => ({
    routes: (server) => registerRightsRoutes(server, { ...house, verifiedAmong }),
    tasks: createRightsTasks(house),
  }),
};
