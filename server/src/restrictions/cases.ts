/** Appeals as cases of a queue (rules §10): those that wait, oldest first, and those that were answered, newest first. */
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import type { RestrictionKind } from './state.ts';
import { BY_ONE, NO_MONEY, shownAs, type Queue } from '../platform/queue.ts';

export interface AppealCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly kind: RestrictionKind;
  readonly status: string;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

/** Nobody is offered an appeal against the own decision. */
const stored = createCaseQueue<AppealCase>({
  table: 'restrictions.appeal',
  columns: `d.id, d.customer_id as "customerId", c.account, r.kind, d.state as "status", d.created_at as "at",
    d.promised_by as "promisedBy", d.decided_name as "decidedName", d.decided_at as "decidedAt"`,
  joins: 'join restrictions.restriction r on r.id = d.restriction_id',
  waiting: { where: `d.state = 'pending'`, order: ['d.id'] },
  decided: { where: `d.state in ('upheld', 'rejected')`, order: ['d.decided_at', 'd.id'] },
  mayTake: (staff) => `not exists (select from restrictions.restriction r
    where r.id = d.restriction_id and ${staff} in (r.author_id, r.approved_by))`,
});

export const { caseOf } = stored;

export const APPEALS_QUEUE: Queue = {
  name: 'appeals',
  ...shownAs(stored, (row) => ({ ...row, ...BY_ONE, ...NO_MONEY, hints: [{ key: row.kind, params: {} }] })),
  open: ['pending'],
  figures: createCaseFigures({
    table: 'restrictions.appeal',
    waiting: `d.state = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.state = 'upheld'`, at: 'd.decided_at' },
    rejected: { where: `d.state = 'rejected'`, at: 'd.decided_at' },
    reasons: null,
  }),
  promise: 'appealPromiseMinutes',
};
