/**
 * The fund password (rules §6): set, changed, given for orders (the trading session is open for some minutes) and for money. Five
 * wrong ones lock it for 15 minutes, counted before one is looked at, as for the login password; right ones are counted by session.
 */
import { fundPasswordFault } from '@bahi/core/fund-password.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import {
  clearMisses,
  confirmLoginPassword,
  countAsk,
  countGuess,
  FUND_ASKS_MAX,
  hashPassword,
  inLine,
  placeOfSession,
  type TotpDeps,
} from '../identity/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { createQueue } from '../platform/in-flight.ts';
import { refuse } from '../platform/refuse.ts';
import type { Principal } from '../platform/sessions.ts';
import type { CodeDeps } from './codes.ts';
import { holdMoneyOut } from './money-out-hold.ts';
import { tell } from './messages.ts';
import { checkEither, spendEither, type EitherCode } from './second-factor.ts';
import { deleteUnlocks, findSecurity, lockSecurity, updateFundPassword, upsertUnlock } from './store.ts';

/** A fund password that was right: only as long as its hash is still that of the customer. */
export interface GivenFundPassword {
  readonly customerId: bigint;
  readonly hash: string;
}

/** Of several at once each sees the outcome of the one before: right ones are no misses. */
const queue = createQueue({ callsMax: 50 });

/**
 * Outside of a transaction: hashing takes long, and a miss stays counted whatever becomes of the call. `also` is what must be
 * right beside it (a code): its refusal is a miss too.
 */
export function checkFundPassword(
  { db }: FundPasswordDeps,
  { customerId, sessionId, fundPassword, now, also }: FundPasswordAsk,
): Promise<GivenFundPassword> {
  return queue.run(customerId.toString(), async () => {
    const { fund_password_hash: hash } = await findSecurity(db, customerId);
    if (hash === null) refuse('security.fund_password_missing', {});
    const { guess, isIt } = await inLine('signed_in', async ({ isRight }) => {
      const asked = { account: guardKey(customerId), place: placeOfSession(sessionId), line: 'fund', now };
      const counted = await db.transaction(async (tx) => {
        await countAsk(tx, { ...asked, max: FUND_ASKS_MAX });
        return countGuess(tx, guardKey(customerId), now);
      });
      if (counted.left < 0) refuse('security.fund_password_locked', { until: counted.lockedUntil! });
      return { guess: counted, isIt: await isRight(hash, fundPassword) };
    });
    try {
      if (!isIt) {
        if (guess.lockedUntil !== null) refuse('security.fund_password_locked', { until: guess.lockedUntil });
        refuse('security.fund_password_wrong', { left: guess.left });
      }
      await also?.();
    } catch (error) {
      if (guess.lockedUntil !== null) await tellLocked(db, { customerId, until: guess.lockedUntil, now });
      throw error;
    }
    await db.transaction((tx) => clearMisses(tx, guardKey(customerId)));
    return { customerId, hash };
  });
}

/** The miss that locks it: whoever has the session and guesses is not alone in knowing. */
async function tellLocked(
  db: Database,
  { customerId, until, now }: { customerId: bigint; until: number; now: number },
): Promise<void> {
  const story = storyOf('security.fund_password_locked', { until });
  await db.transaction((tx) => tell(tx, customerId, story, now));
}

export interface FundPasswordDeps {
  readonly db: Database;
}

interface FundPasswordAsk {
  readonly customerId: bigint;
  readonly sessionId: bigint;
  readonly fundPassword: string;
  readonly now: number;
  readonly also?: () => Promise<void>;
}

/** Inside the transaction it allows: a change made meanwhile makes it wrong. */
export async function spendFundPassword(tx: Tx, { customerId, hash }: GivenFundPassword): Promise<void> {
  const { fund_password_hash } = await findSecurity(tx, customerId);
  if (fund_password_hash !== hash) refuse('security.fund_password_wrong', { left: 0 });
}

export interface NewFundPassword {
  readonly fundPassword: string;
  readonly confirmPassword: string;
}

/** What a first fund password is once it was checked. */
export async function checkFirst(
  db: Database,
  who: Principal,
  input: NewFundPassword & { loginPassword: string },
  now: number,
): Promise<string> {
  refuseUnfit(input);
  if ((await findSecurity(db, who.customerId)).fund_password_hash !== null) refuse('security.fund_password_set', {});
  await confirmLoginPassword(db, who, { password: input.loginPassword, now });
  return hashPassword(input.fundPassword, 'signed_in');
}

