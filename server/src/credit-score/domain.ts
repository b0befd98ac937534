import type { Domain } from '../house.ts';
import { CREDIT_INVARIANTS } from './audit.ts';
import { CREDIT_CASE_FILE } from './case-file.ts';
import { registerCreditScoreRoutes } from './routes.ts';
import { writeEvents } from './service.ts';

export const creditScore: Domain = {
  name: 'credit-score',
  invariants: CREDIT_INVARIANTS,
  caseFile: CREDIT_CASE_FILE,
  open: (house) => ({
    routes: (server) => registerCreditScoreRoutes(server, house),
    tasks: [{ name: 'credit_score_events', cron: '*/5 * * * *', run: () => writeEvents(house) }],
  }),
};
