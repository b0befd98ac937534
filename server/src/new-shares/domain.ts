import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { NEW_SHARES_INVARIANTS } from './audit.ts';
import { NEW_SHARES_CASE_FILE } from './case-file.ts';
import { newSharesProduct } from './product.ts';
import { registerDrawReviews } from './reviews.ts';
import { registerNewSharesRoutes } from './routes.ts';
import { createNewSharesTasks } from './service.ts';
import { createDrawTasks } from './staff-draws.ts';

export const newShares: Domain = {
  name: 'new-shares',
  invariants: NEW_SHARES_INVARIANTS,
  caseFile: NEW_SHARES_CASE_FILE,
  toldEntries: ['subscription_paid', 'subscription_refunded'],
  product: newSharesProduct,
  open: (house) => ({
    routes: (server) => registerNewSharesRoutes(server, { ...house, verifiedAmong }),
    reviews: (desk) => registerDrawReviews(desk, house),
    tasks: [...createNewSharesTasks(house), ...createDrawTasks(house)],
  }),
};
