/**
 * Opening an account (rules §6). One transaction makes the customer, the consent, the ledger account with the practice
 * grant, and the first session: there is never one without the others. A retry with the same key and body gets the same
 * answer, token included.
 */
import { randomBytes } from 'node:crypto';
import type { Refusal } from '@bahi/contract/errors.ts';
import { canonicalAccount, isAccount } from '@bahi/core/account.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { insertConsents, selectConsentVersion } from '../content/service.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse, RefusalError } from '../platform/refuse.ts';
import { judgeCode, newInvitationCode } from './codes.ts';
import type { Visitor } from './device.ts';
import type { SignedIn } from './login.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { dueNotices, startSession } from './sessions.ts';
import {
  findCustomer,
  findCustomerByAccount,
  findSecretRequest,
  insertCustomer,
  insertSecretRequest,
  type Language,
} from './store.ts';
import { deriveToken, isSameBody, type SecretTrace } from './tokens.ts';

export interface Registration {
  readonly account: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly code: string;
  readonly consentVersion: string;
  readonly hasConsented: boolean;
  readonly language: Language;
}

export interface RegisterOptions {
  /** When its session begins; left out: with the account. */
  readonly sessionAt?: number;
  readonly registration: Registration;
  readonly idempotencyKey: string;
  readonly trace: SecretTrace;
  readonly visitor: Visitor;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /**
   * Before anybody is told whether there is such an account already: refuses when the network has been told so too often, whatever
   * is true of this one.
   */
  readonly tell?: (isThere: boolean) => void;
  /** The same before anybody is told whether a code opens accounts. */
  readonly tellCode?: (isGood: boolean) => void;
}

export async function register(db: Database, options: RegisterOptions): Promise<SignedIn> {
  const { registration, trace, visitor } = options;
  const account = canonicalAccount(registration.account);
  if (!isAccount(account)) refuse('identity.account_invalid', {});
  const former = await db.read((tx) => formerRegistration(tx, options));
  if (former !== null) return former;

  if (registration.password !== registration.confirmPassword) refuse('identity.passwords_differ', {});
  refuseWeakPassword(registration.password, account);
  const admitted = await db.read((tx) => admit(tx, account, options));
  if (admitted !== null) return admitted;
  const passwordHash = await hashPassword(registration.password);

  return db.transaction(async (tx) => {
    // Ended, or used as often as it may be, while the password was hashed.
    const { owner, fault } = await judgeCode(tx, registration.code, { now: visitor.now, isLocked: true });
    if (fault !== null) return (await formerRegistration(tx, options)) ?? refuseCode(options, fault);
    const businessDate = businessDateOf(options.calendar, visitor.now);
    const { isMarginDefault, practiceGrant } = options.parametersAt(visitor.now);
    const customerId = await insertCustomer(tx, {
      account,
      passwordHash,
      code: owner!,
      invitationCode: newInvitationCode(),
      language: registration.language,
      isMarginEnabled: isMarginDefault,
      now: visitor.now,
    });
    // Another call of this moment was faster: it may have been this very one.
    if (customerId === null) return (await formerRegistration(tx, options)) ?? refuseTaken(options);
    await insertConsents(tx, [customerId], visitor.now);
    await openBooks(tx, [customerId]);
    await grantPractice(tx, { customerIds: [customerId], amount: practiceGrant, at: visitor.now, businessDate });

    const nonce = randomBytes(32);
    const { token, hash } = deriveToken(options.idempotencyKey, nonce);
    const begins = { ...visitor, now: options.sessionAt ?? visitor.now };
    const sessionId = await startSession(tx, { customerId, tokenHash: hash, visitor: begins, isRegistration: true });
    const answer: Kept = { nonce: nonce.toString('hex'), sessionId: sessionId.toString() };
    const isKept = await insertSecretRequest(tx, { ...trace, customerId, answer, now: visitor.now });
    if (!isKept) refuse('request.idempotency_key_reused', {});
    const due = await dueNotices(tx, customerId, sessionId);
    return { token, account, customerId: customerId.toString(), due };
  });
}

/**
 * Checks in the order of the contract's errors, without holding anything. Answers the registration itself, when this very call was made
 * a moment ago by way of another process.
 */
async function admit(tx: Tx, account: string, options: RegisterOptions): Promise<SignedIn | null> {
  const { registration, visitor } = options;
  const { fault } = await judgeCode(tx, registration.code, visitor);
  // This very call may have been the last that the code was good for.
  if (fault !== null) return (await formerRegistration(tx, options)) ?? refuseCode(options, fault);
  options.tellCode?.(true);
  if (!registration.hasConsented) refuse('identity.consent_required', {});
  const version = await selectConsentVersion(tx, visitor.now);
  if (registration.consentVersion !== version) refuse('identity.consent_outdated', { version });
  if ((await findCustomerByAccount(tx, account)) !== null)
    return (await formerRegistration(tx, options)) ?? refuseTaken(options);
  options.tell?.(false);
  return null;
}

function refuseTaken({ tell }: RegisterOptions): never {
  tell?.(true);
  refuse('identity.account_exists', {});
}

function refuseCode({ tellCode }: RegisterOptions, fault: Refusal): never {
  tellCode?.(false);
  throw new RefusalError(fault);
}

interface Kept {
  readonly nonce: string;
  readonly sessionId: string;
}

async function formerRegistration(tx: Tx, options: RegisterOptions): Promise<SignedIn | null> {
  const former = await findSecretRequest<Kept>(tx, options.trace.keyHash);
  if (former === null) return null;
  if (!isSameBody(former.body_mac, options.trace.bodyMac)) refuse('request.idempotency_key_reused', {});
  const customer = await findCustomer(tx, former.customer_id);
  const { token } = deriveToken(options.idempotencyKey, Buffer.from(former.answer.nonce, 'hex'));
  const due = await dueNotices(tx, customer.id, BigInt(former.answer.sessionId));
  return { token, account: customer.account, customerId: customer.id.toString(), due };
}
