import { depositOf } from '../deposits/service.ts';
import type { Domain } from '../house.ts';
import { ownLoan } from '../loans/service.ts';
import { requireOrder } from '../orders/service.ts';
import { storedId } from '../platform/stored-id.ts';
import { claimUpload } from '../uploads/service.ts';
import { withdrawalOf } from '../withdrawals/service.ts';
import { closeSilent } from './answers.ts';
import { SUPPORT_INVARIANTS } from './audit.ts';
import { SUPPORT_CASE_FILE } from './case-file.ts';
import { TICKETS_QUEUE } from './cases.ts';
import { registerSupportReviews } from './reviews.ts';
import { registerSupportRoutes } from './routes.ts';
import type { SupportDeps } from './service.ts';

const requireRecord: SupportDeps['requireRecord'] = (tx, customerId, { type, id }) => {
  switch (type) {
    case 'deposit':
      return depositOf(tx, customerId, id);
    case 'withdrawal':
      return withdrawalOf(tx, customerId, id);
    case 'order':
      return requireOrder(tx, customerId, storedId(id));
    case 'loan':
      return ownLoan(tx, customerId, id);
  }
};

export const support: Domain = {
  name: 'support',
  invariants: SUPPORT_INVARIANTS,
  caseFile: SUPPORT_CASE_FILE,
  queue: TICKETS_QUEUE,
  open: ({ db, clock, ...house }) => ({
    routes: (server) => registerSupportRoutes(server, { ...house, db, claimUpload, requireRecord }),
    reviews: (desk) => registerSupportReviews(desk, house),
    tasks: [{ name: 'support-silent', cron: '41 * * * *', run: () => closeSilent(db, clock.now()) }],
  }),
};
