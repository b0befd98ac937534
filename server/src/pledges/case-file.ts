/** Pledges in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from pledges.pledge d where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.id::text, 'days', d.term_days, 'amount', d.amount::text, 'currency', 'INR', 'symbol', d.symbol, 'lots', d.lots)`,
});

export const PLEDGES_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'pledge.requested'`, { at: 'd.created_at' }),
  happened(`case when d.status in ('lending', 'finished') then 'pledge.paid_out' else 'pledge.' || d.status end`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'reason', d.reason, 'note', d.note`,
  }),
  happened(`'pledge.due_waits'`, { at: 'd.waits_since', with: `'until', d.waits_until` }),
  happened(`'pledge.overdue'`, { at: 'd.overdue_told_at' }),
  happened(`'pledge.finished'`, { at: 'd.ended_at' }),
];
