/** All SQL about members of staff and their sessions. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface MemberRow {
  readonly id: bigint;
  readonly account: string;
  readonly name: string;
  /** Both null until the member has enrolled. */
  readonly password_hash: string | null;
  readonly totp_secret: Buffer | null;
  readonly roles: readonly StaffRole[];
  readonly customer_id: bigint | null;
  readonly is_disabled: boolean;
}

const MEMBER_COLUMNS = 'id, account, name, password_hash, totp_secret, roles, customer_id, is_disabled';

export async function findMemberByAccount(tx: Tx, account: string): Promise<MemberRow | null> {
  const { rows } = await tx.query<MemberRow>(`select ${MEMBER_COLUMNS} from staff.member where account = $1`, [
    account,
  ]);
  return rows[0] ?? null;
}

export interface NewMember {
  readonly account: string;
  readonly name: string;
  readonly passwordHash: string | null;
  /** Before it is sealed, the member has no id: sealed for the account's name. */
  readonly totpSecret: Buffer | null;
  /** What two people agreed on; null of those an install begins with. */
  readonly changeId: bigint | null;
  readonly roles: readonly StaffRole[];
  readonly customerId: bigint | null;
  readonly now: number;
}

/** Null: there already. */
export async function insertMember(tx: Tx, member: NewMember): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into staff.member (account, name, password_hash, totp_secret, roles, customer_id, created_at, change_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (account) do nothing returning id`,
    [
      member.account,
      member.name,
      member.passwordHash,
      member.totpSecret,
      member.roles,
      member.customerId,
      new Date(member.now),
      member.changeId,
    ],
  );
  return rows[0]?.id ?? null;
}

/** False when this code, or a later one, was taken before, or the member has the secret no longer that made it. */
export async function takeTotpCounter(
  tx: Tx,
  { id, totp_secret }: Pick<MemberRow, 'id' | 'totp_secret'>,
  counter: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff.member set totp_counter = $2
     where id = $1 and totp_counter < $2 and not is_disabled and totp_secret = $3`,
    [id, counter, totp_secret],
  );
  return rowCount === 1;
}

export interface NewStaffSession {
  readonly memberId: bigint;
  readonly tokenHash: Buffer;
  readonly ip: string;
  readonly now: number;
  readonly expiresAt: number;
}

export async function insertStaffSession(tx: Tx, session: NewStaffSession): Promise<void> {
  await tx.query(
    `insert into staff.session (member_id, token_hash, ip, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [session.memberId, session.tokenHash, session.ip, new Date(session.now), new Date(session.expiresAt)],
  );
}

export interface StaffSessionRow {
  readonly session_id: bigint;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly id: bigint;
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly customer_id: bigint | null;
}

/** Whether this member has signed in from this address. */
export async function hasBegunAt(tx: Reader, account: string, ip: string): Promise<boolean> {
  const { rows } = await tx.query<{ has_begun: boolean }>(
    `select exists (select from staff.session join staff.member on member.id = session.member_id
       where member.account = $1 and session.ip = $2) as has_begun`,
    [account, ip],
  );
  return rows[0]!.has_begun;
}

export async function findStaffSession(
  db: Reader,
  { tokenHash, now, seenAfter }: { tokenHash: Buffer; now: number; seenAfter: number },
): Promise<StaffSessionRow | null> {
  const { rows } = await db.query<StaffSessionRow>({
    name: 'staff_session',
    text: `select s.id as session_id, s.last_seen_at, s.expires_at, m.id, m.account, m.name, m.roles, m.customer_id
      from staff.session s join staff.member m on m.id = s.member_id
      where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $3 and not m.is_disabled`,
    values: [tokenHash, new Date(now), new Date(seenAfter)],
  });
  return rows[0] ?? null;
}

export async function updateStaffSessionSeen(db: Reader, sessionId: bigint, now: number): Promise<void> {
  await db.query('update staff.session set last_seen_at = $2 where id = $1 and last_seen_at < $2', [
    sessionId,
    new Date(now),
  ]);
}

export async function endStaffSessions(
  tx: Tx,
  which: { readonly sessionId: bigint } | { readonly memberId: bigint },
  now: number,
): Promise<void> {
  const [column, id] = 'sessionId' in which ? ['id', which.sessionId] : ['member_id', which.memberId];
  await tx.query(`update staff.session set ended_at = $2 where ${column} = $1 and ended_at is null`, [
    id,
    new Date(now),
  ]);
}

export async function findMember(tx: Tx, id: bigint): Promise<MemberRow | null> {
  const { rows } = await tx.query<MemberRow>(`select ${MEMBER_COLUMNS} from staff.member where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Whoever signs in, enrols or is reset at once waits. */
export async function lockMember(tx: Tx, account: string): Promise<MemberRow | null> {
  const { rows } = await tx.query<MemberRow>(
    `select ${MEMBER_COLUMNS} from staff.member where account = $1 for update`,
    [account],
  );
  return rows[0] ?? null;
}

/**
 * Whether the member may still do what takes one of these roles. It stays so until the end of the transaction: whoever bars the
 * member, or takes a role away, waits for it. Not the member's row, which the approval of
 * a change about this member locks while it may hold another's.
 */
export async function standingOf(
  tx: Tx,
  memberId: bigint,
  roles: readonly StaffRole[],
): Promise<'working' | 'disabled' | 'role_gone'> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtext('staff.member'), $1::int)`, [memberId]);
  const { rows } = await tx.query<{ is_disabled: boolean; has_role: boolean }>(
    'select is_disabled, roles && $2::text[] as has_role from staff.member where id = $1',
    [memberId, roles],
  );
  if (rows[0]?.is_disabled !== false) return 'disabled';
  return rows[0].has_role ? 'working' : 'role_gone';
}

/** Those of them who are disabled, or have none of the roles any more. */
export async function goneAmong(
  tx: Tx,
  ids: readonly bigint[],
  roles: readonly StaffRole[],
): Promise<ReadonlySet<bigint>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.query<{ id: bigint }>(
    'select id from staff.member where id = any($1::bigint[]) and (is_disabled or not roles && $2::text[])',
    [ids, roles],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those who work here and have one of the roles, by name. */
export async function membersWith(
  tx: Tx,
  roles: readonly StaffRole[],
): Promise<{ id: bigint; name: string; roles: StaffRole[] }[]> {
  const { rows } = await tx.query<{ id: bigint; name: string; roles: StaffRole[] }>(
    'select id, name, roles from staff.member where not is_disabled and roles && $1::text[] order by name, id',
    [roles],
  );
  return rows;
}

export async function updateRoles(tx: Tx, id: bigint, roles: readonly StaffRole[]): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('staff.member'), $1::int)`, [id]);
  await tx.query('update staff.member set roles = $2 where id = $1', [id, roles]);
}

