/** Applications for dividends in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('dividend', d.entitlement_id::text, 'symbol', c.symbol, 'position', e.position_id::text,
  'amount', d.amount::text, 'currency', 'INR')`;
const from = `from actions.application d join actions.entitlement e on e.id = d.entitlement_id
  join actions.action c on c.id = e.action_id where d.customer_id = $1`;

export const DIVIDENDS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select d.id, d.created_at as at, 'dividend.applied' as what, ${about} as params, null::text as by ${from}`,
  },
  {
    domain: 'money',
    sql: `select d.id, d.decided_at as at, 'dividend.' || d.status as what,
      ${about} || jsonb_build_object('reason', d.reason, 'note', d.note) as params, d.decided_name as by
      ${from} and d.decided_at is not null`,
  },
];
