import type { Domain } from '../house.ts';
import { registerInstitutionReviews } from './reviews.ts';
import { registerInstitutionRoutes } from './routes.ts';

export const institutions: Domain = {
  name: 'institutions',
  open: (house) => ({
    routes: (server) => registerInstitutionRoutes(server, house),
    reviews: registerInstitutionReviews,
  }),
};
