/** Tickets as cases of a queue (rules §10): those that wait for us, the longest first, and the others, the newest word first. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, NO_MONEY, shownAs, type Queue } from '../platform/queue.ts';
import { TICKET_RULE } from './published-rule.ts';

export interface TicketCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly kind: string;
  readonly desk: StaffRole;
  readonly assignee: string | null;
  readonly status: string;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

/** Next comes what stands at a desk of this person, and is not meant for somebody else. */
const stored = createCaseQueue<TicketCase>({
  table: 'support.ticket',
  columns: `d.id, d.customer_id as "customerId", c.account, d.kind, d.desk, d.assignee_name as assignee, d.state as status,
    d.waiting_since as "at", d.promised_by as "promisedBy", d.answered_name as "decidedName", d.answered_at as "decidedAt"`,
  waiting: { where: `d.state = 'open'`, order: ['d.waiting_since', 'd.id'] },
  decided: { where: `d.state <> 'open'`, order: ['d.last_at', 'd.id'] },
  mayTake: (staff) => `(d.assignee_id is null or d.assignee_id = ${staff})
    and d.desk = any (array(select unnest(m.roles) from staff.member m where m.id = ${staff}))`,
});

export const { caseOf } = stored;

export const TICKETS_QUEUE: Queue = {
  name: 'tickets',
  rule: TICKET_RULE,
  ...shownAs(stored, (row) => ({
    ...row,
    ...BY_ONE,
    ...NO_MONEY,
    // Who answered before is not who decides it now.
    ...(row.status === 'open' ? { decidedName: null, decidedAt: null } : {}),
    // Here `waiting` is what waits for staff.
    status: row.status === 'waiting' ? 'asked' : row.status,
    hints: [
      { key: `ticket_${row.kind}`, params: {} },
      ...(row.desk === 'support' ? [] : [{ key: `ticket_desk_${row.desk}`, params: {} }]),
      ...(row.assignee === null ? [] : [{ key: 'ticket_for', params: { name: row.assignee } }]),
    ],
  })),
  open: ['open'],
  figures: createCaseFigures({
    table: 'support.ticket',
    waiting: `d.state = 'open'`,
    at: 'd.waiting_since',
    promisedBy: 'd.promised_by',
    approved: { where: 'd.answered_at is not null', at: 'd.answered_at' },
    // Nobody rejects a question.
    rejected: { where: 'false', at: 'd.answered_at' },
    reasons: null,
  }),
  promise: 'supportPromiseMinutes',
};
