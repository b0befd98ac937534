/** Verifications as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, NO_MONEY, shownAs, type Queue, type QueueCase } from '../platform/queue.ts';
import { IDENTITY_RULE } from './published-rule.ts';

export interface VerificationCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly status: string;
  /** UTC milliseconds. */
  readonly at: bigint;
  readonly attempt: number;
  readonly registeredAt: bigint;
  /** Whoever looks second does not see who looked first. */
  readonly firstId: bigint | null;
  /** Who decided it, or approved it last. */
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const COLUMNS = `d.id, d.customer_id as "customerId", c.account, d.state as "status", d.submitted_at as "at", d.attempt,
  d.first_approved_by as "firstId", (extract(epoch from c.created_at) * 1000)::bigint as "registeredAt",
  d.decided_by_name as "decidedName", d.decided_at as "decidedAt"`;

const stored = createCaseQueue<VerificationCase>({
  table: 'verification.submission',
  columns: COLUMNS,
  waiting: { where: `d.state = 'waiting'`, order: ['d.submitted_at', 'd.id'] },
  decided: { where: `d.state <> 'waiting'`, order: ['d.id'] },
  mayTake: (staff) => `d.first_approved_by is distinct from ${staff}`,
});

export const { cases, caseOf } = stored;

export const VERIFICATION_QUEUE: Queue = {
  name: 'identity',
  rule: IDENTITY_RULE,
  ...shownAs(stored, shown),
  open: ['waiting'],
  figures: createCaseFigures({
    table: 'verification.submission',
    waiting: `d.state = 'waiting'`,
    at: 'd.submitted_at',
    promisedBy: null,
    approved: { where: `d.decided_at is not null and d.state = 'approved'`, at: 'd.decided_at' },
    rejected: { where: `d.decided_at is not null and d.state = 'rejected'`, at: 'd.decided_at' },
    reasons: `select one ->> 'reason' as reason from jsonb_array_elements(d.reasons) one`,
  }),
  promise: 'identityPromiseMinutes',
};

/** Whoever looks second sees that somebody did, not who. */
function shown(row: VerificationCase): QueueCase {
  const hints: QueueCase['hints'] = row.attempt > 1 ? [{ key: 'attempt', params: { attempt: row.attempt } }] : [];
  if (row.firstId !== null) hints.push({ key: 'second_look', params: {} });
  return { ...BY_ONE, ...NO_MONEY, ...row, promisedBy: null, hints };
}
