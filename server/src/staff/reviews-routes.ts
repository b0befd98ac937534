/** The calls of the queues and of the reviews of money. */
import {
  approveDeposit as approveDepositCall,
  approveWithdrawal as approveWithdrawalCall,
  getDepositCase,
  getWithdrawalCase,
  payWithdrawal as payWithdrawalCall,
  rejectDeposit as rejectDepositCall,
  rejectWithdrawal as rejectWithdrawalCall,
} from '@bahi/contract/staff/reviews.ts';
import { claimCase, listQueue, releaseCase } from '@bahi/contract/staff/queues.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { approveDeposit, rejectDeposit, type DepositsDeps } from '../deposits/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { moneyOutHeldUntil } from '../security/service.ts';
import { approveWithdrawal, payWithdrawal, rejectWithdrawal } from '../withdrawals/service.ts';
import type { UploadsDeps } from '../uploads/service.ts';
import { registerAppealReviews } from './appeal-reviews.ts';
import { releaseClaim } from './claims.ts';
import { registerDividendReviews } from './dividend-reviews.ts';
import { registerIdentityReviews } from './identity-reviews.ts';
import { recordList, searchedBy } from './list-looks.ts';
import { onceByStaff } from './once.ts';
import { claim, queuePage, type QueueDeps } from './queues.ts';
import { decisionRoute } from './decision-route.ts';
import { depositCase } from './deposit-case.ts';
import { withdrawalCase } from './withdrawal-case.ts';

export interface ReviewsOptions extends QueueDeps, Pick<DepositsDeps, 'channelsAt'> {
  readonly keys: CustomerKeys;
  readonly feed: Pick<MarketFeed, 'instrument' | 'instruments'>;
  readonly files: UploadsDeps['files'];
  readonly clock: Clock;
  readonly db: Database;
  readonly calendar: Calendar;
}

export function registerReviewsRoutes(server: FastifyInstance, options: ReviewsOptions): void {
  const { db } = options;
  staffRoute(server, listQueue, async (input, { staff, now }) => {
    const page = await db.read((tx) => queuePage(options, tx, { input, staff, now }));
    const { text, ...asked } = input;
    await recordList(db, {
      list: 'queues',
      asked: { search: searchedBy(text), ...asked },
      shown: page.rows.map(({ id }) => id),
      isPolled: true,
      staff,
      now,
    });
    return page;
  });
  // A claim again is no repetition: it keeps the case for longer.
  staffRoute(server, claimCase, (input, { staff, now }) =>
    db.transaction((tx) => claim(options, tx, { input, staff, now })),
  );
  staffRoute(server, releaseCase, (input, ctx) =>
    onceByStaff(db, releaseCase, ctx, async (tx) => {
      await releaseClaim(tx, { queue: input.queue, caseId: storedId(input.case) }, ctx.staff.staffId);
      return {};
    }),
  );
  registerIdentityReviews(server, options);
  registerDeposits(server, options);
  registerWithdrawals(server, options);
  registerAppealReviews(server, options);
  registerDividendReviews(server, options);
}

function registerDeposits(server: FastifyInstance, options: ReviewsOptions): void {
  const { db } = options;
  const queue = 'deposits';
  staffRoute(server, getDepositCase, (input, { staff, now }) =>
    db.transaction((tx) => depositCase(options, tx, { caseId: storedId(input.case), staff, now })),
  );
  decisionRoute(server, options, approveDepositCall, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, given, { amount, note = null }) => approveDeposit(options, tx, { ...given, amount, note }),
    answer: ({ deposit, needsSecond }, next) => ({ deposit, needsSecond, next }),
  });
  decisionRoute(server, options, rejectDepositCall, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, given, { reason, note = null }) => rejectDeposit(tx, { ...given, reason, note }),
    answer: ({ deposit }, next) => ({ deposit, next }),
  });
}

function registerWithdrawals(server: FastifyInstance, options: ReviewsOptions): void {
  const { db } = options;
  const queue = 'withdrawals';
  const barred = { ...options, moneyOutHeldUntil };
  staffRoute(server, getWithdrawalCase, (input, { staff, now }) =>
    db.transaction((tx) => withdrawalCase(options, tx, { caseId: storedId(input.case), staff, now })),
  );
  decisionRoute(server, options, approveWithdrawalCall, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, given, { amount, note = null }) => approveWithdrawal(barred, tx, { ...given, amount, note }),
    answer: ({ withdrawal, needsSecond }, next) => ({ withdrawal, needsSecond, next }),
  });
  decisionRoute(server, options, rejectWithdrawalCall, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, given, { reason, note = null }) => rejectWithdrawal(options, tx, { ...given, reason, note }),
    answer: ({ withdrawal }, next) => ({ withdrawal, next }),
  });
  decisionRoute(server, options, payWithdrawalCall, {
    queue,
    what: () => 'paid',
    detail: ({ bankReference, wasSentBefore }) => ({
      bankReference,
      ...(wasSentBefore ? { wasSentBefore: 'yes' } : {}),
    }),
    decide: (tx, given, { bankReference, wasSentBefore = false }) =>
      payWithdrawal(barred, tx, { ...given, bankReference, wasSentBefore }),
    answer: ({ withdrawal }) => ({ withdrawal }),
  });
}
