/** Who may borrow at all (desks §0): the account, then the identity; and core's rejections as refusals. */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { LoanRejection } from '@bahi/core/loan.ts';
import type { Tx } from '../platform/database.ts';
import { accountState } from '../restrictions/service.ts';

export interface IdentityDeps {
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  readonly isUnderReview: (tx: Tx, customerId: bigint) => Promise<boolean>;
}

export async function accountRefusal(
  { verifiedName, isUnderReview }: IdentityDeps,
  tx: Tx,
  { customerId, now }: { readonly customerId: bigint; readonly now: number },
): Promise<Refusal | null> {
  const { frozen, banned, disabled } = await accountState(tx, customerId, now);
  if (frozen !== null) return refusal('identity.frozen', frozen);
  if (banned !== null) return refusal('identity.banned', banned);
  if (disabled !== null) return refusal('identity.disabled', disabled);
  if ((await verifiedName(tx, customerId)) !== null) return null;
  return (await isUnderReview(tx, customerId))
    ? refusal('verification.under_review', {})
    : refusal('verification.required', {});
}

/** This does not compile when codes or parameters differ. */
export function asRefusal(rejection: LoanRejection | null): Refusal | null {
  return rejection;
}
