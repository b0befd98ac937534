/** All SQL about what guards an account beside its login password. */
import type { Reader, Tx } from '../platform/database.ts';

export interface SecurityRow {
  readonly fund_password_hash: string | null;
  readonly money_out_held_until: bigint | null;
  readonly paused_until: bigint | null;
}

const NOTHING_SET: SecurityRow = { fund_password_hash: null, money_out_held_until: null, paused_until: null };

export async function findSecurity(tx: Reader, customerId: bigint): Promise<SecurityRow> {
  const { rows } = await tx.query<SecurityRow>({
    name: 'security_account',
    text: `select fund_password_hash, money_out_held_until, paused_until from security.account where customer_id = $1`,
    values: [customerId],
  });
  return rows[0] ?? NOTHING_SET;
}

/** The row, made if it is missing; nobody else changes it until the transaction ends. */
export async function lockSecurity(tx: Tx, customerId: bigint): Promise<SecurityRow> {
  await tx.query('insert into security.account (customer_id) values ($1) on conflict do nothing', [customerId]);
  await tx.query('select from security.account where customer_id = $1 for no key update', [customerId]);
  return findSecurity(tx, customerId);
}

export async function updateFundPassword(tx: Tx, customerId: bigint, passwordHash: string): Promise<void> {
  await tx.query('update security.account set fund_password_hash = $2 where customer_id = $1', [
    customerId,
    passwordHash,
  ]);
}

/** A hold that runs is never made shorter. Answers its end. */
export async function updateMoneyOutHeld(tx: Tx, customerId: bigint, until: number): Promise<number> {
  const { rows } = await tx.query<{ until: bigint }>(
    `update security.account set money_out_held_until = greatest(money_out_held_until, $2)
     where customer_id = $1 returning money_out_held_until as until`,
    [customerId, until],
  );
  return Number(rows[0]!.until);
}

export async function updatePaused(tx: Tx, customerId: bigint, until: number): Promise<void> {
  await tx.query('update security.account set paused_until = $2 where customer_id = $1', [customerId, until]);
}

export async function upsertUnlock(
  tx: Tx,
  unlock: { sessionId: bigint; customerId: bigint; until: number },
): Promise<void> {
  await tx.query(
    `insert into security.unlock (session_id, customer_id, until) values ($1, $2, $3)
     on conflict (session_id) do update set until = greatest(unlock.until, excluded.until)`,
    [unlock.sessionId, unlock.customerId, unlock.until],
  );
}

export async function deleteUnlocks(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query('delete from security.unlock where customer_id = $1', [customerId]);
}

export async function deleteOldUnlocks(tx: Tx, now: number): Promise<void> {
  await tx.query('delete from security.unlock where until <= $1', [now]);
}

/** Until when the session needs no fund password for orders; null when it needs one now. */
export async function findUnlock(tx: Reader, sessionId: bigint, now: number): Promise<number | null> {
  const { rows } = await tx.query<{ until: bigint }>(
    'select until from security.unlock where session_id = $1 and until > $2',
    [sessionId, now],
  );
  return rows[0] === undefined ? null : Number(rows[0].until);
}
