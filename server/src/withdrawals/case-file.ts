/** Withdrawals in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('withdrawal', w.id::text, 'amount', w.amount::text, 'currency', w.currency)`;
const from = 'from withdrawals.withdrawal w where w.customer_id = $1';

export const WITHDRAWALS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select w.id, w.created_at as at, 'withdrawal.requested' as what,
      ${about} || jsonb_build_object('destination', w.destination_id::text) as params, null::text as by ${from}`,
  },
  {
    domain: 'money',
    sql: `select w.id, w.first_approved_at as at, 'withdrawal.approved_first' as what, ${about} as params,
      w.first_approved_name as by ${from} and w.first_approved_at is not null`,
  },
  {
    domain: 'money',
    sql: `select w.id, w.approved_at as at, 'withdrawal.approved' as what, ${about} as params, w.approved_name as by
      ${from} and w.approved_at is not null`,
  },
  {
    domain: 'money',
    sql: `select w.id, coalesce(w.paid_at, w.rejected_at, w.cancelled_at) as at, 'withdrawal.' || w.status as what,
      ${about} || jsonb_build_object('reason', w.reason, 'note', w.note, 'bank_reference', w.bank_reference) as params,
      coalesce(w.paid_name, w.rejected_name) as by ${from} and w.status in ('paid', 'rejected', 'cancelled')`,
  },
];
