import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { DAY_TRADING_INVARIANTS } from './audit.ts';
import { DAY_TRADING_CASE_FILE } from './case-file.ts';
import { MANDATES_QUEUE } from './cases.ts';
import { createDayTradingTasks } from './jobs.ts';
import { registerMandateReviews } from './reviews.ts';
import { registerDayTradingRoutes } from './routes.ts';

export const dayTrading: Domain = {
  name: 'day-trading',
  invariants: DAY_TRADING_INVARIANTS,
  caseFile: DAY_TRADING_CASE_FILE,
  toldEntries: ['day_trading_fee'],
  queue: MANDATES_QUEUE,
  open: (house) => ({
    routes: (server) => registerDayTradingRoutes(server, { ...house, verifiedAmong }),
    tasks: createDayTradingTasks(house),
    reviews: (desk) => registerMandateReviews(desk, house),
  }),
};
