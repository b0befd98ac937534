/**
 * How somebody new comes in, and whoever lost the authenticator comes back (rules §10): approved by two people, the member gets two
 * codes from two people, and with both sets a password and an authenticator, once, within a day. Nobody else ever sees both codes,
 * so that nobody alone becomes the member.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type {
  beginEnrolment as beginEnrolmentCall,
  enrol as enrolCall,
  issueEnrolment as issueEnrolmentCall,
} from '@bahi/contract/staff/members.ts';
import { Secret, TOTP } from 'otpauth';
import { DAY_MS } from '@bahi/core/time.ts';
import { clearMisses, countGuess, inLine, refuseWeakPassword } from '../identity/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { networkOf } from '../platform/network.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { totpStep } from '../platform/totp.ts';
import { writeAudit } from './audit-log.ts';
import { startMemberSession, totpPurpose } from './sign-in.ts';
import {
  deleteEnrolments,
  findMember,
  findMemberByAccount,
  selectEnrolments,
  updateEnrolled,
  updateEnrolmentSecret,
  updateUsed,
  upsertEnrolment,
  type EnrolmentRow,
  type MemberRow,
} from './store.ts';

const CODE_BYTES = 10;
const CODES = 2;
const CODE_LIFE_MS = DAY_MS;
const SECRET_BYTES = 20;

interface Deps {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** Shown to whoever asks, now and never again; an earlier one of the same person ends. */
export async function issueEnrolment(
  tx: Tx,
  memberId: bigint,
  { staff, now }: { readonly staff: StaffPrincipal; readonly now: number },
): Promise<OutputOf<typeof issueEnrolmentCall>> {
  const member = (await findMember(tx, memberId)) ?? refuse('staff.member_unknown', {});
  if (member.password_hash !== null) refuse('staff.already_enrolled', {});
  if (member.is_disabled) refuse('staff.disabled', {});
  if (memberId === staff.staffId) refuse('staff.own_case', {});
  const code = codeOf(randomBytes(CODE_BYTES));
  const until = now + CODE_LIFE_MS;
  await upsertEnrolment(tx, { memberId, codeHash: hashOf(code), issuedBy: staff.staffId, expiresAt: until });
  await writeAudit(tx, { staffId: staff.staffId, action: 'staff.enrolment', subject: `staff:${memberId}`, now });
  const others = (await selectEnrolments(tx, memberId, now)).filter(({ issued_by: by }) => by !== staff.staffId);
  return { code, until, isOtherMade: others.length > 0 };
}

export async function beginEnrolment(
  { db, sealer }: Deps,
  {
    input,
    ip,
    now,
  }: { readonly input: ParsedInputOf<typeof beginEnrolmentCall>; readonly ip: string; readonly now: number },
): Promise<OutputOf<typeof beginEnrolmentCall>> {
  const account = canonical(input.account);
  const guard = guardKey(account, ip);
  await countTry(db, guard, now);
  return db.transaction(async (tx) => {
    const { member, issuers } = await admitted(tx, { account, codes: input.codes, now });
    const bytes = randomBytes(SECRET_BYTES);
    const totpSecret = sealer.seal(bytes, totpPurpose(account));
    await updateEnrolmentSecret(tx, { memberId: member.id, issuers, totpSecret });
    await clearMisses(tx, guard);
    const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
    const uri = new TOTP({ issuer: 'Bahi console', label: account, secret }).toString();
    return { name: member.name, secret: secret.base32, uri };
  });
}

/** A wrong code of the authenticator or a weak password uses nothing up. */
export async function enrol(
  { db, sealer }: Deps,
  { input, ip, now }: { readonly input: ParsedInputOf<typeof enrolCall>; readonly ip: string; readonly now: number },
): Promise<OutputOf<typeof enrolCall>> {
  const account = canonical(input.account);
  const guard = guardKey(account, ip);
  // The try is counted once there is a place in line: one that is refused unread is none.
  const passwordHash = await inLine('staff', async ({ hash }) => {
    await countTry(db, guard, now);
    await db.read((tx) => admitted(tx, { account, codes: input.codes, now }));
    refuseWeakPassword(input.password, account);
    return hash(input.password);
  });
  return db.transaction(async (tx) => {
    const { member, issuers, totpSecret } = await admitted(tx, { account, codes: input.codes, now });
    if (totpSecret === null) refuse('staff.enrolment_invalid', {});
    const counter = totpStep(sealer.open(totpSecret, totpPurpose(account)), input.totp, now);
    if (counter === null) refuse('security.code_wrong', {});
    if (!(await updateUsed(tx, member.id, issuers))) refuse('staff.enrolment_invalid', {});
    await updateEnrolled(tx, { id: member.id, passwordHash, totpSecret, counter });
    await deleteEnrolments(tx, member.id);
    await clearMisses(tx, guard);
    await writeAudit(tx, { staffId: member.id, action: 'staff.enrol', subject: `staff:${member.id}`, now });
    return startMemberSession(tx, sealer, member, { ip, now });
  });
}

interface Admitted {
  readonly member: MemberRow;
  /** Of the codes. */
  readonly issuers: readonly bigint[];
  /** Null until it was shown for these codes. */
  readonly totpSecret: Buffer | null;
}

/** Which of them was wrong is not said. */
async function admitted(
  tx: Tx,
  { account, codes, now }: { readonly account: string; readonly codes: readonly string[]; readonly now: number },
): Promise<Admitted> {
  const member = await findMemberByAccount(tx, account);
  const made = member === null ? [] : await selectEnrolments(tx, member.id, now);
  const hashes = codes.map((code) => hashOf(plain(code)));
  const typed = made.filter(({ code_hash: made }) => hashes.some((hash) => timingSafeEqual(made, hash)));
  const isRight = member !== null && typed.length === CODES && member.password_hash === null && !member.is_disabled;
  if (!isRight) refuse('staff.enrolment_invalid', {});
  return { member, issuers: typed.map(({ issued_by: by }) => by), totpSecret: shownSecretOf(typed) };
}

/** One and the same for all the codes: none of them was made anew since. */
function shownSecretOf(typed: readonly EnrolmentRow[]): Buffer | null {
  const [first, ...rest] = typed.map(({ totp_secret: secret }) => secret);
  const isSame = first !== undefined && first !== null && rest.every((secret) => secret?.equals(first) === true);
  return isSame ? first : null;
}

async function countTry(db: Database, guard: string, now: number): Promise<void> {
  const guess = await db.transaction((tx) => countGuess(tx, guard, now));
  if (guess.left < 0) refuse('identity.locked', { until: guess.lockedUntil! });
}

/** Each network has its own guesses, so that strangers keep nobody out: two codes are too long to be guessed from many. */
function guardKey(account: string, ip: string): string {
  return `enrol:${account} from ${networkOf(ip)}`;
}

function canonical(account: string): string {
  return account.trim().toLowerCase();
}

/** Sixteen signs in fours, without I, L, O and U: it is told by word of mouth. */
function codeOf(bytes: Buffer): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits
    .match(/.{5}/g)!
    .map((five) => signs[Number.parseInt(five, 2)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');
}

function plain(code: string): string {
  const signs = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
