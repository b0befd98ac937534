import type { Domain } from '../house.ts';
import { claimUpload } from '../uploads/service.ts';
import { DEPOSIT_INVARIANTS } from './audit.ts';
import { DEPOSITS_CASE_FILE } from './case-file.ts';
import { DEPOSITS_QUEUE } from './cases.ts';
import { registerDepositReviews } from './reviews.ts';
import { registerDepositsRoutes } from './routes.ts';

export const deposits: Domain = {
  name: 'deposits',
  invariants: DEPOSIT_INVARIANTS,
  caseFile: DEPOSITS_CASE_FILE,
  toldEntries: ['deposit'],
  queue: DEPOSITS_QUEUE,
  open: (house) => ({
    routes: (server) => registerDepositsRoutes(server, { ...house, claimUpload }),
    reviews: (desk) => registerDepositReviews(desk, house),
  }),
};
