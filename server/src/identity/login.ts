/** Logging in and changing the login password (rules §6). Which of account and password was wrong is never said. */
import { storyOf } from '@bahi/contract/stories.ts';
import { canonicalAccount, isAccount } from '@bahi/core/account.ts';
import { writeMessages } from '../messages/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Principal } from '../platform/sessions.ts';
import { refuse, RefusalError } from '../platform/refuse.ts';
import { accountState } from '../restrictions/service.ts';
import { deviceName, type Visitor } from './device.ts';
import { outcomeOf, recordFailure, recordLogin, type LoginAttempt } from './login-history.ts';
import {
  clearAttempt,
  countAsk,
  countAttempt,
  placeOfAddress,
  placeOfSession,
  refuseMiss,
  UNCOUNTED,
  type Attempt,
} from './login-guard.ts';
import { passkeysOf } from './passkeys.ts';
import { inLine, refuseWeakPassword } from './passwords.ts';
import { endSessions, requireOpenSession } from './service.ts';
import { dueNotices, startSession, type DueNotice } from './sessions.ts';
import {
  findCustomer,
  findCustomerByAccount,
  type CustomerRow,
  findSecretRequest,
  insertSecretRequest,
  updatePassword,
} from './store.ts';
import { isSameBody, issueToken, type SecretTrace } from './tokens.ts';
import { hasTotp, matchCode, spendCode, type CodeMatch, type TotpDeps } from './totp.ts';

export interface SignedIn {
  readonly token: string;
  readonly account: string;
  readonly customerId: string;
  readonly due: DueNotice[];
}

export interface LoginInput {
  readonly account: string;
  readonly password: string;
  /** Of the authenticator, or a recovery code. */
  readonly code?: string | undefined;
}

/** `place` is that of a device which has signed in to the account before (device-mark.ts), or null. */
export interface LoginVisitor extends Visitor {
  readonly place: string | null;
}

/** What becomes of it is in the customer's history, whatever it is. */
export async function login(deps: TotpDeps, input: LoginInput, visitor: LoginVisitor): Promise<SignedIn> {
  try {
    return await signIn(deps, input, visitor);
  } catch (error) {
    const outcome = error instanceof RefusalError ? outcomeOf(error.refusal.code) : null;
    if (outcome !== null) {
      const account = canonicalAccount(input.account);
      const method = input.code === undefined ? 'password' : 'totp';
      await deps.db.transaction((tx) => recordFailure(tx, { account, method, outcome, visitor }));
    }
    throw error;
  }
}

async function signIn(deps: TotpDeps, input: LoginInput, visitor: LoginVisitor): Promise<SignedIn> {
  const { db } = deps;
  const account = canonicalAccount(input.account);
  const { customer, attempt } = await judge(db, account, input.password, visitor);
  const second = await secondFactor(deps, customer.id, input.code, visitor.now);

  return db.transaction(async (tx) => {
    // Before the customer's row, as wherever a code is spent.
    if (second !== null) await spendCode(tx, second);
    const locked = await findCustomer(tx, customer.id, 'for share');
    // Changed while the old one was being checked: what was right is so no longer.
    if (locked.password_hash !== customer.password_hash) refuseMiss(attempt, 'identity.wrong_credentials');
    await refuseBarred(tx, customer.id, visitor.now);
    await clearAttempt(tx, attempt);
    const method = second === null ? 'password' : 'totp';
    return beginSession(tx, { customerId: customer.id, account, method, visitor });
  });
}

/** Last of a sign-in, whatever it was by. */
export async function beginSession(
  tx: Tx,
  { account, ...attempt }: Omit<LoginAttempt, 'outcome'> & { readonly account: string },
): Promise<SignedIn> {
  const { customerId, visitor } = attempt;
  await recordLogin(tx, { ...attempt, outcome: 'ok' });
  const { token, hash } = issueToken();
  const sessionId = await startSession(tx, { customerId, tokenHash: hash, visitor, isRegistration: false });
  const due = await dueNotices(tx, customerId, sessionId);
  const story = storyOf('security.new_device', { device: deviceName(visitor.userAgent) });
  const message = { customerId, kind: 'security', story, about: null, at: visitor.now } as const;
  await writeMessages(tx, due.includes('new_device') ? [message] : []);
  return { token, account, customerId: customerId.toString(), due };
}

/** Refuses a miss. It is counted once there is a place in line: one that is refused unread is none. */
async function judge(
  db: Database,
  account: string,
  password: string,
  { ip, now, ...visitor }: LoginVisitor,
): Promise<{ customer: CustomerRow; attempt: Attempt }> {
  const isOne = isAccount(account);
  const place = visitor.place ?? (isOne ? await placeOfAddress(db, account, ip) : null);
  return inLine(place === null ? 'customers' : 'known_customers', async ({ isRight }) => {
    const attempt = isOne ? await db.transaction((tx) => countAttempt(tx, { account, place, now })) : UNCOUNTED;
    const customer = isOne ? await db.read((tx) => findCustomerByAccount(tx, account)) : null;
    const isIt = await isRight(customer?.password_hash ?? null, password);
    if (!isIt || customer === null) return refuseMiss(attempt, 'identity.wrong_credentials');
    return { customer, attempt };
  });
}

