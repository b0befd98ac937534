/** Applications for dividends in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: `from actions.application d join actions.entitlement e on e.id = d.entitlement_id
    join actions.action c on c.id = e.action_id where d.customer_id = $1`,
  id: 'd.id',
  about: `jsonb_build_object('dividend', d.entitlement_id::text, 'symbol', c.symbol, 'position', e.position_id::text,
    'amount', d.amount::text, 'currency', 'INR')`,
});

export const DIVIDENDS_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'dividend.applied'`, { at: 'd.created_at' }),
  happened(`'dividend.' || d.status`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'reason', d.reason, 'note', d.note`,
  }),
];
