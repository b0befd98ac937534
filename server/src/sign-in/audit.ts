/** What must be true of daily sign-ins, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

export const SIGN_IN_INVARIANTS: readonly Invariant[] = [
  {
    name: 'sign_in_is_once_a_day',
    meaning:
      'Each sign-in belongs to the calendar day in India on which it was made. There is at most one for each customer and day, and none before the account was opened.',
    sql: `select d.customer_id, d.day, d.at, count(*) as rows from sign_in.day d join identity.customer c on c.id = d.customer_id
      group by d.customer_id, d.day, d.at, c.created_at
      having count(*) > 1 or d.day <> (to_timestamp(d.at / 1000.0) at time zone 'Asia/Kolkata')::date
        or d.at < floor(extract(epoch from c.created_at) * 1000)
      union all
      select d.customer_id, d.day, max(d.at), count(*) from sign_in.day d group by d.customer_id, d.day having count(*) > 1`,
    isWholeOnly: true,
  },
];