/**
 * Asked only of whoever knows the password. The attempt stays counted until all of it was right, so that codes cannot be
 * guessed any faster than passwords.
 */
async function secondFactor(
  deps: TotpDeps,
  customerId: bigint,
  code: string | undefined,
  now: number,
): Promise<CodeMatch | null> {
  await deps.db.read((tx) => refuseBarred(tx, customerId, now));
  if (!(await hasTotp(deps.db, customerId))) return null;
  if (code === undefined) refuse('identity.second_factor', {});
  return (await matchCode(deps, { customerId, code, now })) ?? refuse('security.code_wrong', {});
}

/** Said only to whoever knows the password, or has a passkey. */
export async function refuseBarred(tx: Tx, customerId: bigint, now: number): Promise<void> {
  const { banned, disabled } = await accountState(tx, customerId, now);
  if (banned !== null) refuse('identity.banned', banned);
  if (disabled !== null) refuse('identity.disabled', disabled);
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** What a customer's password change did; `endedSessions` are the others that were open. */
export interface PasswordChanged {
  readonly endedSessions: readonly bigint[];
}

export async function changePassword(
  db: Database,
  options: { who: Principal; change: PasswordChange; trace: SecretTrace; now: number },
): Promise<PasswordChanged> {
  const { who, change, trace, now } = options;
  const former = await db.read((tx) => formerChange(tx, who.customerId, trace));
  if (former !== null) return former;
  refuseUnfit(change, who.account);

  const place = placeOfSession(who.sessionId);
  const judged = await inLine('ending', async (line) => {
    const attempt = await db.transaction(async (tx) => {
      await countAsk(tx, { account: who.account, place, line: 'ending', now });
      return countAttempt(tx, { account: who.account, place, now });
    });
    const customer = await db.read((tx) => findCustomer(tx, who.customerId));
    if (!(await line.isRight(customer.password_hash, change.oldPassword))) {
      // This very change may have been made a moment ago, by way of another process.
      const made = await db.read((tx) => formerChange(tx, who.customerId, trace));
      return made ?? refuseMiss(attempt, 'identity.old_password_wrong');
    }
    return { attempt, customer, passwordHash: await line.hash(change.newPassword) };
  });
  if ('endedSessions' in judged) return judged;
  const { attempt, customer, passwordHash } = judged;

  return db.transaction(async (tx) => {
    const locked = await findCustomer(tx, who.customerId, 'for no key update');
    const meanwhile = await formerChange(tx, who.customerId, trace);
    if (meanwhile !== null) return meanwhile;
    await requireOpenSession(tx, who.sessionId);
    if (locked.password_hash !== customer.password_hash) refuseMiss(attempt, 'identity.old_password_wrong');
    await clearAttempt(tx, attempt);
    await updatePassword(tx, who.customerId, passwordHash);
    const choice = { customerId: who.customerId, allBut: who.sessionId };
    const endedSessions = await endSessions(tx, choice, 'password_changed', now);
    const answer = { endedSessions: endedSessions.map(String) };
    await insertSecretRequest(tx, { ...trace, customerId: who.customerId, answer, now });
    const { length: passkeys } = await passkeysOf(tx, who.customerId);
    const stories = [
      storyOf('security.password_changed', {}),
      ...(passkeys === 0 ? [] : [storyOf('security.passkeys_remain', { passkeys })]),
    ];
    const message = { customerId: who.customerId, kind: 'security', about: null, at: now } as const;
    await writeMessages(
      tx,
      stories.map((story) => ({ ...message, story })),
    );
    return { endedSessions };
  });
}

function refuseUnfit({ oldPassword, newPassword, confirmPassword }: PasswordChange, account: string): void {
  if (newPassword !== confirmPassword) refuse('identity.passwords_differ', {});
  if (newPassword === oldPassword) refuse('identity.password_same', {});
  refuseWeakPassword(newPassword, account);
}

/** The same key and body again: the same answer again. */
async function formerChange(tx: Tx, customerId: bigint, trace: SecretTrace): Promise<PasswordChanged | null> {
  const former = await findSecretRequest<{ endedSessions: string[] }>(tx, trace.keyHash);
  if (former === null) return null;
  if (former.customer_id !== customerId || !isSameBody(former.body_mac, trace.bodyMac)) {
    refuse('request.idempotency_key_reused', {});
  }
  return { endedSessions: former.answer.endedSessions.map(BigInt) };
}
