/** What security offers to the other domains: what a movement of money asks for, and what holds it back (rules §6). */
import { guardChange } from '@bahi/contract/staff/reviews.ts';
import type * as z from 'zod/mini';
import { spendCode, type CodeMatch, type TotpDeps } from '../identity/service.ts';
import { toldSince } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import {
  checkFundPassword,
  spendFundPassword,
  type FundPasswordDeps,
  type GivenFundPassword,
} from './fund-password.ts';
import { checkCode } from './second-factor.ts';
import { findSecurity } from './store.ts';

export { emailOf, maskedEmailOf } from './email.ts';
export { maskedPhoneOf, phoneOf } from './phone.ts';

/** A step-up that was right, to be spent in the transaction it allows. */
export interface StepUp {
  readonly given: GivenFundPassword;
  /** Of the authenticator; null when none is set up. */
  readonly code: CodeMatch | null;
}

export interface StepUpAsk {
  readonly customerId: bigint;
  readonly sessionId: bigint;
  readonly fundPassword: string;
  readonly code: string | undefined;
  readonly now: number;
}

/**
 * Outside of a transaction: hashing takes long, and a miss stays counted whatever becomes of the call. Use it as the check of
 * `onceChecked`, and `spendStepUp` first in its function.
 */
export async function checkStepUp(deps: TotpDeps & FundPasswordDeps, ask: StepUpAsk): Promise<StepUp> {
  let code: CodeMatch | null = null;
  const also = async () => {
    code = await checkCode(deps, ask);
  };
  const given = await checkFundPassword(deps, { ...ask, also });
  return { given, code };
}

/** The fund password must still be that one, and the code not be used. */
export async function spendStepUp(tx: Tx, { given, code }: StepUp): Promise<void> {
  await spendFundPassword(tx, given);
  if (code !== null) await spendCode(tx, code);
}

/** Until when money may not leave, because something that guards it was replaced; null when nothing holds it. */
export async function moneyOutHeldUntil(tx: Tx, customerId: bigint, now: number): Promise<number | null> {
  const { money_out_held_until } = await findSecurity(tx, customerId);
  const until = Number(money_out_held_until ?? 0);
  return until > now ? until : null;
}

type GuardChange = z.output<typeof guardChange>;

/** What was set, replaced or taken away of what guards the account, newest first. Each is told with the fact, and removals leave no other trace. */
export async function guardChanges(
  tx: Tx,
  customerId: bigint,
  since: number,
): Promise<{ what: GuardChange; at: number }[]> {
  const keys = guardChange.options.map((what) => `security.${what}` as const);
  const told = await toldSince(tx, customerId, { keys, since });
  return told.map(({ key, at }) => ({ what: key.slice('security.'.length) as GuardChange, at }));
}

/** Without one nothing that moves money can be confirmed. */
export async function hasFundPassword(tx: Tx, customerId: bigint): Promise<boolean> {
  return (await findSecurity(tx, customerId)).fund_password_hash !== null;
}
