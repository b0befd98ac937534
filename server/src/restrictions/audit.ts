/** What must be true of restrictions beside the books, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

/** `is true` keeps it a look into a hash: as a join it is planned for few books, and compares each with each. */
const isChanged = (customerId: string): string => `(${customerId} in (select customer_id from book)) is true`;

export const RESTRICTION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'shown_restrictions_are_the_cases',
    meaning:
      'What stands on a customer’s row, by which orders and money are decided, is what the cases say, one for one.',
    sql: `select customer_id, shown.what as shown, kept.what as case
      from (
        select c.id as customer_id, one ->> 'case' as id,
          concat_ws(' ', one ->> 'kind', one ->> 'reason', one ->> 'since', one ->> 'until', one ->> 'isOwn') as what
        from identity.customer c cross join lateral jsonb_array_elements(c.restrictions) as one
        where c.restrictions is not null and ${isChanged('c.id')}
      ) as shown
      full join (
        select r.customer_id, r.id::text as id, concat_ws(' ', r.kind, r.reason, r.since, r.until, r.is_own::text) as what
        from restrictions.restriction r
        where r.is_current and ${isChanged('r.customer_id')}
      ) as kept using (customer_id, id)
      where shown.what is distinct from kept.what`,
  },
  {
    name: 'longer_restriction_has_two_people',
    meaning: 'A restriction that one person alone imposed ends by itself, and one that two agreed on has two.',
    sql: `select r.id as restriction, r.author_id, r.approved_by, r.until, r.asked_until from restrictions.restriction r
      where r.needs_second and (r.approved_by = r.author_id
        or (r.approved_by is null and (r.until is null or r.until = r.asked_until))
        or (r.approved_by is not null and r.until is distinct from r.asked_until))`,
    isWholeOnly: true,
  },
];
