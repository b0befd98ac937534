/** Requests for seats as cases of a queue (rules §10), and in a customer's case file. */
import { createCaseFigures } from '../platform/case-figures.ts';
import type { CaseFileSource } from '../platform/case-file.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, NO_MONEY, shownAs, type Queue, type QueueCase } from '../platform/queue.ts';
import { happenedIn } from '../platform/requests/case-file.ts';
import { seats } from './seat-store.ts';

type SeatCase = Omit<QueueCase, keyof typeof BY_ONE | keyof typeof NO_MONEY | 'hints'>;

const stored = createCaseQueue<SeatCase>({
  table: 'institutions.seat',
  columns: `d.id, d.customer_id as "customerId", c.account, d.status, d.created_at as "at", d.promised_by as "promisedBy",
    d.decided_name as "decidedName", d.decided_at as "decidedAt"`,
  waiting: { where: `d.status = 'pending'`, order: ['d.id'] },
  decided: { where: `d.status in ('approved', 'rejected', 'ended')`, order: ['d.decided_at', 'd.id'] },
  mayTake: (staff) => `${staff}::bigint is not null`,
});

export const { caseOf } = stored;

export const SEATS_QUEUE: Queue = {
  name: 'seats',
  ...shownAs(stored, (row: SeatCase): QueueCase => ({ ...row, ...BY_ONE, ...NO_MONEY, hints: [] })),
  open: ['pending'],
  markClaimed: seats.markClaimed,
  figures: createCaseFigures({
    table: 'institutions.seat',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.status in ('approved', 'ended')`, at: 'd.decided_at' },
    rejected: { where: `d.status = 'rejected'`, at: 'd.decided_at' },
    reasons: 'select d.reason',
  }),
  promise: null,
};

const happened = happenedIn({
  domain: 'identity',
  from: 'from institutions.seat d join identity.institution i on i.id = d.institution_id where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.id::text, 'institution', i.name)`,
});

export const SEATS_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'seat.requested'`, { at: 'd.created_at' }),
  happened(`'seat.' || case d.status when 'ended' then 'approved' else d.status end`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'reason', d.reason, 'note', d.note`,
  }),
  happened(`'seat.ended'`, { at: 'd.ended_at', by: 'd.ended_name', with: `'note', d.end_note` }),
];
