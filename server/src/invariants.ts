/** What the auditor checks beside the ledger's own invariants: of every domain, and across them. */
import { DOMAINS } from './domains.ts';
import type { Invariant } from './ledger/invariants.ts';

/** Across the domains that pay into escrow: a placement's money goes on to its shares in the same transaction. */
const ESCROW: Invariant = {
  name: 'escrow_is_for_shares_to_come',
  meaning:
    'What a customer has in escrow is what the applications for new shares that are not ended and the rights that are not settled have paid.',
  sql: `select b.customer_id, b.escrow, s.paid as new_shares, r.paid as rights from book b
    left join lateral (
      select coalesce(sum(s.paid - s.refunded), 0) as paid from new_shares.subscription s
      where s.customer_id = b.customer_id and s.status in ('applied', 'awaiting_payment', 'paid')
    ) s on true
    left join lateral (
      select coalesce(sum(e.taken * i.price), 0) as paid from rights.entitlement e join rights.issue i on i.id = e.issue_id
      where e.customer_id = b.customer_id and e.settled_at is null
    ) r on true
    where b.currency = 'INR' and b.escrow <> s.paid + r.paid`,
};

export const DOMAIN_INVARIANTS: readonly Invariant[] = [
  ...DOMAINS.flatMap(({ invariants = [] }) => invariants),
  ESCROW,
];
