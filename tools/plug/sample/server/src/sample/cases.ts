/** Wishes as cases of a queue. */
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, NO_MONEY, shownAs, type Queue } from '../platform/queue.ts';

interface WishCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly text: string;
  readonly status: string;
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const stored = createCaseQueue<WishCase>({
  table: 'sample.wish',
  columns: `d.id, d.customer_id as "customerId", c.account, d.text, d.status, d.created_at as "at",
    d.promised_by as "promisedBy", d.decided_name as "decidedName", d.decided_at as "decidedAt"`,
  waiting: { where: `d.status = 'pending'`, order: ['d.id'] },
  decided: { where: `d.status = 'answered'`, order: ['d.decided_at', 'd.id'] },
  mayTake: (staff) => `${staff}::bigint is not null`,
});

export const { caseOf } = stored;

export const WISHES_QUEUE: Queue = {
  name: 'wishes',
  ...shownAs(stored, (row) => ({ ...row, ...BY_ONE, ...NO_MONEY, hints: [] })),
  open: ['pending'],
  figures: createCaseFigures({
    table: 'sample.wish',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.status = 'answered'`, at: 'd.decided_at' },
    rejected: { where: 'false', at: 'd.decided_at' },
    reasons: null,
  }),
  promise: null,
};
