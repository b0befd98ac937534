/** All SQL about messages to phones. */
import type { Reader, Tx } from '../platform/database.ts';

export type MessageLanguage = 'en' | 'tw' | 'ko';

export interface NewMessage {
  readonly customerId: bigint | null;
  readonly language: MessageLanguage;
  readonly sealed: Buffer;
  readonly now: number;
  readonly validUntil: number;
  readonly state: 'outbox' | 'waiting';
}

/** `isReal` false writes nothing, with the same work. */
export async function insertMessage(tx: Tx, message: NewMessage, isReal: boolean): Promise<void> {
  const { customerId, language, sealed, now, validUntil, state } = message;
  await tx.query(
    `insert into messenger.message (customer_id, language, sealed, at, valid_until, state, next_attempt_at)
     select $1::bigint, $2, $3::bytea, $4::bigint, $5::bigint, $6, $4 where $7`,
    [customerId, language, sealed, now, validUntil, state, isReal],
  );
}

export interface WaitingRow {
  readonly id: bigint;
  readonly sealed: Buffer;
  readonly attempts: number;
}

/**
 * One that is due, with this attempt counted. Until the next attempt it is this process's alone; should the process end on the
 * way, it is sent again.
 */
export async function claimWaiting(
  tx: Reader,
  { now, pausesMs }: { now: number; pausesMs: readonly number[] },
): Promise<WaitingRow | null> {
  const { rows } = await tx.query<WaitingRow>(
    `update messenger.message set attempts = attempts + 1,
       next_attempt_at = $1 + ($2::bigint[])[least(attempts + 1, cardinality($2::bigint[]))]
     where id = (select id from messenger.message
       where state = 'waiting' and next_attempt_at <= $1 and valid_until > $1
       order by next_attempt_at, id limit 1 for update skip locked)
     returning id, sealed, attempts`,
    [now, pausesMs],
  );
  return rows[0] ?? null;
}

export async function endMessage(tx: Reader, id: bigint, state: 'sent' | 'failed'): Promise<void> {
  await tx.query(`update messenger.message set state = $2, sealed = null where id = $1 and state = 'waiting'`, [
    id,
    state,
  ]);
}

/** Ends what nobody took in time. Answers how many. */
export async function expireMessages(tx: Tx, now: number): Promise<number> {
  const { rowCount } = await tx.query(
    `update messenger.message set state = 'expired', sealed = null where state = 'waiting' and valid_until <= $1`,
    [now],
  );
  return rowCount ?? 0;
}

export async function deleteOldMessages(tx: Tx, before: number): Promise<void> {
  await tx.query('delete from messenger.message where at < $1', [before]);
}

export interface OutboxRow {
  readonly id: bigint;
  readonly customer: bigint | null;
  readonly account: string | null;
  readonly language: MessageLanguage;
  readonly sealed: Buffer;
  readonly at: bigint;
  readonly validUntil: bigint;
}

export async function selectOutbox(
  tx: Tx,
  { account, limit, offset }: { account: string | null; limit: number; offset: number },
): Promise<{ rows: OutboxRow[]; total: number }> {
  const from = `from messenger.message left join identity.customer on customer.id = message.customer_id
    where message.state = 'outbox' and ($1::text is null or customer.account = $1)`;
  const { rows } = await tx.query<OutboxRow>(
    `select message.id, customer.id as customer, customer.account, message.language, message.sealed, message.at,
       message.valid_until as "validUntil" ${from}
     order by message.id desc limit $2 offset $3`,
    [account, limit, offset],
  );
  const count = await tx.query<{ total: bigint }>(`select count(*) as total ${from}`, [account]);
  return { rows, total: Number(count.rows[0]!.total) };
}
