/** What security offers to the other domains: what a movement of money asks for, and what holds it back (rules §6). */
import type { Database, Tx } from '../platform/database.ts';
import { checkFundPassword, spendFundPassword, type GivenFundPassword } from './fund-password.ts';
import { findSecurity } from './store.ts';

/** A step-up that was right, to be used in the transaction it allows. */
export interface StepUp {
  readonly given: GivenFundPassword;
}

export interface StepUpAsk {
  readonly customerId: bigint;
  readonly fundPassword: string;
  readonly now: number;
}

/**
 * Outside of a transaction: hashing takes long, and a miss stays counted whatever becomes of the call. Use it as the check of
 * `onceChecked`, and `spendStepUp` first in its function.
 */
export async function checkStepUp(db: Database, ask: StepUpAsk): Promise<StepUp> {
  return { given: await checkFundPassword(db, ask) };
}

export async function spendStepUp(tx: Tx, { given }: StepUp): Promise<void> {
  await spendFundPassword(tx, given);
}

/** Until when money may not leave, because something that guards it was replaced; null when nothing holds it. */
export async function moneyOutHeldUntil(tx: Tx, customerId: bigint, now: number): Promise<number | null> {
  const { money_out_held_until } = await findSecurity(tx, customerId);
  const until = Number(money_out_held_until ?? 0);
  return until > now ? until : null;
}

/** Without one nothing that moves money can be confirmed. */
export async function hasFundPassword(tx: Tx, customerId: bigint): Promise<boolean> {
  return (await findSecurity(tx, customerId)).fund_password_hash !== null;
}
