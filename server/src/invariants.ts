/** What the auditor checks beside the ledger's own invariants, of every domain that stands on the books. */
import { ACTION_INVARIANTS } from './corporate-actions/audit.ts';
import { DEPOSIT_INVARIANTS } from './deposits/audit.ts';
import { EXCHANGE_INVARIANTS } from './exchange/audit.ts';
import { ACCOUNT_INVARIANTS } from './identity/audit.ts';
import { DEBT_INVARIANTS } from './ledger/debts.ts';
import type { Invariant } from './ledger/invariants.ts';
import { NEW_SHARES_INVARIANTS } from './new-shares/audit.ts';
import { ORDER_INVARIANTS } from './orders/audit.ts';
import { PLACEMENT_INVARIANTS } from './placements/audit.ts';
import { PROOF_INVARIANTS } from './proofs/audit.ts';
import { RESTRICTION_INVARIANTS } from './restrictions/audit.ts';
import { RIGHTS_INVARIANTS } from './rights/audit.ts';
import { CORRECTION_INVARIANTS } from './staff/audit.ts';
import { WITHDRAWAL_INVARIANTS } from './withdrawals/audit.ts';

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
  ...ACCOUNT_INVARIANTS,
  ...DEBT_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...ACTION_INVARIANTS,
  ...DEPOSIT_INVARIANTS,
  ...WITHDRAWAL_INVARIANTS,
  ...EXCHANGE_INVARIANTS,
  ...CORRECTION_INVARIANTS,
  ...RESTRICTION_INVARIANTS,
  ...NEW_SHARES_INVARIANTS,
  ...PLACEMENT_INVARIANTS,
  ...RIGHTS_INVARIANTS,
  ...PROOF_INVARIANTS,
  ESCROW,
];
