/** Loans in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from loans.loan d where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.id::text, 'days', d.term_days, 'amount', d.amount::text, 'currency', 'INR')`,
});

export const LOANS_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'loan.requested'`, { at: 'd.created_at' }),
  happened(`case when d.status in ('in_progress', 'ended') then 'loan.paid_out' else 'loan.' || d.status end`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'reason', d.reason, 'note', d.note`,
  }),
  happened(`'loan.due_waits'`, { at: 'd.waits_since', with: `'until', d.waits_until` }),
  happened(`'loan.overdue'`, { at: 'd.overdue_told_at' }),
  happened(`'loan.ended'`, { at: 'd.ended_at' }),
];
