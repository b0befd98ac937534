/** What the auditor checks beside the ledger's own invariants, of every domain that stands on the books. */
import { ACTION_INVARIANTS } from './corporate-actions/audit.ts';
import { DEPOSIT_INVARIANTS } from './deposits/audit.ts';
import { EXCHANGE_INVARIANTS } from './exchange/audit.ts';
import type { Invariant } from './ledger/invariants.ts';
import { NEW_SHARES_INVARIANTS } from './new-shares/audit.ts';
import { ORDER_INVARIANTS } from './orders/audit.ts';
import { PLACEMENT_INVARIANTS } from './placements/audit.ts';
import { RESTRICTION_INVARIANTS } from './restrictions/audit.ts';
import { RIGHTS_INVARIANTS } from './rights/audit.ts';
import { CORRECTION_INVARIANTS } from './staff/audit.ts';
import { WITHDRAWAL_INVARIANTS } from './withdrawals/audit.ts';

export const DOMAIN_INVARIANTS: readonly Invariant[] = [
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
];
