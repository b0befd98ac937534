/** Requests for pledges as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Minor } from '@bahi/core/money.ts';
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, shownAs, type Queue, type QueueCase } from '../platform/queue.ts';
import { pledges } from './store.ts';
import { PLEDGE_RULE } from './published-rule.ts';

export interface PledgeCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly termDays: number;
  readonly symbol: string;
  readonly lots: number;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const PAID_OUT = `d.status in ('lending', 'finished')`;

const stored = createCaseQueue<PledgeCase>({
  table: 'pledges.pledge',
  columns: `d.id, d.customer_id as "customerId", c.account, d.term_days::int as "termDays", d.symbol, d.lots, d.amount,
    'INR' as currency, d.status, d.created_at as "at", d.promised_by as "promisedBy", d.decided_name as "decidedName",
    d.decided_at as "decidedAt"`,
  waiting: { where: `d.status in ('pending')`, order: ['d.id'] },
  decided: { where: `d.status in ('lending', 'finished', 'rejected')`, order: ['d.decided_at', 'd.id'] },
  mayTake: (staff) => `${staff}::bigint is not null`,
});

export const { caseOf } = stored;

export const PLEDGES_QUEUE: Queue = {
  name: 'pledges',
  rule: PLEDGE_RULE,
  ...shownAs(stored, shown),
  open: ['pending'],
  markClaimed: pledges.markClaimed,
  figures: createCaseFigures({
    table: 'pledges.pledge',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: PAID_OUT, at: 'd.decided_at' },
    rejected: { where: `d.status = 'rejected'`, at: 'd.decided_at' },
    reasons: 'select d.reason',
  }),
  promise: 'pledgePromiseMinutes',
};

function shown(row: PledgeCase): QueueCase {
  return {
    ...row,
    ...BY_ONE,
    hints: [{ key: 'pledge', params: { days: row.termDays, lots: row.lots, symbol: row.symbol } }],
  };
}
