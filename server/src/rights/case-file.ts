/** Rights issues in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('symbol', i.symbol, 'name', i.name)`;
const from = 'from rights.entitlement e join rights.issue i on i.id = e.issue_id';

export const RIGHTS_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'money',
    sql: `select e.id, i.recorded_at as at, 'rights.entitled' as what,
      ${about} || jsonb_build_object('held', e.held, 'shares', e.shares) as params, null::text as by
      ${from} where e.customer_id = $1 and i.recorded_at is not null`,
  },
  {
    domain: 'money',
    sql: `select t.id, t.at, 'rights.taken' as what, ${about} || jsonb_build_object('shares', t.shares, 'extra', t.extra,
      'amount', (t.shares * i.price)::text, 'currency', 'INR') as params, null::text as by
      ${from} join rights.take_up t on t.entitlement_id = e.id where e.customer_id = $1`,
  },
  {
    domain: 'money',
    sql: `select e.id, e.settled_at as at, 'rights.settled' as what, ${about} || jsonb_build_object('shares', e.taken,
      'extra', e.extra_allotted, 'lapsed', e.lapsed) as params, null::text as by
      ${from} where e.customer_id = $1 and e.settled_at is not null`,
  },
];
