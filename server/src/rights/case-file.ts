/** Rights issues in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn, type Happenings } from '../platform/requests/case-file.ts';

const entitled: Happenings = {
  domain: 'money',
  from: 'from rights.entitlement e join rights.issue i on i.id = e.issue_id where e.customer_id = $1',
  id: 'e.id',
  about: `jsonb_build_object('symbol', i.symbol, 'name', i.name)`,
};
const taken = `from rights.entitlement e join rights.issue i on i.id = e.issue_id
  join rights.take_up t on t.entitlement_id = e.id where e.customer_id = $1`;
const happened = happenedIn(entitled);

export const RIGHTS_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'rights.entitled'`, { at: 'i.recorded_at', with: `'held', e.held, 'shares', e.shares` }),
  happenedIn({ ...entitled, from: taken, id: 't.id' })(`'rights.taken'`, {
    at: 't.at',
    with: `'shares', t.shares, 'extra', t.extra, 'amount', (t.shares * i.price)::text, 'currency', 'INR'`,
  }),
  happened(`'rights.waits'`, {
    at: 'e.waits_since',
    with: `'shares', e.shares - e.taken, 'until', e.waits_until`,
  }),
  happened(`'rights.settled'`, {
    at: 'e.settled_at',
    with: `'shares', e.taken, 'extra', e.extra_allotted, 'lapsed', e.lapsed`,
  }),
];
