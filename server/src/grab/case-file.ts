/** Requests for grab offers in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from grab.request d join grab.offer o on o.id = d.offer_id where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.id::text, 'symbol', o.symbol, 'name', o.name, 'lots', d.lots,
    'amount', greatest(d.total, d.paid)::text, 'currency', 'INR')`,
});

export const GRAB_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'grab.requested'`, { at: 'd.created_at' }),
  happened(`'grab.' || d.status`, { at: 'd.decided_at', with: `'allotted', d.allotted_lots, 'reason', d.reason` }),
];
