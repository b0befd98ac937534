import type { Domain } from '../house.ts';
import { CONTENT_INVARIANTS } from './audit.ts';
import { registerContentReviews } from './reviews.ts';
import { registerContentRoutes } from './routes.ts';

export const content: Domain = {
  name: 'content',
  invariants: CONTENT_INVARIANTS,
  open: (house) => ({
    routes: (server) => registerContentRoutes(server, house),
    reviews: (desk) => registerContentReviews(desk, house),
  }),
};
