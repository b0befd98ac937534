import type { Domain } from '../house.ts';
import { verificationState } from '../verification/service.ts';
import { SEATS_CASE_FILE, SEATS_QUEUE } from './cases.ts';
import { registerInstitutionReviews } from './reviews.ts';
import { registerInstitutionRoutes } from './routes.ts';
import { registerSeatReviews } from './seat-reviews.ts';
import type { SeatDeps } from './seats.ts';

const isUnderReview: SeatDeps['isUnderReview'] = async (tx, customerId) =>
  (await verificationState(tx, customerId)) === 'under_review';

export const institutions: Domain = {
  name: 'institutions',
  caseFile: SEATS_CASE_FILE,
  queue: SEATS_QUEUE,
  open: (house) => ({
    routes: (server) => registerInstitutionRoutes(server, { ...house, isUnderReview }),
    reviews(desk) {
      registerInstitutionReviews(desk);
      registerSeatReviews(desk, { ...house, isUnderReview });
    },
  }),
};
