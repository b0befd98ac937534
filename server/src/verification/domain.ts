import type { Domain } from '../house.ts';
import { VERIFICATION_CASE_FILE } from './case-file.ts';
import { VERIFICATION_QUEUE } from './cases.ts';
import { registerVerificationReviews } from './reviews.ts';
import { registerVerificationRoutes } from './routes.ts';
import { indexNames } from './service.ts';

export const verification: Domain = {
  name: 'verification',
  caseFile: VERIFICATION_CASE_FILE,
  queue: VERIFICATION_QUEUE,
  open: (house) => ({
    routes: (server) => registerVerificationRoutes(server, house),
    start: () => indexNames(house.keys, house.db),
    reviews: (desk) => registerVerificationReviews(desk, house),
  }),
};