/** Whoever sets it has just typed it: this session is open for orders at once. */
export async function setFirst(
  tx: Tx,
  {
    customerId,
    hash,
    now,
    ...session
  }: { customerId: bigint; hash: string; sessionId: bigint; until: number; now: number },
): Promise<void> {
  const { fund_password_hash } = await lockSecurity(tx, customerId);
  if (fund_password_hash !== null) refuse('security.fund_password_set', {});
  await updateFundPassword(tx, customerId, hash);
  await upsertUnlock(tx, { customerId, ...session });
  return tell(tx, customerId, storyOf('security.fund_password_set', {}), now);
}

export interface FundPasswordChange {
  readonly given: GivenFundPassword;
  readonly hash: string;
}

export async function checkChange(
  deps: FundPasswordDeps,
  { customerId, sessionId }: Principal,
  input: { oldPassword: string; newPassword: string; confirmPassword: string },
  now: number,
): Promise<FundPasswordChange> {
  const { oldPassword, newPassword, confirmPassword } = input;
  refuseUnfit({ fundPassword: newPassword, confirmPassword });
  if (newPassword === oldPassword) refuse('identity.password_same', {});
  const given = await checkFundPassword(deps, { customerId, sessionId, fundPassword: oldPassword, now });
  return { given, hash: await hashPassword(newPassword, 'signed_in') };
}

/** Every session that was open for orders asks anew. */
export async function change(tx: Tx, { given, hash }: FundPasswordChange, now: number): Promise<void> {
  const { customerId } = given;
  await lockSecurity(tx, customerId);
  await spendFundPassword(tx, given);
  await updateFundPassword(tx, customerId, hash);
  await deleteUnlocks(tx, customerId);
  return tell(tx, customerId, storyOf('security.fund_password_changed', {}), now);
}

export interface FundPasswordReset {
  readonly customerId: bigint;
  readonly code: EitherCode;
  readonly hash: string;
}

/** A forgotten one is replaced with the login password and a code, of the authenticator or of a message. */
export async function checkReset(
  deps: TotpDeps & CodeDeps,
  who: Principal,
  input: { loginPassword: string; code: string; newPassword: string; confirmPassword: string },
  now: number,
): Promise<FundPasswordReset> {
  const { loginPassword: password, code, newPassword, confirmPassword } = input;
  const { customerId } = who;
  refuseUnfit({ fundPassword: newPassword, confirmPassword });
  const { fund_password_hash } = await findSecurity(deps.db, customerId);
  if (fund_password_hash === null) refuse('security.fund_password_missing', {});
  const also = async () =>
    (await checkEither(deps, { customerId, code, now, purpose: 'fund_password' })) ??
    refuse('security.phone_missing', {});
  const given = await confirmLoginPassword(deps.db, who, { password, now, also });
  return { customerId, code: given!, hash: await hashPassword(newPassword, 'signed_in') };
}

/** Money may not leave for a time, and the misses of the old one are forgotten. */
export async function reset(
  tx: Tx,
  { customerId, code, hash }: FundPasswordReset,
  { until, now }: { until: number; now: number },
): Promise<{ moneyOutHeldUntil: number }> {
  await lockSecurity(tx, customerId);
  await spendEither(tx, code, now);
  await updateFundPassword(tx, customerId, hash);
  await deleteUnlocks(tx, customerId);
  await clearMisses(tx, guardKey(customerId));
  const moneyOutHeldUntil = await holdMoneyOut(tx, customerId, until);
  const story = storyOf('security.fund_password_reset', { until: moneyOutHeldUntil });
  await tell(tx, customerId, story, now);
  return { moneyOutHeldUntil };
}

/** Opens the session for orders. */
export async function unlock(
  tx: Tx,
  given: GivenFundPassword,
  { sessionId, until }: { sessionId: bigint; until: number },
): Promise<void> {
  await lockSecurity(tx, given.customerId);
  await spendFundPassword(tx, given);
  await upsertUnlock(tx, { sessionId, customerId: given.customerId, until });
}

function refuseUnfit({ fundPassword, confirmPassword }: NewFundPassword): void {
  const fault = fundPasswordFault(fundPassword);
  if (fault === 'format') refuse('security.fund_password_format', {});
  if (fault === 'simple') refuse('security.fund_password_simple', {});
  if (fundPassword !== confirmPassword) refuse('identity.passwords_differ', {});
}

/** In identity's count of misses; no account is called so. */
function guardKey(customerId: bigint): string {
  return `fund:${customerId}`;
}
