/** Withdrawals in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from withdrawals.withdrawal w where w.customer_id = $1',
  id: 'w.id',
  about: `jsonb_build_object('withdrawal', w.id::text, 'amount', w.amount::text, 'currency', w.currency)`,
});

export const WITHDRAWALS_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'withdrawal.requested'`, { at: 'w.created_at', with: `'destination', w.destination_id::text` }),
  happened(`'withdrawal.approved_first'`, { at: 'w.first_approved_at', by: 'w.first_approved_name' }),
  happened(`'withdrawal.approved'`, { at: 'w.approved_at', by: 'w.approved_name' }),
  happened(`'withdrawal.' || w.status`, {
    at: 'coalesce(w.paid_at, w.rejected_at, w.cancelled_at)',
    by: 'coalesce(w.paid_name, w.rejected_name)',
    with: `'reason', w.reason, 'note', w.note, 'bank_reference', w.bank_reference`,
  }),
];
