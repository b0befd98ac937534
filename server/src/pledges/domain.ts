import type { Domain } from '../house.ts';
import { verificationState } from '../verification/service.ts';
import { PLEDGE_INVARIANTS } from './audit.ts';
import { PLEDGES_CASE_FILE } from './case-file.ts';
import { PLEDGES_QUEUE } from './cases.ts';
import { createPledgesTasks } from './jobs.ts';
import { registerPledgeReviews } from './reviews.ts';
import { registerPledgesRoutes } from './routes.ts';
import type { PledgesDeps } from './checks.ts';

const isUnderReview: PledgesDeps['isUnderReview'] = async (tx, customerId) =>
  (await verificationState(tx, customerId)) === 'under_review';

export const pledges: Domain = {
  name: 'pledges',
  invariants: PLEDGE_INVARIANTS,
  caseFile: PLEDGES_CASE_FILE,
  toldEntries: ['pledge_paid_out'],
  queue: PLEDGES_QUEUE,
  open(house) {
    const lotSizeOf = (symbol: string) => house.feed.instrument(symbol)?.lotSize ?? 100;
    const isEligible = (symbol: string) => ['equity', 'fund'].includes(house.feed.instrument(symbol)?.kind ?? '');
    const deps = { ...house, isUnderReview, lotSizeOf, isEligible };
    return {
      routes: (server) => registerPledgesRoutes(server, deps),
      tasks: createPledgesTasks(deps),
      reviews: (desk) => registerPledgeReviews(desk, deps),
    };
  },
};
