/** Applications for dividends as cases of a queue (rules §10). */
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, shownAs, type Queue } from '../platform/queue.ts';
import { requests } from './application-store.ts';
import { DIVIDEND_RULE } from './published-rule.ts';

export interface DividendCase {
  readonly id: bigint;
  readonly entitlementId: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly symbol: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly status: string;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const COLUMNS = `d.id, d.entitlement_id as "entitlementId", d.customer_id as "customerId", c.account, n.symbol, d.amount,
  'INR' as currency, d.status, d.created_at as "at", d.promised_by as "promisedBy", d.decided_name as "decidedName",
  d.decided_at as "decidedAt"`;

const stored = createCaseQueue<DividendCase>({
  table: 'actions.application',
  columns: COLUMNS,
  joins: 'join actions.entitlement e on e.id = d.entitlement_id join actions.action n on n.id = e.action_id',
  waiting: { where: `d.status = 'pending'`, order: ['d.id'] },
  decided: { where: `d.status in ('approved', 'rejected')`, order: ['d.decided_at', 'd.id'] },
  mayTake: (staff) => `${staff}::bigint is not null`,
});

export const { caseOf } = stored;

export const DIVIDENDS_QUEUE: Queue = {
  name: 'dividends',
  rule: DIVIDEND_RULE,
  ...shownAs(stored, (row) => ({ ...row, ...BY_ONE, hints: [{ key: 'dividend', params: { symbol: row.symbol } }] })),
  open: ['pending'],
  markClaimed: requests.markClaimed,
  figures: createCaseFigures({
    table: 'actions.application',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.status = 'approved'`, at: 'd.decided_at' },
    rejected: { where: `d.status = 'rejected'`, at: 'd.decided_at' },
    reasons: 'select d.reason',
  }),
  promise: 'dividendPromiseMinutes',
};
