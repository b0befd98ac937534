/** Applications for dividends as staff review them, and corporate actions with their progress (rules §8, §10). */
import {
  approveDividend,
  getDividendCase,
  listActionProgress,
  rejectDividend,
} from '@bahi/contract/corporate-actions/staff-calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import type { Tx } from '../platform/database.ts';
import type { Desk } from '../staff/service.ts';
import { approveApplication, dividendOfApplication, rejectApplication, viewOf } from './applications.ts';
import { caseOf } from './cases.ts';
import type { DatesDeps } from './dates.ts';
import { progressPage } from './pages.ts';

export interface DividendReviewsDeps extends DatesDeps {
  readonly feed: DatesDeps['feed'] & Pick<MarketFeed, 'instruments'>;
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
}

export function registerDividendReviews(desk: Desk, deps: DividendReviewsDeps): void {
  const queue = 'dividends';
  desk.query(listActionProgress, (tx, { input, now }) =>
    progressPage(deps.feed, tx, input, businessDateOf(deps.calendar, now)),
  );
  desk.look(getDividendCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account }, { id }) {
      const { row, earlier } = (await dividendOfApplication(tx, id))!;
      return {
        case: id.toString(),
        dividend: viewOf(deps, row),
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        earlier: earlier.map((one) => ({ ...one, at: Number(one.at) })),
      };
    },
  });
  desk.decide(approveDividend, {
    queue,
    what: () => 'approve',
    detail: ({ amount, note = null }) => ({ amount, note }),
    decide: (tx, given, { amount, note = null }) => approveApplication(deps, tx, { ...given, amount, note }),
    answer: ({ dividend }, next) => ({ dividend, next }),
  });
  desk.decide(rejectDividend, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, given, { reason, note = null }) => rejectApplication(deps, tx, { ...given, reason, note }),
    answer: ({ dividend }, next) => ({ dividend, next }),
  });
}
