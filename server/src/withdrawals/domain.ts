import type { Domain } from '../house.ts';
import { isReadable } from '../destinations/service.ts';
import { createQuotes } from '../platform/quotes.ts';
import { hasFundPassword, moneyOutHeldUntil } from '../security/service.ts';
import { verificationState } from '../verification/service.ts';
import { WITHDRAWAL_INVARIANTS } from './audit.ts';
import { WITHDRAWALS_CASE_FILE } from './case-file.ts';
import { WITHDRAWALS_QUEUE } from './cases.ts';
import { registerWithdrawalReviews } from './reviews.ts';
import { registerWithdrawalsRoutes } from './routes.ts';

export const withdrawals: Domain = {
  name: 'withdrawals',
  invariants: WITHDRAWAL_INVARIANTS,
  caseFile: WITHDRAWALS_CASE_FILE,
  toldEntries: ['withdrawal'],
  queue: WITHDRAWALS_QUEUE,
  open: (house) => ({
    routes: (server) =>
      registerWithdrawalsRoutes(server, {
        ...house,
        payoutQuotes: createQuotes(),
        hasFundPassword,
        moneyOutHeldUntil,
        isReadable: (destination) => isReadable(house.keys, destination),
        isUnderReview: async (tx, customerId) => (await verificationState(tx, customerId)) === 'under_review',
        countOpenPositions: async (tx, customerId) => (await house.orders.openPositions(tx, customerId)).length,
      }),
    reviews: (desk) => registerWithdrawalReviews(desk, house),
  }),
};
