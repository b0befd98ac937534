import type { Domain } from '../house.ts';
import { verificationState } from '../verification/service.ts';
import { POOL_INVARIANTS } from './audit.ts';
import { POOLS_CASE_FILE, POOLS_TOLD } from './case-file.ts';
import type { PoolsDeps } from './checks.ts';
import { createPoolsTasks } from './jobs.ts';
import { PLAN_INVARIANTS } from './plan-audit.ts';
import { registerPlanRoutes } from './plan-routes.ts';
import { poolProduct } from './product.ts';
import { registerPoolsReviews } from './reviews.ts';
import { registerPoolsRoutes } from './routes.ts';
import { createSimulatedTasks } from './simulated.ts';
import { createTradingTasks } from './trading.ts';

const isUnderReview: PoolsDeps['isUnderReview'] = async (tx, customerId) =>
  (await verificationState(tx, customerId)) === 'under_review';

export const pools: Domain = {
  name: 'pools',
  invariants: [...POOL_INVARIANTS, ...PLAN_INVARIANTS],
  caseFile: POOLS_CASE_FILE,
  toldEntries: POOLS_TOLD,
  product: poolProduct,
  open(house) {
    const nameOf = (symbol: string) => house.feed.instrument(symbol)?.name ?? symbol;
    const stateOf = (symbol: string) => house.feed.quote(symbol)?.state;
    const deps = { ...house, isUnderReview, nameOf, stateOf };
    return {
      routes(server) {
        registerPoolsRoutes(server, deps);
        registerPlanRoutes(server, house);
      },
      reviews: (desk) => registerPoolsReviews(desk, house),
      tasks: [...createPoolsTasks(deps), ...createTradingTasks(house), ...createSimulatedTasks(house)],
    };
  },
};
