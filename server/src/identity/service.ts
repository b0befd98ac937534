/**
 * What identity offers to the other domains: the state of an account, its restrictions (rules §6, T6) and its margin
 * permission. A command that locks the customer's row selects ACCOUNT_STATE_COLUMNS and reads them with accountStateOf.
 */
import { announceSessionEnded } from '../platform/bus.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import {
  findRestrictionAuthor,
  insertRestriction,
  liftRestriction,
  RESTRICTION_KINDS,
  selectAccountState,
  type AccountStateRow,
  type Lifting,
  type NewRestriction,
  type RestrictionKind,
} from './restriction-store.ts';
import { clearMisses } from './login-guard.ts';
import { updateSessionsEnded, type EndReason, type SessionChoice } from './session-store.ts';
import {
  findConsentVersion,
  findCustomer,
  insertInstitution,
  updateInvitationCode,
  updateMarginEnabled,
  updatePassword,
} from './store.ts';

export { confirmLoginPassword } from './confirm.ts';
export { clearMisses, countGuess } from './login-guard.ts';
export { loginHistory } from './login-history.ts';
export { hashPassword, isPasswordRight, refuseWeakPassword } from './passwords.ts';
export { findCustomer, findCustomerByAccount, type Language } from './store.ts';
export {
  beginTotp,
  confirmTotp,
  hasTotp,
  matchCode,
  recoveryCodes,
  removeTotp,
  spendCode,
  type CodeMatch,
  type TotpDeps,
} from './totp.ts';
export { newDevices } from './session-store.ts';
export { ACCOUNT_STATE_COLUMNS, type AccountStateRow, type RestrictionKind } from './restriction-store.ts';

export interface Restriction {
  readonly kind: RestrictionKind;
  readonly reason: string;
  readonly since: number;
  readonly until: number | null;
}

export interface AccountState {
  readonly isMarginEnabled: boolean;
  /** Each null unless in force. Frozen: no operation at all; no_trade: nothing opens; no_withdrawal: no money out; banned, disabled: no login. */
  readonly frozen: Restriction | null;
  readonly banned: Restriction | null;
  readonly disabled: Restriction | null;
  readonly noTrade: Restriction | null;
  readonly noWithdrawal: Restriction | null;
}

export function accountStateOf(row: AccountStateRow, now: number): AccountState {
  return {
    isMarginEnabled: row.is_margin_enabled,
    frozen: inForce(row, 'frozen', now),
    banned: inForce(row, 'banned', now),
    disabled: inForce(row, 'disabled', now),
    noTrade: inForce(row, 'no_trade', now),
    noWithdrawal: inForce(row, 'no_withdrawal', now),
  };
}

export async function accountState(tx: Tx, customerId: bigint, now: number): Promise<AccountState> {
  const row = await selectAccountState(tx, customerId);
  return row === null ? refuse('session.ended', {}) : accountStateOf(row, now);
}

/** The restrictions in force, as a list. */
export function restrictionsOf(row: AccountStateRow, now: number): Restriction[] {
  return RESTRICTION_KINDS.map((kind) => inForce(row, kind, now)).filter((restriction) => restriction !== null);
}

/** Puts a restriction in force at the commit. A ban and a disabling end every session within a second. */
export async function restrict(tx: Tx, restriction: NewRestriction): Promise<void> {
  await insertRestriction(tx, restriction);
  if (restriction.kind === 'banned' || restriction.kind === 'disabled') {
    await endSessions(tx, { customerId: restriction.customerId }, 'restricted', restriction.now);
  }
}

/** False when no such restriction was in force. */
export async function lift(tx: Tx, lifting: Lifting): Promise<boolean> {
  return liftRestriction(tx, lifting);
}

/** Nobody else restricts the customer, or lifts, until the transaction ends. */
export async function lockCustomer(tx: Tx, customerId: bigint): Promise<void> {
  await findCustomer(tx, customerId, 'for no key update');
}

/** The author of the freeze in force; null when there is none. */
export async function frozenBy(tx: Tx, customerId: bigint, now: number): Promise<string | null> {
  const { frozen } = await accountState(tx, customerId, now);
  return frozen === null ? null : findRestrictionAuthor(tx, customerId, 'frozen');
}

/** Ends sessions at the commit, in every process. Answers their ids. */
export async function endSessions(tx: Tx, choice: SessionChoice, reason: EndReason, now: number): Promise<bigint[]> {
  const ended = await updateSessionsEnded(tx, choice, reason, now);
  for (const sessionId of ended) await announceSessionEnded(tx, { sessionId, customerId: choice.customerId });
  return ended;
}

/**
 * A forgotten login password is replaced: every session ends, misses are forgotten. Answers the ids of the sessions, to be published
 * after the commit.
 */
export async function replaceLoginPassword(
  tx: Tx,
  { customerId, passwordHash, now }: { customerId: bigint; passwordHash: string; now: number },
): Promise<bigint[]> {
  const { account } = await findCustomer(tx, customerId, 'for no key update');
  await updatePassword(tx, customerId, passwordHash);
  await clearMisses(tx, account);
  return endSessions(tx, { customerId }, 'password_changed', now);
}

/** Leverage and short selling, unlocked by the exam (rules §9) or for a practice login. */
export async function setMarginEnabled(tx: Tx, customerId: bigint, isMarginEnabled: boolean): Promise<void> {
  await updateMarginEnabled(tx, customerId, isMarginEnabled);
}

/** An organisation whose code opens accounts; there already, nothing changes. */
export async function openInstitution(tx: Tx, institution: { code: string; name: string; now: number }): Promise<void> {
  await insertInstitution(tx, institution);
}

/** Gives a customer an invitation code that can be remembered. */
export async function setInvitationCode(tx: Tx, customerId: bigint, code: string): Promise<void> {
  await updateInvitationCode(tx, customerId, code);
}

/** The version of the texts a new customer agrees to. */
export async function consentVersion(tx: Tx, now: number): Promise<string> {
  return findConsentVersion(tx, now);
}

function inForce(row: AccountStateRow, kind: RestrictionKind, now: number): Restriction | null {
  const reason = row[`${kind}_reason`];
  const since = row[`${kind}_since`];
  const until = row[`${kind}_until`];
  if (reason === null || since === null || (until !== null && until.getTime() <= now)) return null;
  return { kind, reason, since: since.getTime(), until: until?.getTime() ?? null };
}
