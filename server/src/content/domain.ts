import type { Domain } from '../house.ts';
import { CONTENT_INVARIANTS } from './audit.ts';
import { CONTENT_CASE_FILE } from './case-file.ts';
import { registerContentReviews } from './reviews.ts';
import { registerContentRoutes } from './routes.ts';

export const content: Domain = {
  name: 'content',
  invariants: CONTENT_INVARIANTS,
  caseFile: CONTENT_CASE_FILE,
  open: (house) => ({
    routes: (server) => registerContentRoutes(server, house),
    reviews: (desk) => registerContentReviews(desk, house),
  }),
};
