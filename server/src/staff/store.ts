/** All SQL about members of staff and their sessions. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import type { Tx } from '../platform/database.ts';

export interface MemberRow {
  readonly id: bigint;
  readonly account: string;
  readonly name: string;
  readonly password_hash: string;
  readonly totp_secret: Buffer;
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
  readonly passwordHash: string;
  /** Before it is sealed, the member has no id: sealed for the account's name. */
  readonly totpSecret: Buffer;
  readonly roles: readonly StaffRole[];
  readonly customerId: bigint | null;
  readonly now: number;
}

/** Null: there already. */
export async function insertMember(tx: Tx, member: NewMember): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into staff.member (account, name, password_hash, totp_secret, roles, customer_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (account) do nothing returning id`,
    [
      member.account,
      member.name,
      member.passwordHash,
      member.totpSecret,
      member.roles,
      member.customerId,
      new Date(member.now),
    ],
  );
  return rows[0]?.id ?? null;
}

/** False when this code, or a later one, was taken before. */
export async function takeTotpCounter(tx: Tx, memberId: bigint, counter: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update staff.member set totp_counter = $2 where id = $1 and totp_counter < $2 and not is_disabled',
    [memberId, counter],
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

export async function findStaffSession(
  db: Pick<Tx, 'query'>,
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

export async function updateStaffSessionSeen(db: Pick<Tx, 'query'>, sessionId: bigint, now: number): Promise<void> {
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

export async function updateRoles(tx: Tx, id: bigint, roles: readonly StaffRole[]): Promise<void> {
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
