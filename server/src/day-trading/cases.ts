/** Requests for mandates as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Minor } from '@bahi/core/money.ts';
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, shownAs, type Queue, type QueueCase } from '../platform/queue.ts';
import { mandates } from './store.ts';
import { MANDATE_RULE } from './published-rule.ts';

export interface MandateCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const stored = createCaseQueue<MandateCase>({
  table: 'day_trading.mandate',
  columns: `d.id, d.customer_id as "customerId", c.account, d.amount, 'INR' as currency, d.status, d.created_at as "at",
    d.promised_by as "promisedBy", d.decided_name as "decidedName", d.decided_at as "decidedAt"`,
  waiting: { where: `d.status in ('pending')`, order: ['d.id'] },
  decided: { where: `d.status in ('approved', 'settled', 'rejected')`, order: ['d.decided_at', 'd.id'] },
  mayTake: (staff) => `${staff}::bigint is not null`,
});

export const { caseOf } = stored;

export const MANDATES_QUEUE: Queue = {
  name: 'mandates',
  rule: MANDATE_RULE,
  ...shownAs(stored, (row: MandateCase): QueueCase => ({ ...row, ...BY_ONE, hints: [] })),
  open: ['pending'],
  markClaimed: mandates.markClaimed,
  figures: createCaseFigures({
    table: 'day_trading.mandate',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.status in ('approved', 'settled')`, at: 'd.decided_at' },
    rejected: { where: `d.status = 'rejected'`, at: 'd.decided_at' },
    reasons: 'select d.reason',
  }),
  promise: 'dayTradingPromiseMinutes',
};
