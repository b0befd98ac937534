import type { Domain } from '../house.ts';
import { ACTION_INVARIANTS } from './audit.ts';
import { DIVIDENDS_CASE_FILE } from './case-file.ts';
import { DIVIDENDS_QUEUE } from './cases.ts';
import { actionProduct } from './product.ts';
import { registerDividendReviews } from './reviews.ts';
import { registerCorporateActionsRoutes } from './routes.ts';

export const corporateActions: Domain = {
  name: 'corporate-actions',
  invariants: ACTION_INVARIANTS,
  caseFile: DIVIDENDS_CASE_FILE,
  toldEntries: ['split', 'bonus', 'dividend'],
  queue: DIVIDENDS_QUEUE,
  product: actionProduct,
  open: (house) => ({
    routes: (server) => registerCorporateActionsRoutes(server, house),
    reviews: (desk) => registerDividendReviews(desk, house),
  }),
};
