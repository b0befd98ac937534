/**
 * How somebody new comes in, and whoever lost the authenticator comes back (rules §10): approved by two people, the member gets a
 * code from one who did not propose it, and with it sets a password and an authenticator, once, within a day. Nobody else ever knows
 * either of the two.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type {
  beginEnrolment as beginEnrolmentCall,
  enrol as enrolCall,
  issueEnrolment as issueEnrolmentCall,
} from '@bahi/contract/staff/members.ts';
import { Secret, TOTP } from 'otpauth';
import { clearMisses, countGuess, hashPassword, refuseWeakPassword } from '../identity/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import { startMemberSession, totpCounter, totpPurpose } from './sign-in.ts';
import {
  deleteEnrolment,
  findEnrolment,
  findMember,
  findMemberByAccount,
  findProposerOf,
  updateEnrolled,
  updateEnrolmentSecret,
  upsertEnrolment,
  type EnrolmentRow,
  type MemberRow,
} from './store.ts';

const CODE_BYTES = 10;
const CODE_LIFE_MS = 24 * 3_600_000;
const SECRET_BYTES = 20;

interface Deps {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** Shown to whoever asks, now and never again; an earlier code ends. */
export async function issueEnrolment(
  tx: Tx,
  memberId: bigint,
  { staff, now }: { readonly staff: StaffPrincipal; readonly now: number },
): Promise<OutputOf<typeof issueEnrolmentCall>> {
  const member = (await findMember(tx, memberId)) ?? refuse('staff.member_unknown', {});
  if (member.password_hash !== null) refuse('staff.already_enrolled', {});
  if (member.is_disabled) refuse('staff.disabled', {});
  if (memberId === staff.staffId) refuse('staff.own_case', {});
  if ((await findProposerOf(tx, memberId)) === staff.staffId) refuse('staff.same_person', {});
  const code = codeOf(randomBytes(CODE_BYTES));
  const until = now + CODE_LIFE_MS;
  await upsertEnrolment(tx, { memberId, codeHash: hashOf(code), issuedBy: staff.staffId, expiresAt: until });
  await writeAudit(tx, { staffId: staff.staffId, action: 'staff.enrolment', subject: `staff:${memberId}`, now });
  return { code, until };
}

export async function beginEnrolment(
  { db, sealer }: Deps,
  { input, now }: { readonly input: ParsedInputOf<typeof beginEnrolmentCall>; readonly now: number },
): Promise<OutputOf<typeof beginEnrolmentCall>> {
  const account = canonical(input.account);
  await countTry(db, account, now);
  return db.transaction(async (tx) => {
    const { member } = await admitted(tx, { account, code: input.code, now });
    const bytes = randomBytes(SECRET_BYTES);
    await updateEnrolmentSecret(tx, member.id, sealer.seal(bytes, totpPurpose(account)));
    await clearMisses(tx, guardKey(account));
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
  await countTry(db, account, now);
  await db.read((tx) => admitted(tx, { account, code: input.code, now }));
  refuseWeakPassword(input.password, account);
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const { member, enrolment } = await admitted(tx, { account, code: input.code, now });
    if (enrolment.totp_secret === null) refuse('staff.enrolment_invalid', {});
    const counter = totpCounter(sealer.open(enrolment.totp_secret, totpPurpose(account)), input.totp, now);
    if (counter === null) refuse('security.code_wrong', {});
    if (!(await deleteEnrolment(tx, member.id))) refuse('staff.enrolment_invalid', {});
    await updateEnrolled(tx, { id: member.id, passwordHash, totpSecret: enrolment.totp_secret, counter });
    await clearMisses(tx, guardKey(account));
    await writeAudit(tx, { staffId: member.id, action: 'staff.enrol', subject: `staff:${member.id}`, now });
    return startMemberSession(tx, member, { ip, now });
  });
}

/** Which of the two was wrong is not said. */
async function admitted(
  tx: Tx,
  { account, code, now }: { readonly account: string; readonly code: string; readonly now: number },
): Promise<{ member: MemberRow; enrolment: EnrolmentRow }> {
  const member = await findMemberByAccount(tx, account);
  const enrolment = member === null ? null : await findEnrolment(tx, member.id);
  const isRight =
    member !== null &&
    enrolment !== null &&
    member.password_hash === null &&
    !member.is_disabled &&
    Number(enrolment.expires_at) > now &&
    timingSafeEqual(enrolment.code_hash, hashOf(plain(code)));
  return isRight ? { member, enrolment } : refuse('staff.enrolment_invalid', {});
}

async function countTry(db: Database, account: string, now: number): Promise<void> {
  const guess = await db.transaction((tx) => countGuess(tx, guardKey(account), now));
  if (guess.left < 0) refuse('identity.locked', { until: guess.lockedUntil! });
}

function guardKey(account: string): string {
  return `enrol:${account}`;
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
