/** Placement requests in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from placements.request d join placements.offer o on o.id = d.offer_id where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.id::text, 'symbol', o.symbol, 'name', o.name, 'lots', d.lots,
    'amount', d.amount::text, 'currency', 'INR')`,
});

export const PLACEMENTS_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'placement.requested'`, { at: 'd.created_at' }),
  happened(`'placement.' || d.status`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'allotted', d.allotted_lots, 'reason', d.reason, 'note', d.note`,
  }),
];
