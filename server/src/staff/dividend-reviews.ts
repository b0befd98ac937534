/** The calls of reviewing applications for dividends, and corporate actions with their progress (rules §8, §10). */
import {
  approveDividend,
  getDividendCase,
  listActionProgress,
  rejectDividend,
} from '@bahi/contract/corporate-actions/staff-calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import {
  approveApplication,
  caseOf,
  dividendOfApplication,
  progressPage,
  rejectApplication,
  viewOf,
  type ApplicationsDeps,
} from '../corporate-actions/service.ts';
import { refuse } from '../platform/refuse.ts';
import { staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { writeAudit } from './audit-log.ts';
import { decisionRoute, type DecidingDeps } from './decision-route.ts';
import type { QueueDeps } from './queues.ts';

export interface DividendReviewsOptions extends DecidingDeps, ApplicationsDeps, Pick<QueueDeps, 'verifiedName'> {
  readonly feed: Pick<MarketFeed, 'instrument' | 'instruments'>;
}

const queue = 'dividends';

export function registerDividendReviews(server: FastifyInstance, options: DividendReviewsOptions): void {
  const { db, calendar, feed, verifiedName } = options;
  staffRoute(server, listActionProgress, (input, { now }) =>
    db.read((tx) => progressPage(feed, tx, input, businessDateOf(calendar, now))),
  );
  staffRoute(server, getDividendCase, ({ case: id }, { staff, now }) =>
    db.transaction(async (tx) => {
      const caseId = storedId(id);
      const { customerId, account } = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
      const { row, earlier } = (await dividendOfApplication(tx, caseId))!;
      const name = await verifiedName(tx, customerId);
      await writeAudit(tx, { staffId: staff.staffId, action: 'dividends.view', subject: `dividends:${caseId}`, now });
      return {
        case: id,
        dividend: viewOf(options, row),
        customer: { id: customerId.toString(), account, name },
        earlier: earlier.map((one) => ({ ...one, at: Number(one.at) })),
      };
    }),
  );
  decisionRoute(server, options, approveDividend, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, given, { amount, note = null }) => approveApplication(options, tx, { ...given, amount, note }),
    answer: ({ dividend }, next) => ({ dividend, next }),
  });
  decisionRoute(server, options, rejectDividend, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, given, { reason, note = null }) => rejectApplication(options, tx, { ...given, reason, note }),
    answer: ({ dividend }, next) => ({ dividend, next }),
  });
}
