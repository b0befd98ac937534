import type { Domain } from '../house.ts';
import { verificationState } from '../verification/service.ts';
import { LOAN_INVARIANTS } from './audit.ts';
import { LOANS_CASE_FILE } from './case-file.ts';
import { LOANS_QUEUE } from './cases.ts';
import { createLoansTasks } from './jobs.ts';
import { registerLoanReviews } from './reviews.ts';
import { registerLoansRoutes } from './routes.ts';
import type { LoansDeps } from './service.ts';

const isUnderReview: LoansDeps['isUnderReview'] = async (tx, customerId) =>
  (await verificationState(tx, customerId)) === 'under_review';

export const loans: Domain = {
  name: 'loans',
  invariants: LOAN_INVARIANTS,
  caseFile: LOANS_CASE_FILE,
  toldEntries: ['loan_paid_out'],
  queue: LOANS_QUEUE,
  open: (house) => ({
    routes: (server) => registerLoansRoutes(server, { ...house, isUnderReview }),
    tasks: createLoansTasks(house),
    reviews: (desk) => registerLoanReviews(desk, { ...house, isUnderReview }),
  }),
};
