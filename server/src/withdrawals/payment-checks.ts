/** What keeps money in an account once a withdrawal waits (rules §6): asked again at its approval and at its payment. */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { Minor } from '@bahi/core/money.ts';
import { withdrawableOf } from '@bahi/core/withdrawal-gates.ts';
import type { Tx } from '../platform/database.ts';
import { accountState } from '../restrictions/service.ts';

export interface BarsDeps {
  /** Until when money stays after a security change. */
  readonly moneyOutHeldUntil: (tx: Tx, customerId: bigint, now: number) => Promise<number | null>;
}

/** The caller has locked the customer, so that none begins meanwhile. Null: nothing does. */
export async function moneyOutBar(
  deps: BarsDeps,
  tx: Tx,
  { customerId, now }: { customerId: bigint; now: number },
): Promise<Refusal | null> {
  const { frozen, banned, disabled, noWithdrawal } = await accountState(tx, customerId, now);
  if (frozen !== null) return refusal('identity.frozen', frozen);
  if (banned !== null) return refusal('identity.banned', banned);
  if (disabled !== null) return refusal('identity.disabled', disabled);
  if (noWithdrawal !== null) return refusal('identity.no_withdrawal', noWithdrawal);
  const until = await deps.moneyOutHeldUntil(tx, customerId, now);
  return until === null ? null : refusal('withdrawals.money_out_held', { until });
}

/**
 * What the account can spare for it, and how much that lacks: a debt that came since the request is asked for first, and what is borrowed
 * stays. Interest that comes up while a request waits for us is no reason to keep it.
 */
export function coverOf(
  { cash, held, receivable, loan }: Record<'cash' | 'held' | 'receivable' | 'loan', Minor>,
  amount: Minor,
): { withdrawable: Minor; short: Minor } {
  // Its own amount is among what is held.
  const withdrawable = withdrawableOf({ cash, held: held - amount, unsettled: 0n, receivable, loan });
  return { withdrawable, short: withdrawable < amount ? amount - withdrawable : 0n };
}
