import type { Domain } from '../house.ts';
import { verificationState } from '../verification/service.ts';
import { LENDING_INVARIANTS } from './audit.ts';
import { LENDING_CASE_FILE, LENDING_TOLD } from './case-file.ts';
import { createLendingTasks } from './jobs.ts';
import { registerLendingReviews } from './reviews.ts';
import { registerLendingRoutes } from './routes.ts';
import type { LendingDeps } from './service.ts';

const isUnderReview: LendingDeps['isUnderReview'] = async (tx, customerId) =>
  (await verificationState(tx, customerId)) === 'under_review';

export const lending: Domain = {
  name: 'lending',
  invariants: LENDING_INVARIANTS,
  caseFile: LENDING_CASE_FILE,
  toldEntries: LENDING_TOLD,
  open: (house) => {
    const deps = { ...house, isUnderReview, instrument: (symbol: string) => house.feed.instrument(symbol) };
    return {
      routes: (server) => registerLendingRoutes(server, deps),
      reviews: (desk) => registerLendingReviews(desk, house),
      tasks: createLendingTasks(deps),
    };
  },
};
