/** What identity offers to the other domains: the lock of a customer's row, sessions and what guards them, margin permission. */
import { announceSessionEnded } from '../platform/bus.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { clearAllMisses } from './login-guard.ts';
import { lockOpenSession, updateSessionsEnded, type EndReason, type SessionChoice } from './session-store.ts';
import { findCustomer, insertInstitution, updateInvitationCode, updateMarginEnabled, updatePassword } from './store.ts';

export { confirmLoginPassword, provePassword } from './password-confirmation.ts';
export {
  clearAttempt,
  clearMisses,
  countAsk,
  countAttempt,
  countGuess,
  FUND_ASKS_MAX,
  isKnownAddress,
  placeOfSession,
} from './login-guard.ts';
export { localNameOf, newInvitationCode } from './codes.ts';
export { loginHistory } from './login-history.ts';
export { customersOf, openParticipants } from './participant-accounts.ts';
export { openPoolAccount } from './pool-accounts.ts';
export { hashPassword, inLine, refuseWeakPassword } from './passwords.ts';
export { markOf, placeOfMark } from './device-mark.ts';
export { findCustomer, findCustomerByAccount, isCustomer, isPerson, type Language } from './store.ts';
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
export {
  beginPasskey,
  checkNewPasskey,
  keepPasskey,
  passkeysOf,
  relyingParty,
  relyingPartyOf,
  removePasskey,
  removePasskeys,
} from './passkeys.ts';
export { newDevices } from './session-store.ts';

/** Nobody else restricts the customer, or lifts, until the transaction ends. */
export async function lockCustomer(tx: Tx, customerId: bigint): Promise<void> {
  await findCustomer(tx, customerId, 'for no key update');
}

/**
 * For what makes a new way in: it is made before the end of the session that asks for it, or not at all. After the locks of the
 * customer, as where sessions are ended.
 */
export async function requireOpenSession(tx: Tx, sessionId: bigint): Promise<void> {
  if (!(await lockOpenSession(tx, sessionId))) refuse('session.ended', {});
}

/** Ends sessions at the commit, in every process; this one does not wait for its own announcement. Answers their ids. */
export async function endSessions(tx: Tx, choice: SessionChoice, reason: EndReason, now: number): Promise<bigint[]> {
  const ended = await updateSessionsEnded(tx, choice, reason, now);
  const { customerId } = choice;
  for (const sessionId of ended) {
    await announceSessionEnded(tx, { sessionId, customerId });
    tx.after('session.ended', { sessionId, customerId });
  }
  return ended;
}

/** A forgotten login password is replaced: every session ends, misses are forgotten. */
export async function replaceLoginPassword(
  tx: Tx,
  { customerId, passwordHash, now }: { customerId: bigint; passwordHash: string; now: number },
): Promise<void> {
  const { account } = await findCustomer(tx, customerId, 'for no key update');
  await updatePassword(tx, customerId, passwordHash);
  await clearAllMisses(tx, account);
  await endSessions(tx, { customerId }, 'password_changed', now);
}

/** Leverage and short selling, for whoever passed the exam, or a practice login. Answers those who did not have it. */
export async function enableMargin(tx: Tx, customerIds: readonly bigint[]): Promise<bigint[]> {
  return updateMarginEnabled(tx, customerIds);
}

/** An organisation whose code opens accounts; there already, nothing changes. */
/** `isHouse`: its accounts are the house's own. */
export async function openInstitution(
  tx: Tx,
  institution: { code: string; name: string; isHouse?: boolean; now: number },
): Promise<void> {
  await insertInstitution(tx, institution);
}

/** Gives a customer an invitation code that can be remembered. */
export async function setInvitationCode(tx: Tx, customerId: bigint, code: string): Promise<void> {
  await updateInvitationCode(tx, customerId, code);
}