export type ListedMember = MemberRow & {
  readonly last_seen_at: Date | null;
  readonly customer_account: string | null;
};

export async function selectMembers(
  tx: Tx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedMember[]; total: number }> {
  const { rows } = await tx.query<ListedMember>(
    `select m.*, c.account as customer_account,
       (select max(s.last_seen_at) from staff.session s where s.member_id = m.id) as last_seen_at
     from staff.member m left join identity.customer c on c.id = m.customer_id order by m.id limit $1 offset $2`,
    [limit, offset],
  );
  const count = await tx.query<{ total: bigint }>('select count(*) as total from staff.member');
  return { rows, total: Number(count.rows[0]!.total) };
}

/** What the member proposed and somebody approves just now is done first. */
export async function updateDisabled(tx: Tx, id: bigint, isDisabled: boolean): Promise<void> {
  if (isDisabled) await tx.query(`select pg_advisory_xact_lock(hashtext('staff.member'), $1::int)`, [id]);
  await tx.query('update staff.member set is_disabled = $2 where id = $1', [id, isDisabled]);
}

/** Whose own account this customer's is. */
export async function findMemberOfCustomer(tx: Tx, customerId: bigint): Promise<MemberRow | null> {
  const { rows } = await tx.query<MemberRow>(`select ${MEMBER_COLUMNS} from staff.member where customer_id = $1`, [
    customerId,
  ]);
  return rows[0] ?? null;
}

export interface EnrolmentRow {
  readonly issued_by: bigint;
  readonly code_hash: Buffer;
  readonly expires_at: bigint;
  readonly totp_secret: Buffer | null;
}

export interface NewEnrolment {
  readonly memberId: bigint;
  readonly codeHash: Buffer;
  readonly issuedBy: bigint;
  readonly expiresAt: number;
}

export async function upsertEnrolment(
  tx: Tx,
  { memberId, codeHash, issuedBy, expiresAt }: NewEnrolment,
): Promise<void> {
  await tx.query(
    `insert into staff.enrolment (member_id, code_hash, issued_by, expires_at) values ($1, $2, $3, $4)
     on conflict (member_id, issued_by) do update set code_hash = excluded.code_hash,
       expires_at = excluded.expires_at, totp_secret = null`,
    [memberId, codeHash, issuedBy, expiresAt],
  );
}

/** Codes that still count, of people who may still make them. */
export async function selectEnrolments(tx: Tx, memberId: bigint, now: number): Promise<EnrolmentRow[]> {
  const { rows } = await tx.query<EnrolmentRow>(
    `select e.issued_by, e.code_hash, e.expires_at, e.totp_secret
     from staff.enrolment e join staff.member issuer on issuer.id = e.issued_by
     where e.member_id = $1 and e.expires_at > $2 and not issuer.is_disabled and issuer.roles && array['admin', 'risk']`,
    [memberId, now],
  );
  return rows;
}

/** The key of the authenticator that was shown for these codes together. */
export async function updateEnrolmentSecret(
  tx: Tx,
  { memberId, issuers, totpSecret }: { memberId: bigint; issuers: readonly bigint[]; totpSecret: Buffer },
): Promise<void> {
  await tx.query('update staff.enrolment set totp_secret = $3 where member_id = $1 and issued_by = any($2::bigint[])', [
    memberId,
    issuers,
    totpSecret,
  ]);
}

/** False: somebody else used one up meanwhile. */
export async function updateUsed(tx: Tx, memberId: bigint, issuers: readonly bigint[]): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff.enrolment set is_used = true
     where member_id = $1 and issued_by = any($2::bigint[]) and not is_used`,
    [memberId, issuers],
  );
  return rowCount === issuers.length;
}

export async function deleteEnrolments(tx: Tx, memberId: bigint): Promise<void> {
  await tx.query('delete from staff.enrolment where member_id = $1', [memberId]);
}

export interface Enrolled {
  readonly id: bigint;
  readonly passwordHash: string;
  readonly totpSecret: Buffer;
  readonly counter: number;
}

export async function updateEnrolled(tx: Tx, { id, passwordHash, totpSecret, counter }: Enrolled): Promise<void> {
  await tx.query('update staff.member set password_hash = $2, totp_secret = $3, totp_counter = $4 where id = $1', [
    id,
    passwordHash,
    totpSecret,
    counter,
  ]);
}

/** Nobody signs in as the member until it has enrolled anew. */
export async function updateNotEnrolled(tx: Tx, id: bigint, changeId: bigint): Promise<void> {
  await tx.query('update staff.member set password_hash = null, totp_secret = null, reset_id = $2 where id = $1', [
    id,
    changeId,
  ]);
}
