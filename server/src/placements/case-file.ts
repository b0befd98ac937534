/** Placement requests in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('request', d.id::text, 'symbol', o.symbol, 'name', o.name, 'lots', d.lots,
  'amount', d.amount::text, 'currency', 'INR')`;
const from = 'from placements.request d join placements.offer o on o.id = d.offer_id where d.customer_id = $1';

export const PLACEMENTS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select d.id, d.created_at as at, 'placement.requested' as what, ${about} as params, null::text as by ${from}`,
  },
  {
    domain: 'money',
    sql: `select d.id, d.decided_at as at, 'placement.' || d.status as what,
      ${about} || jsonb_build_object('allotted', d.allotted_lots, 'reason', d.reason, 'note', d.note) as params,
      d.decided_name as by ${from} and d.decided_at is not null`,
  },
];
