/** Deposits in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('deposit', d.id::text, 'amount', d.amount::text, 'currency', d.currency, 'reference', d.reference)`;
const from = 'from deposits.deposit d where d.customer_id = $1';

export const DEPOSITS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select d.id, d.created_at as at, 'deposit.requested' as what,
      ${about} || jsonb_build_object('channel', d.channel) as params, null::text as by ${from}`,
  },
  {
    domain: 'money',
    sql: `select d.id, d.first_approved_at as at, 'deposit.approved_first' as what, ${about} as params,
      d.first_approved_name as by ${from} and d.first_approved_at is not null`,
  },
  {
    domain: 'money',
    sql: `select d.id, d.decided_at as at, 'deposit.' || d.status as what,
      ${about} || jsonb_build_object('reason', d.reason, 'note', d.note) as params, d.decided_name as by
      ${from} and d.decided_at is not null`,
  },
];
