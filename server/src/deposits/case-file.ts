/** Deposits in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from deposits.deposit d where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('deposit', d.id::text, 'amount', d.amount::text, 'currency', d.currency, 'reference', d.reference)`,
});

export const DEPOSITS_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'deposit.requested'`, { at: 'd.created_at', with: `'channel', d.channel` }),
  happened(`'deposit.approved_first'`, { at: 'd.first_approved_at', by: 'd.first_approved_name' }),
  happened(`'deposit.' || d.status`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'reason', d.reason, 'note', d.note`,
  }),
];
