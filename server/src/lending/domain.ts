import type { Domain } from '../house.ts';
import { verificationState } from '../verification/service.ts';
import { LENDING_INVARIANTS } from './audit.ts';
import { createLendingTasks } from './jobs.ts';
import { registerLendingRoutes } from './routes.ts';
import type { LendingDeps } from './service.ts';

const isUnderReview: LendingDeps['isUnderReview'] = async (tx, customerId) =>
  (await verificationState(tx, customerId)) === 'under_review';

export const lending: Domain = {
  name: 'lending',
  invariants: LENDING_INVARIANTS,
  open: (house) => ({
    routes: (server) =>
      registerLendingRoutes(server, { ...house, isUnderReview, instrument: (symbol) => house.feed.instrument(symbol) }),
    tasks: createLendingTasks(house),
  }),
};
