/**
 * Staff sign in with a password and an authenticator's code (rules §10): sessions of eight hours that end after half an hour
 * without a call. Misses lock as those of customers do, and which of the three was wrong is never said.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { staffLogin } from '@bahi/contract/staff/session.ts';
import { randomBytes, createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { clearAttempt, countAttempt, inLine, markOf, placeOfMark } from '../identity/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { AuthenticateStaff } from '../platform/staff-http.ts';
import { totpStep } from '../platform/totp.ts';
import { writeAudit } from './audit-log.ts';
import {
  findMemberByAccount,
  findStaffSession,
  hasBegunAt,
  insertStaffSession,
  takeTotpCounter,
  updateStaffSessionSeen,
  type MemberRow,
} from './store.ts';

export const SESSION_MS = 8 * HOUR_MS;
export const IDLE_MS = 30 * MINUTE_MS;

const SEEN_EVERY_MS = MINUTE_MS;

export interface SignIn {
  readonly account: string;
  readonly password: string;
  readonly code: string;
  readonly ip: string;
  /** Of a device that the member has signed in on before, or null. */
  readonly place: string | null;
  readonly now: number;
}

/** Of a mark that was given at a sign-in as this member; null without one. */
export function placeOfMember(sealer: Sealer, typed: string, mark: string | undefined): string | null {
  return placeOfMark(sealer, guardKey(canonical(typed)), mark);
}

export async function signIn(
  { db, sealer }: { db: Database; sealer: Sealer },
  { account: typed, password, code, ip, now, ...visitor }: SignIn,
): Promise<OutputOf<typeof staffLogin>> {
  const account = canonical(typed);
  // As for customers: who guesses from elsewhere does not lock out whoever signed in from here before.
  const place = visitor.place ?? ((await hasBegunAt(db, account, ip)) ? `at ${ip}` : null);
  const { attempt, member, isRight } = await inLine(place === null ? 'staff' : 'known_staff', async (line) => {
    const counted = await db.transaction((tx) => countAttempt(tx, { account: guardKey(account), place, now }));
    const found = await db.read((tx) => findMemberByAccount(tx, account));
    return { attempt: counted, member: found, isRight: await line.isRight(found?.password_hash ?? null, password) };
  });
  const counter = member === null ? null : counterOf(sealer, member, code, now);

  const session = await db.transaction(async (tx) => {
    // A code is used up only with the right password, and by one session.
    const isIn = member !== null && isRight && counter !== null && (await takeTotpCounter(tx, member, counter));
    if (!isIn) {
      if (member !== null)
        await writeAudit(tx, { staffId: null, action: 'session.refused', subject: `staff:${member.id}`, now });
      return member !== null && isRight && counter !== null && member.is_disabled ? 'disabled' : null;
    }
    await clearAttempt(tx, attempt);
    return startMemberSession(tx, sealer, member, { ip, now });
  });
  if (session === 'disabled') refuse('staff.disabled', {});
  if (session !== null) return session;
  if (attempt.lockedUntil !== null) refuse('identity.locked', { until: attempt.lockedUntil });
  return refuse('staff.wrong_credentials', {});
}

export async function startMemberSession(
  tx: Tx,
  sealer: Sealer,
  member: MemberRow,
  { ip, now }: Pick<SignIn, 'ip' | 'now'>,
): Promise<OutputOf<typeof staffLogin>> {
  const token = randomBytes(32);
  await insertStaffSession(tx, {
    memberId: member.id,
    tokenHash: hashOf(token),
    ip,
    now,
    expiresAt: now + SESSION_MS,
  });
  await writeAudit(tx, { staffId: member.id, action: 'session.begin', subject: `staff:${member.id}`, now });
  const device = markOf(sealer, guardKey(member.account), ip);
  return { token: token.toString('base64url'), device, staff: staffOf(member) };
}

/** Null as well for somebody who has not enrolled. */
function counterOf(sealer: Sealer, { totp_secret, account }: MemberRow, code: string, now: number): number | null {
  return totp_secret === null ? null : totpStep(sealer.open(totp_secret, totpPurpose(account)), code, now);
}

export function totpPurpose(account: string): string {
  return `totp:staff:${account}`;
}

/** The tokens of staff, looked up at every call: a session that ended anywhere has ended everywhere at once. */
export function createStaffAuthenticator({ db, clock }: { db: Database; clock: Clock }): AuthenticateStaff {
  return async (token) => {
    if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const now = clock.now();
    const tokenHash = hashOf(Buffer.from(token, 'base64url'));
    const found = await findStaffSession(db, { tokenHash, now, seenAfter: now - IDLE_MS });
    if (found === null) return null;
    if (now - found.last_seen_at.getTime() >= SEEN_EVERY_MS) await updateStaffSessionSeen(db, found.session_id, now);
    return {
      staffId: found.id,
      account: found.account,
      name: found.name,
      roles: found.roles,
      sessionId: found.session_id,
      expiresAt: found.expires_at.getTime(),
      customerId: found.customer_id,
    };
  };
}

export function staffOf({ id, account, name, roles }: Pick<MemberRow, 'id' | 'account' | 'name' | 'roles'>) {
  return { id: id.toString(), account, name, roles: [...roles] };
}

function canonical(account: string): string {
  return account.trim().toLowerCase();
}

function guardKey(account: string): string {
  return `staff:${account}`;
}

function hashOf(token: Buffer): Buffer {
  return createHash('sha256').update(token).digest();
}
