/** All SQL about sessions and known devices. */
import { bytesArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';

export type EndReason = 'logout' | 'revoked' | 'password_changed' | 'restricted' | 'expired';

export interface NewSession {
  readonly customerId: bigint;
  readonly tokenHash: Buffer;
  readonly device: string;
  readonly ip: string;
  readonly isDeviceNoticeDue: boolean;
  readonly now: number;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'identity_insert_session',
    text: `insert into identity.session
        (customer_id, token_hash, device, ip, is_device_notice_due, created_at, last_seen_at)
      values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    values: [
      session.customerId,
      session.tokenHash,
      session.device,
      session.ip,
      session.isDeviceNoticeDue,
      new Date(session.now),
    ],
  });
  return rows[0]!.id;
}

/** Whether the device is new to the customer; it is known from now on. */
export async function insertDevice(tx: Tx, customerId: bigint, device: string, now: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'identity_insert_device',
    text: `insert into identity.device (customer_id, device, first_seen_at) values ($1, $2, $3)
      on conflict do nothing`,
    values: [customerId, device, new Date(now)],
  });
  return rowCount === 1;
}

/** When devices signed in for the first time since, newest first. */
export async function newDevices(tx: Tx, customerId: bigint, since: number): Promise<number[]> {
  const { rows } = await tx.query<{ first_seen_at: Date }>(
    `select first_seen_at from identity.device where customer_id = $1 and first_seen_at > $2
     order by first_seen_at desc limit 20`,
    [customerId, new Date(since)],
  );
  return rows.map((row) => row.first_seen_at.getTime());
}

export interface OpenSession {
  readonly session_id: bigint;
  readonly customer_id: bigint;
  readonly account: string;
}

/** A session that is older, or was not used for longer, is over. */
export interface Lifetime {
  readonly seenAfter: number;
  readonly openedAfter: number;
}

/** By the hashes of their tokens, in that order; null for none. */
export async function findOpenSessions(
  tx: Reader,
  tokenHashes: readonly Buffer[],
  { seenAfter, openedAfter }: Lifetime,
): Promise<(OpenSession | null)[]> {
  const { rows } = await tx.query<OpenSession & { token_hash: Buffer }>({
    name: 'identity_open_sessions',
    text: `select session.token_hash, session.id as session_id, customer.id as customer_id, customer.account
      from identity.session join identity.customer on customer.id = session.customer_id
      where session.token_hash = any ($1::bytea[])
        and session.ended_at is null and session.last_seen_at > $2 and session.created_at > $3`,
    values: [bytesArray(tokenHashes), new Date(seenAfter), new Date(openedAfter)],
  });
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  return tokenHashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
}

/** Whether it is open; it stays so until the transaction ends. */
export async function lockOpenSession(tx: Tx, sessionId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'identity_lock_session',
    text: 'select from identity.session where id = $1 and ended_at is null for share',
    values: [sessionId],
  });
  return rowCount === 1;
}

export interface SessionRow {
  readonly id: bigint;
  readonly device: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

export async function listOpenSessions(
  tx: Tx,
  customerId: bigint,
  { seenAfter, openedAfter }: Lifetime,
): Promise<SessionRow[]> {
  const { rows } = await tx.query<SessionRow>(
    `select id, device, created_at, last_seen_at from identity.session
     where customer_id = $1 and ended_at is null and last_seen_at > $2 and created_at > $3 order by id desc limit 200`,
    [customerId, new Date(seenAfter), new Date(openedAfter)],
  );
  return rows;
}

export interface SessionChoice {
  readonly customerId: bigint;
  /** Only this one, all but this one, or all. */
  readonly only?: bigint;
  readonly allBut?: bigint;
}

/** Answers the ids of the sessions that were open and no longer are. */
export async function updateSessionsEnded(
  tx: Tx,
  { customerId, only, allBut }: SessionChoice,
  reason: EndReason,
  now: number,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update identity.session set ended_at = $4, end_reason = $5
     where customer_id = $1 and ended_at is null
       and ($2::bigint is null or id = $2) and ($3::bigint is null or id <> $3)
     returning id`,
    [customerId, only ?? null, allBut ?? null, new Date(now), reason],
  );
  return rows.map((row) => row.id);
}

/** Their tokens were refused already. */
export async function updateOldSessionsEnded(tx: Tx, { seenAfter, openedAfter }: Lifetime, now: number): Promise<void> {
  await tx.query(
    `update identity.session set ended_at = $3, end_reason = 'expired'
     where ended_at is null and (last_seen_at <= $1 or created_at <= $2)`,
    [new Date(seenAfter), new Date(openedAfter), new Date(now)],
  );
}

/** Waits for nobody, or it and who ends several of them could wait for each other; what is locked is left out. */
export async function updateSessionsSeen(tx: Tx, seen: ReadonlyMap<bigint, number>): Promise<void> {
  await tx.query(
    `with free as (
       select id from identity.session where id = any ($1::bigint[]) for no key update skip locked
     )
     update identity.session set last_seen_at = greatest(session.last_seen_at, seen.at)
     from unnest($1::bigint[], $2::timestamptz[]) as seen (id, at) join free using (id) where session.id = seen.id`,
    [[...seen.keys()], [...seen.values()].map((at) => new Date(at))],
  );
}

export async function isDeviceNoticeDue(tx: Tx, sessionId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ due: boolean }>(
    'select is_device_notice_due as due from identity.session where id = $1',
    [sessionId],
  );
  return rows[0]?.due ?? false;
}

export async function clearDeviceNotice(tx: Tx, sessionId: bigint): Promise<void> {
  await tx.query('update identity.session set is_device_notice_due = false where id = $1', [sessionId]);
}
